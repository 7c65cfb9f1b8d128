import type { Comment } from '../../core/record/comment.ts';
import { type DecodedRecords, decodeRecords } from '../../core/record/decode-records.ts';
import type { BegunPlace } from '../../ports/record-store.ts';
import type { ThreadReader } from './thread-reader.ts';

/** The records among comments of a thread: by their signatures, or, where records are unsigned, by who wrote them and that nobody edited. */
export async function decodeThread(
  { repo, tools, provenance }: ThreadReader,
  thread: { readonly subject: number; readonly comments: readonly Comment[]; readonly begun?: BegunPlace | undefined },
): Promise<DecodedRecords> {
  const options = { repo, subject: thread.subject, tools, ...(thread.begun === undefined ? {} : { begun: thread.begun }) };
  if (provenance === undefined) return decodeRecords(thread.comments, options);
  const { comments, ...author } = await provenance.vouch(thread.comments);
  return decodeRecords(comments, { ...options, ...author, unsigned: true });
}

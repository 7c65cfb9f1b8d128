import type { Comment } from '../../core/record/comment.ts';
import { type DecodedRecords, decodeRecords } from '../../core/record/decode-records.ts';
import type { ThreadReader } from './thread-reader.ts';

/** The records among comments of a thread: by their signatures, or, where records are unsigned, by who wrote them and that nobody edited. */
export async function decodeThread(
  { repo, tools, provenance }: ThreadReader,
  thread: { readonly subject: number; readonly comments: readonly Comment[] },
): Promise<DecodedRecords> {
  const { subject } = thread;
  if (provenance === undefined) return decodeRecords(thread.comments, { repo, subject, tools });
  const { comments, ...author } = await provenance.vouch(thread.comments);
  return decodeRecords(comments, { repo, subject, tools, ...author, unsigned: true });
}

import type { Comment } from '../../core/record/comment.ts';
import type { DecodedRecords } from '../../core/record/decode-records.ts';
import { decodeVouched } from '../../core/record/decode-vouched.ts';
import type { BegunPlace } from '../../ports/record-store.ts';
import type { ThreadReader } from './thread-reader.ts';

/** The records among comments of a thread, as a reader counts them. */
export function decodeThread(
  { repo, tools, provenance }: ThreadReader,
  {
    subject,
    comments,
    begun,
  }: { readonly subject: number; readonly comments: readonly Comment[]; readonly begun?: BegunPlace | undefined },
): Promise<DecodedRecords> {
  return decodeVouched(comments, { repo, subject, tools, provenance, ...(begun === undefined ? {} : { begun }) });
}

import type { Comment } from './comment.ts';
import { type DecodedRecords, type DecodeOptions, decodeRecords } from './decode-records.ts';

interface VouchedOptions extends Omit<DecodeOptions, 'unsigned' | 'trustedAuthor'> {
  /** Asks who wrote comments and whether anybody edited them (the port `Provenance`); there where records are unsigned alone. */
  readonly provenance?:
    | { vouch(comments: readonly Comment[]): Promise<{ readonly comments: readonly Comment[]; readonly trustedAuthor?: number }> }
    | undefined;
}

/** The records among comments of a thread: by their signatures, or, where records are unsigned, by who wrote them and that nobody edited. */
export async function decodeVouched(
  comments: readonly Comment[],
  { provenance, ...options }: VouchedOptions,
): Promise<DecodedRecords> {
  if (provenance === undefined) return decodeRecords(comments, options);
  const { comments: vouched, ...author } = await provenance.vouch(comments);
  return decodeRecords(vouched, { ...options, ...author, unsigned: true });
}

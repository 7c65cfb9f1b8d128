import type { Dispatch } from './dispatch.ts';
import type { StoredRecord } from './record.ts';

/** Records by where they stand, with the pieces of large ones, so that the reader lists nothing. */
export function nameRecords(stored: readonly StoredRecord[]): Dispatch['records'] {
  return { enc: 'located', list: stored.flatMap(({ comment, digest, pieces = [] }) => [{ id: comment, digest }, ...pieces]) };
}

import type { Dispatch } from './dispatch.ts';
import { nameRecords } from './name-records.ts';
import type { StoredRecord } from './record.ts';
import { recordLimits } from './record-limits.ts';

/** Characters of a dispatch that are left for everything but `records` and `digests`: what most need. `buildOrder` checks the whole. */
const reservedCharacters = 6_000;

/**
 * Records as they travel in a dispatch: all of them deflated while they fit, else where they stand. A record with
 * continuation pieces is always named by its place, and its pieces with it, so that the reader lists nothing.
 */
export function packRecords(stored: readonly StoredRecord[], deflate: (text: string) => string): Dispatch['records'] {
  const hasPieces = stored.some(({ pieces, envelope }) => pieces !== undefined || Reflect.has(Object(envelope), 'parts'));
  const data = hasPieces ? undefined : deflate(JSON.stringify(stored.map(({ envelope }) => envelope)));
  const digests = stored.reduce((sum, { digest }) => sum + digest.length + 3, 0);
  if (data !== undefined && data.length + digests + reservedCharacters <= recordLimits.dispatchCharacters)
    return { enc: 'deflate', data };
  return nameRecords(stored);
}

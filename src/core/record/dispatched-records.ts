import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import type { Problem } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import type { Dispatch } from './dispatch.ts';
import { bodyJsonLimits, type EnvelopeContext, recordLimits } from './envelope.ts';
import { openEnvelope } from './open-envelope.ts';
import type { StoredRecord } from './record.ts';

/** Checks that records from any source are exactly those that an order names: all of them, in order, of its run. */
export function checkDispatchedRecords(
  dispatch: Pick<Dispatch, 'run' | 'digests'>,
  records: readonly StoredRecord[],
): Result<readonly StoredRecord[], Problem> {
  const problem = findRecordMismatch(dispatch, records);
  return problem === undefined ? success(records) : failure({ code: 'BATON-E411', message: `${problem} Start the run again.` });
}

function findRecordMismatch(
  { run, digests }: Pick<Dispatch, 'run' | 'digests'>,
  records: readonly StoredRecord[],
): string | undefined {
  if (records.length !== digests.length) return `The order names ${digests.length} records, and ${records.length} came.`;
  for (const [index, { record, digest }] of records.entries()) {
    if (digest !== digests[index]) return `Record ${index + 1} is not the one that the order names (${digests[index]}).`;
    if (record.run !== run) return `Record ${index + 1} belongs to run "${record.run}" instead of "${run}".`;
    const before = records[index - 1];
    if (before !== undefined && !follows(before, record)) return `Record ${index + 1} does not follow the one before it.`;
  }
  return undefined;
}

/**
 * Returns whether one record may follow another. Records between them may be missing, because a task does not need its siblings,
 * so only direct neighbours must name each other.
 */
function follows(before: StoredRecord, { seq, prev }: StoredRecord['record']): boolean {
  if (seq === before.record.seq + 1) return prev === before.digest;
  return seq > before.record.seq;
}

/**
 * Unpacks the records in a dispatch and verifies each of them and their digests. Records that are `located` are read with
 * `RecordStore.readRecords` instead, and then checked by `checkDispatchedRecords`.
 */
export function unpackRecords(
  dispatch: Dispatch,
  context: Omit<EnvelopeContext, 'comment' | 'pieces'>,
): Result<readonly StoredRecord[], Problem> {
  const { records } = dispatch;
  if (records.enc === 'located') return unreadable('they stand in comments and have to be read from there');
  const text = context.tools.inflate(records.data, bodyJsonLimits.maxBytes);
  if (text === undefined) return unreadable('they are not deflated');
  const json = parseUntrustedJson(text, bodyJsonLimits);
  if (!json.ok || !Array.isArray(json.value)) return unreadable('they are no list');
  const opened: StoredRecord[] = [];
  for (const [index, value] of json.value.entries()) {
    const record = openEnvelope(value, context);
    if (!record.ok && record.error === 'version') return otherVersion(index);
    if (!record.ok) return unreadable(`number ${index + 1} is refused: ${record.error}`);
    opened.push(record.value);
  }
  return checkDispatchedRecords(dispatch, opened);
}

function otherVersion(index: number): Result<never, Problem> {
  const message = `Record ${index + 1} of the order was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the run again: a new run starts over.`;
  return failure({ code: 'BATON-E409', cause: 'other-version', message });
}

function unreadable(reason: string): Result<never, Problem> {
  return failure({ code: 'BATON-E410', message: `The records in the order cannot be read: ${reason}. Start the run again.` });
}

/** Lists the comments of records, including the pieces of large ones, so that the reader needs no listing. */
export function listRecordRefs(stored: readonly StoredRecord[]): Dispatch['records'] {
  return { enc: 'located', list: stored.flatMap(({ comment, digest, pieces = [] }) => [{ id: comment, digest }, ...pieces]) };
}

/**
 * The characters of a dispatch reserved for everything except `records` and `digests`; most orders need no more. `buildOrder`
 * checks the whole.
 */
const reservedCharacters = 6_000;

/**
 * Packs records for a dispatch: all of them deflated while they fit, otherwise only their comments. A record with continuation
 * pieces is always named by its comments, including those of its pieces, so that the reader needs no listing.
 */
export function packRecords(stored: readonly StoredRecord[], deflate: (text: string) => string): Dispatch['records'] {
  const hasPieces = stored.some(({ envelope }) => Reflect.has(Object(envelope), 'parts'));
  const data = hasPieces ? undefined : deflate(JSON.stringify(stored.map(({ envelope }) => envelope)));
  const digests = stored.reduce((sum, { digest }) => sum + digest.length + 3, 0);
  if (data !== undefined && data.length + digests + reservedCharacters <= recordLimits.dispatchCharacters)
    return { enc: 'deflate', data };
  return listRecordRefs(stored);
}

import { compareBy } from '../compare-by.ts';
import type { Comment } from '../trigger/comment.ts';
import type { DecodeMemory } from './decode-memory.ts';
import type { Envelope, EnvelopeContext } from './envelope.ts';
import { type OpenContext, openBody, openSignature } from './open-envelope.ts';
import { type ReadMarkers, readMarkers } from './read-markers.ts';
import type { IgnoredReason, IgnoredRecord, ReadRecords, StoredRecord } from './record.ts';

export interface DecodeOptions extends Pick<EnvelopeContext, 'repo' | 'thread' | 'tools' | 'begun'> {
  /** The account (numeric id) whose comments alone count; any account counts when absent. */
  readonly trustedAuthor?: number;
  /**
   * The config has no keys. A record then counts only if it has no signature, `trustedAuthor` wrote its comment, and the comment
   * was never edited. Without a `trustedAuthor` nothing counts.
   */
  readonly unsigned?: boolean;
  /** The memory of what the same tools have decoded before. */
  readonly memory?: DecodeMemory;
}

/**
 * A genuine record of a kind or version that this code does not know (`version` in `ignored`). It has its place in the chain, but
 * nothing of it is read. This version of Baton cannot continue a run that has one.
 */
export interface UnreadableRecord {
  readonly envelope: Envelope;
  readonly digest: string;
  readonly comment: number;
}

export interface DecodedRecords extends ReadRecords {
  readonly aside: readonly UnreadableRecord[];
  /** Comments with a genuine record whose continuation pieces are not among the comments (`malformed` in `ignored`). */
  readonly incomplete: readonly number[];
  /** The runs that ignored records name, whether that is true or not. */
  readonly claims: readonly { readonly comment: number; readonly run: string }[];
}

interface DecodingState {
  readonly records: StoredRecord[];
  readonly aside: UnreadableRecord[];
  readonly ignored: IgnoredRecord[];
  readonly incomplete: number[];
  readonly claims: { comment: number; run: string }[];
  /** The places in a run that are occupied: by `seq`, and by task, execution and kind. An execution may have several records of children. */
  readonly taken: Set<string>;
  /**
   * Digests of records whose place was occupied. Records that continue them were written to be read with them, and do not count
   * either.
   */
  readonly displaced: Set<string>;
  /** Digests of records that count. A copy of such a record displaces nothing. */
  readonly counted: Set<string>;
}

/**
 * Decodes the records of a thread. A record that is foreign, changed, moved or copied is ignored with its reason, and is never an
 * error. Of two records for one place, the one in the earlier comment counts.
 */
export function decodeRecords(comments: readonly Comment[], options: DecodeOptions): DecodedRecords {
  const markers = readMarkers(comments, options);
  const found: DecodingState = {
    records: [],
    aside: [],
    ignored: [...markers.ignored],
    incomplete: [],
    claims: [],
    taken: new Set(),
    displaced: new Set(),
    counted: new Set(),
  };
  for (const envelope of markers.envelopes) {
    const { id: comment, createdAt: writtenAt } = envelope.comment;
    const context = { ...options, comment, writtenAt, pieces: markers.pieces };
    const reason = checkUnsignedComment(envelope, options) ?? collectRecord(found, envelope.value, context);
    if (reason !== undefined) addIgnored(found, { comment, reason }, envelope.value);
  }
  const { records, aside, ignored, incomplete, claims } = found;
  return {
    records: records.sort(compareRecords),
    aside,
    ignored: ignored.sort(compareBy(({ comment }) => comment)),
    incomplete,
    claims,
  };
}

/** Notes a record as ignored, with the run that it names, although none of it is verified. */
function addIgnored(found: DecodingState, ignored: IgnoredRecord, value: unknown): void {
  found.ignored.push(ignored);
  const run: unknown = Reflect.get(Object(value), 'run');
  if (typeof run === 'string') found.claims.push({ comment: ignored.comment, run });
}

/** Returns why a comment cannot hold an unsigned record. A record with a signature is left to the check of signatures. */
function checkUnsignedComment(
  { value, comment }: ReadMarkers['envelopes'][number],
  { unsigned, trustedAuthor }: DecodeOptions,
): IgnoredReason | undefined {
  if (unsigned !== true || Reflect.has(Object(value), 'sig') || Reflect.has(Object(value), 'key')) return undefined;
  if (trustedAuthor === undefined) return 'author';
  return comment.lastEditedAt === null ? undefined : 'edited';
}

function collectRecord(
  found: DecodingState,
  value: unknown,
  context: OpenContext & { readonly comment: number },
): IgnoredReason | undefined {
  const signed = openSignature(value, context);
  if (!signed.ok) return signed.error;
  const { envelope, digest } = signed.value;
  const { begun, pieces, comment } = context;
  if (begun?.run === envelope.run && comment < begun.comment) return 'binding';
  if (envelope.parts?.some((part) => pieces?.has(part) !== true) === true) {
    found.incomplete.push(comment);
    return 'malformed';
  }
  const opened = openBody(signed.value, context);
  if (!opened.ok && opened.error !== 'version') return opened.error;
  if (found.displaced.has(envelope.prev) || !occupyPlace(found.taken, envelope)) {
    if (!found.counted.has(digest)) found.displaced.add(digest);
    return 'duplicate';
  }
  found.counted.add(digest);
  if (opened.ok) found.records.push(opened.value);
  else found.aside.push({ envelope, digest, comment });
  return opened.ok ? undefined : opened.error;
}

function occupyPlace(taken: Set<string>, { run, seq, task, execution, kind }: Envelope): boolean {
  const own = kind === 'child' ? [] : [JSON.stringify([run, task, execution, kind])];
  const places = [JSON.stringify([run, seq]), ...own];
  if (places.some((place) => taken.has(place))) return false;
  for (const place of places) taken.add(place);
  return true;
}

/** Orders records as readers return them: by run, then by `seq`. */
export const compareRecords = compareBy<StoredRecord>(
  ({ record }) => record.run,
  ({ record }) => record.seq,
);

interface VouchedOptions extends Omit<DecodeOptions, 'unsigned' | 'trustedAuthor'> {
  /**
   * The port `Provenance`, which asks GitHub who wrote comments and whether they were edited; given only where records are
   * unsigned.
   */
  readonly provenance?:
    | {
        readEdits(
          comments: readonly Comment[],
        ): Promise<{ readonly comments: readonly Comment[]; readonly trustedAuthor?: number }>;
      }
    | undefined;
}

/**
 * Decodes the records in comments of a thread. Signed records count by their signature, unsigned ones by their author and by the
 * absence of edits.
 */
export async function decodeThreadRecords(
  comments: readonly Comment[],
  { provenance, ...options }: VouchedOptions,
): Promise<DecodedRecords> {
  if (provenance === undefined) return decodeRecords(comments, options);
  const { comments: vouched, ...author } = await provenance.readEdits(comments);
  return decodeRecords(vouched, { ...options, ...author, unsigned: true });
}

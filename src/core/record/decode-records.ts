import type { Comment } from '../trigger/comment.ts';
import type { DecodePorts, Envelope, EnvelopeContext, Piece } from './envelope.ts';
import { openBody, openSignature } from './open-envelope.ts';
import { type ReadMarkers, readMarkers } from './read-markers.ts';
import type { IgnoredReason, IgnoredRecord, ReadRecords, StoredRecord } from './record.ts';

export interface DecodeOptions {
  readonly repo: number;
  readonly thread: number;
  readonly tools: DecodePorts;
  /** When given, only comments of this account (numeric id) count, whatever they hold. */
  readonly trustedAuthor?: number;
  /**
   * The config has no keys: a record counts if it has no signature, `trustedAuthor` wrote its comment, and that was never
   * edited. Nothing counts without a `trustedAuthor`.
   */
  readonly unsigned?: boolean;
  /** The run that is read, and the comment of its first record: what stands in a lower one is of another run of that name. */
  readonly begun?: EnvelopeContext['begun'];
}

/**
 * A genuine record of a kind or version that we do not know (`version` in `ignored`): it has its place in the chain, and
 * nothing of it is read. A run that holds one cannot be carried on by us.
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
  /** Runs that ignored records say they are of, true or not. */
  readonly claims: readonly { readonly comment: number; readonly run: string }[];
}

interface Found {
  readonly records: StoredRecord[];
  readonly aside: UnreadableRecord[];
  readonly ignored: IgnoredRecord[];
  readonly incomplete: number[];
  readonly claims: { comment: number; run: string }[];
  /** Places in a run that are taken: by `seq`, and by task, execution and kind. */
  readonly taken: Set<string>;
  /** Digests of records whose place was taken: those that continue them were written to be read with them. */
  readonly displaced: Set<string>;
  /** Digests of records that count: a copy of one displaces nothing. */
  readonly counted: Set<string>;
}

/**
 * Reads the records of a thread. What is not ours, was changed, moved or copied is ignored with its reason, never an
 * error. Of two records for one place the one in the lower comment counts.
 */
export function decodeRecords(comments: readonly Comment[], options: DecodeOptions): DecodedRecords {
  const markers = readMarkers(comments, options);
  const found: Found = {
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
    const reason = findDoubt(envelope, options) ?? collect(found, envelope.value, context);
    if (reason !== undefined) ignore(found, { comment, reason }, envelope.value);
  }
  const { records, aside, ignored, incomplete, claims } = found;
  return { records: records.sort(byPlace), aside, ignored: ignored.sort((a, b) => a.comment - b.comment), incomplete, claims };
}

/** Keeps which run the record says it is of, although nothing is known to be true of it. */
function ignore(found: Found, ignored: IgnoredRecord, value: unknown): void {
  found.ignored.push(ignored);
  const run: unknown = Reflect.get(Object(value), 'run');
  if (typeof run === 'string') found.claims.push({ comment: ignored.comment, run });
}

/** Why a comment cannot stand for an unsigned record. What has a signature is left to those who look at signatures. */
function findDoubt(
  { value, comment }: ReadMarkers['envelopes'][number],
  { unsigned, trustedAuthor }: DecodeOptions,
): IgnoredReason | undefined {
  if (unsigned !== true || Reflect.has(Object(value), 'sig') || Reflect.has(Object(value), 'key')) return undefined;
  if (trustedAuthor === undefined) return 'author';
  return comment.lastEditedAt === null ? undefined : 'edited';
}

function collect(
  found: Found,
  value: unknown,
  context: EnvelopeContext & { readonly comment: number },
): IgnoredReason | undefined {
  const signed = openSignature(value, context);
  if (!signed.ok) return signed.error;
  const { envelope, digest } = signed.value;
  if (isBefore(envelope, context)) return 'binding';
  if (lacksPieces(envelope, context.pieces)) {
    found.incomplete.push(context.comment);
    return 'malformed';
  }
  const opened = openBody(signed.value, context);
  if (!opened.ok && opened.error !== 'version') return opened.error;
  if (found.displaced.has(envelope.prev) || !take(found.taken, envelope)) {
    if (!found.counted.has(digest)) found.displaced.add(digest);
    return 'duplicate';
  }
  found.counted.add(digest);
  if (opened.ok) found.records.push(opened.value);
  else found.aside.push({ envelope, digest, comment: context.comment });
  return opened.ok ? undefined : opened.error;
}

function isBefore({ run }: Envelope, { begun, comment }: EnvelopeContext & { readonly comment: number }): boolean {
  return begun?.run === run && comment < begun.comment;
}

function lacksPieces({ parts = [] }: Envelope, pieces?: ReadonlyMap<string, Piece>): boolean {
  return parts.some((part) => pieces?.has(part) !== true);
}

function take(taken: Set<string>, { run, seq, task, execution, kind }: Envelope): boolean {
  const places = [JSON.stringify([run, seq]), JSON.stringify([run, task, execution, kind])];
  if (places.some((place) => taken.has(place))) return false;
  for (const place of places) taken.add(place);
  return true;
}

function byPlace(a: StoredRecord, b: StoredRecord): number {
  if (a.record.run !== b.record.run) return a.record.run < b.record.run ? -1 : 1;
  return a.record.seq - b.record.seq;
}

interface VouchedOptions extends Omit<DecodeOptions, 'unsigned' | 'trustedAuthor'> {
  /** Asks who wrote comments and whether anybody edited them (the port `Provenance`); there where records are unsigned alone. */
  readonly provenance?:
    | {
        readEdits(
          comments: readonly Comment[],
        ): Promise<{ readonly comments: readonly Comment[]; readonly trustedAuthor?: number }>;
      }
    | undefined;
}

/** The records among comments of a thread: by their signatures, or, where records are unsigned, by who wrote them and that nobody edited. */
export async function decodeThreadRecords(
  comments: readonly Comment[],
  { provenance, ...options }: VouchedOptions,
): Promise<DecodedRecords> {
  if (provenance === undefined) return decodeRecords(comments, options);
  const { comments: vouched, ...author } = await provenance.readEdits(comments);
  return decodeRecords(vouched, { ...options, ...author, unsigned: true });
}

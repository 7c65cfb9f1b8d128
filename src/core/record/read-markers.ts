import { z } from 'zod';
import { compareBy } from '../compare-by.ts';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { type BlockTracker, createBlockTracker } from '../markdown/block-tracker.ts';
import type { Comment } from '../trigger/comment.ts';
import type { DecodeMemory, MarkerContent } from './decode-memory.ts';
import { markerEnd, markerStart } from './encode-record.ts';
import { type DecodePorts, envelopeJsonLimits, type Piece, recordLimits } from './envelope.ts';
import type { IgnoredReason, IgnoredRecord } from './record.ts';

/** A marker line of a comment: its JSON text, or the reason why it is not a marker. */
export type ScannedMarker =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'ignored'; readonly reason: Extract<IgnoredReason, 'quoted' | 'version' | 'malformed'> };

/**
 * Finds the markers in a comment in one pass. A marker counts only on a line of its own, at column 0, outside of fenced code;
 * markers in quotes, lists, indented code and running text are `quoted`.
 */
function scanMarkers(body: string): readonly ScannedMarker[] {
  if (!mentionsMarker(body)) return [];
  if (body.length > recordLimits.scannedCharacters) return [{ kind: 'ignored', reason: 'malformed' }];
  const tracker = createBlockTracker();
  const markers: ScannedMarker[] = [];
  for (const line of body.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (mentionsMarker(line)) markers.push(scanLine(line, tracker));
    tracker.next(line);
  }
  return markers;
}

/** Returns whether a comment may hold a record: it has a marker in a valid position that is not a piece of a larger record. */
export function holdsEnvelope(body: string): boolean {
  return scanMarkers(body).some((marker) => marker.kind === 'json' && !marker.text.startsWith('{"kind":"part"'));
}

function mentionsMarker(text: string): boolean {
  return text.includes('<!--') && text.toLowerCase().includes(markerStart);
}

function scanLine(line: string, tracker: BlockTracker): ScannedMarker {
  if (tracker.isInFence()) return { kind: 'ignored', reason: 'quoted' };
  const trimmed = line.trimEnd();
  if (!trimmed.startsWith(markerStart)) {
    const isMisspelt = trimmed.toLowerCase().startsWith(markerStart);
    return { kind: 'ignored', reason: isMisspelt ? 'malformed' : 'quoted' };
  }
  const space = trimmed.indexOf(' ', markerStart.length);
  const version = space < 0 ? '' : trimmed.slice(markerStart.length, space);
  if (!/^[0-9]{1,9}$/.test(version)) return { kind: 'ignored', reason: 'malformed' };
  if (version !== '1') return { kind: 'ignored', reason: 'version' };
  if (!trimmed.endsWith(markerEnd)) return { kind: 'ignored', reason: 'malformed' };
  return { kind: 'json', text: trimmed.slice(space + 1, trimmed.length - markerEnd.length) };
}

/** The contents of the markers of a thread, in order of their comments, before any signature was checked. */
export interface ReadMarkers {
  readonly envelopes: readonly { readonly value: unknown; readonly comment: Comment }[];
  /** The pieces by the computed digest of their text, so that a forged piece cannot replace a real one. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly ignored: readonly IgnoredRecord[];
}

const pieceSchema = z.object({ kind: z.literal('part'), sha256: z.string(), body: z.string() });

interface MarkerOptions {
  readonly tools: Pick<DecodePorts, 'sha256'>;
  readonly trustedAuthor?: number;
  readonly memory?: DecodeMemory | undefined;
}

/** Finds and parses the markers of a thread. Comments of accounts other than `trustedAuthor` are not parsed at all. */
export function readMarkers(comments: readonly Comment[], { tools, trustedAuthor, memory }: MarkerOptions): ReadMarkers {
  const envelopes: { value: unknown; comment: Comment }[] = [];
  const pieces = new Map<string, Piece>();
  const ignored: IgnoredRecord[] = [];
  for (const comment of comments.toSorted(compareBy(({ id }) => id))) {
    const { id, body, author } = comment;
    const isTrusted = trustedAuthor === undefined || author?.id === trustedAuthor;
    const read = () => scanMarkers(body).map((marker) => readContent(marker, tools));
    const own = () => memory?.contentsOf(body, read) ?? read();
    for (const content of isTrusted ? own() : scanMarkers(body).map(ignoreForeignMarker)) {
      if (content.kind === 'envelope') envelopes.push({ value: content.value, comment });
      else if (content.kind === 'piece') addFirst(pieces, content.digest, { text: content.text, comment: id });
      else ignored.push({ comment: id, reason: content.reason });
    }
  }
  return { envelopes, pieces, ignored };
}

/** Adds a piece unless it is known. The first comment counts, because a copy that somebody made later may be deleted. */
function addFirst(pieces: Map<string, Piece>, digest: string, piece: Piece): void {
  if (!pieces.has(digest)) pieces.set(digest, piece);
}

/** Returns the reason to ignore a marker of another author. A quote stays a quote, whoever wrote it. */
function ignoreForeignMarker(marker: ScannedMarker): MarkerContent {
  return { kind: 'ignored', reason: marker.kind === 'ignored' && marker.reason === 'quoted' ? 'quoted' : 'author' };
}

function readContent(marker: ScannedMarker, tools: Pick<DecodePorts, 'sha256'>): MarkerContent {
  if (marker.kind === 'ignored') return marker;
  const parsed = parseUntrustedJson(marker.text, envelopeJsonLimits);
  if (!parsed.ok) return { kind: 'ignored', reason: 'malformed' };
  if (!isPiece(parsed.value)) return { kind: 'envelope', value: parsed.value };
  const piece = pieceSchema.safeParse(parsed.value);
  const digest = piece.success ? tools.sha256(piece.data.body) : '';
  if (!piece.success || digest !== piece.data.sha256) return { kind: 'ignored', reason: 'malformed' };
  return { kind: 'piece', digest, text: piece.data.body };
}

function isPiece(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'part';
}

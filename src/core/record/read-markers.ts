import { z } from 'zod';
import { parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import type { Comment } from './comment.ts';
import type { Piece } from './envelope-context.ts';
import type { IgnoredReason, IgnoredRecord } from './record.ts';
import { envelopeJsonLimits } from './record-limits.ts';
import type { ReadTools } from './record-tools.ts';
import { type ScannedMarker, scanMarkers } from './scan-markers.ts';

/** What the markers of a thread hold, in order of their comments, before any signature was checked. */
export interface ReadMarkers {
  readonly envelopes: readonly { readonly value: unknown; readonly comment: Comment }[];
  /** By the digest of their text as computed, so that a forged one cannot take the place of a real one. */
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly ignored: readonly IgnoredRecord[];
}

const pieceSchema = z.object({ kind: z.literal('part'), sha256: z.string(), body: z.string() });

type Content =
  | { readonly kind: 'envelope'; readonly value: unknown }
  | { readonly kind: 'piece'; readonly digest: string; readonly text: string }
  | { readonly kind: 'ignored'; readonly reason: IgnoredReason };

/** Finds and parses the markers of a thread. Comments of other accounts than `trustedAuthor` are not parsed at all. */
export function readMarkers(
  comments: readonly Comment[],
  { tools, trustedAuthor }: { readonly tools: Pick<ReadTools, 'sha256'>; readonly trustedAuthor?: number },
): ReadMarkers {
  const envelopes: { value: unknown; comment: Comment }[] = [];
  const pieces = new Map<string, Piece>();
  const ignored: IgnoredRecord[] = [];
  for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
    const { id, body, author } = comment;
    const isTrusted = trustedAuthor === undefined || author?.id === trustedAuthor;
    for (const marker of scanMarkers(body)) {
      const content = isTrusted ? readContent(marker, tools) : refuseAuthor(marker);
      if (content.kind === 'envelope') envelopes.push({ value: content.value, comment });
      else if (content.kind === 'piece') addFirst(pieces, content.digest, { text: content.text, comment: id });
      else ignored.push({ comment: id, reason: content.reason });
    }
  }
  return { envelopes, pieces, ignored };
}

/** A copy that somebody made later may be gone tomorrow. */
function addFirst(pieces: Map<string, Piece>, digest: string, piece: Piece): void {
  if (!pieces.has(digest)) pieces.set(digest, piece);
}

/** A quote is a quote, whoever made it. */
function refuseAuthor(marker: ScannedMarker): Content {
  return { kind: 'ignored', reason: marker.kind === 'ignored' && marker.reason === 'quoted' ? 'quoted' : 'author' };
}

function readContent(marker: ScannedMarker, tools: Pick<ReadTools, 'sha256'>): Content {
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

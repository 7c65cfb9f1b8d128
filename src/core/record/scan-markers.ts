import { type BlockTracker, createBlockTracker } from './block-tracker.ts';
import type { IgnoredReason } from './record.ts';
import { recordLimits } from './record-limits.ts';
import { markerEnd, markerStart } from './render-marker.ts';

/** A marker line of a comment: its JSON text, or why it is none. */
export type ScannedMarker =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'ignored'; readonly reason: Extract<IgnoredReason, 'quoted' | 'version' | 'malformed'> };

/**
 * Finds markers in a comment in one pass. One counts only as a line of its own, at column 0, outside of fenced code;
 * markers in quotes, lists, indented code and running text are `quoted`.
 */
export function scanMarkers(body: string): readonly ScannedMarker[] {
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

/** Whether a comment may hold a record: a marker that counts by its place and is no piece of a larger one. */
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

import { escapeMarkerJson } from './escape-marker-json.ts';

export const markerStart = '<!-- baton:';
export const markerEnd = ' -->';

/** One line of hidden text that holds a JSON value. */
export function renderMarker(value: unknown): string {
  return `${markerStart}1 ${escapeMarkerJson(JSON.stringify(value))}${markerEnd}`;
}

/** Whether a marker of ours is a continuation piece. */
export function isPieceMarker(marker: string): boolean {
  return marker.startsWith(`${markerStart}1 {"kind":"part",`);
}

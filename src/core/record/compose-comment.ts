import { utf8Length } from '../json/utf8-length.ts';
import { fitVisible } from './fit-visible.ts';
import { recordLimits } from './record-limits.ts';
import { isPieceMarker } from './render-marker.ts';

export interface ComposedComment {
  /** In the order in which they must be posted: continuation pieces first, so that no record is ever without them. */
  readonly comments: readonly string[];
  /** The last of them, with what people read and the records themselves. */
  readonly main: string;
}

/** Puts Markdown for people and the markers of one or more records into comments. The last one is the main comment. */
export function composeComment({
  visible,
  markers,
}: {
  readonly visible: string;
  readonly markers: readonly string[];
}): ComposedComment {
  const pieces = markers.filter(isPieceMarker);
  const hidden = markers
    .filter((marker) => !isPieceMarker(marker))
    .map((marker) => `\n\n${marker}`)
    .join('');
  const main = fitVisible(visible, recordLimits.commentBytes - utf8Length(hidden)) + hidden;
  const continuations = pieces.map((piece, index) => `${renderPieceLine(index + 1, pieces.length)}\n\n${piece}`);
  return { comments: [...continuations, main], main };
}

function renderPieceLine(number: number, count: number): string {
  return `_Part ${number} of ${count} of a large record, which follows below. Nothing to read here._`;
}

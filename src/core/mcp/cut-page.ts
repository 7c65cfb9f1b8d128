export interface Page {
  readonly text: string;
  /** Where it begins, from 0, and how much there is, in code points. */
  readonly offset: number;
  readonly total: number;
  /** Offset of the page after this one; absent on the last one. */
  readonly next?: number;
}

/** About 4,000 tokens: more at once would take the room that the agent needs for its work, and some CLIs cut it unsaid. */
export const pageCodePoints = 16_384;

/** A piece of a long text, whole characters only. */
export function cutPage(text: string, offset: number): Page {
  const points = Array.from(text);
  const end = offset + pageCodePoints;
  const page = { text: points.slice(offset, end).join(''), offset, total: points.length };
  return end < points.length ? { ...page, next: end } : page;
}

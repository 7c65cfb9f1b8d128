export interface TruncateOptions {
  /** The end of the text that is kept. */
  readonly keep?: 'start' | 'end';
  /** The text that replaces the missing part. It counts towards the limit. */
  readonly mark?: string;
}

/** Shortens a text to at most `max` code points, including the mark of the cut. Never splits a surrogate pair. */
export function truncateCodePoints(text: string, max: number, { keep = 'start', mark = '…' }: TruncateOptions = {}): string {
  if (text.length <= max) return text;
  const points = Array.from(text);
  if (points.length <= max) return text;
  const marks = Array.from(mark).slice(0, max);
  const room = max - marks.length;
  const cut = marks.join('');
  return keep === 'start' ? points.slice(0, room).join('') + cut : cut + points.slice(points.length - room).join('');
}

/**
 * Returns the length as a person would count it: an emoji outside the basic plane counts as one, and so does a lone surrogate.
 */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

import type { CodeSpan } from './fenced-code.ts';

/** A stretch of a text. */
export type Stretch = CodeSpan;

/** A stretch of a text and what stays of it. */
export interface Edit extends Stretch {
  readonly rest: string;
}

/** Returns the text with the edits made, and their number. An edit inside an earlier one is not made. */
export function applyEdits(text: string, edits: readonly Edit[]): { readonly text: string; readonly parts: number } {
  const kept: string[] = [];
  let at = 0;
  let parts = 0;
  for (const { start, end, rest } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    kept.push(text.slice(at, start), rest);
    at = end;
    parts += 1;
  }
  return { text: kept.join('') + text.slice(at), parts };
}

/** Returns what begins outside code, in order. */
export function excludeCode<T extends Pick<CodeSpan, 'start'>>(found: readonly T[], codes: readonly CodeSpan[]): readonly T[] {
  let next = 0;
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }) => {
      while ((codes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      return start < (codes[next]?.start ?? Number.POSITIVE_INFINITY);
    });
}

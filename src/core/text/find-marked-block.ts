/** Blocks that agents print between markers (DESIGN 4.3); the older names are aliases. */
const prefixes = ['BATON', 'KELOS'] as const;
const anyMarker = /^---(?:BATON|KELOS)_(HANDOFF|OUTPUTS)_(?:START|END)---$/;

/**
 * The lines between the last complete pair of markers, wherever in the text it stands (H-22, H-28). A marker is a line of its
 * own; indentation does not matter. Blocks of the other kind inside are left out (H-26).
 */
export function findMarkedBlock(text: string, kind: 'HANDOFF' | 'OUTPUTS'): readonly string[] | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  const pairs = prefixes.flatMap((prefix) => findLastPair(lines, `---${prefix}_${kind}`));
  const last = pairs.sort((a, b) => a.end - b.end).at(-1);
  return last === undefined ? undefined : dropForeign(lines.slice(last.start + 1, last.end), kind);
}

function findLastPair(lines: readonly string[], name: string): readonly { readonly start: number; readonly end: number }[] {
  let start: number | undefined;
  let pair: { readonly start: number; readonly end: number } | undefined;
  for (const [at, line] of lines.entries()) {
    const marker = line.trim();
    if (marker === `${name}_START---`) start = at;
    if (marker !== `${name}_END---` || start === undefined) continue;
    pair = { start, end: at };
    start = undefined;
  }
  return pair === undefined ? [] : [pair];
}

function dropForeign(lines: readonly string[], kind: 'HANDOFF' | 'OUTPUTS'): readonly string[] {
  const other = kind === 'HANDOFF' ? 'OUTPUTS' : 'HANDOFF';
  const inner = prefixes.flatMap((prefix) => findLastPair(lines, `---${prefix}_${other}`));
  const isInside = (at: number): boolean => inner.some((pair) => pair.start <= at && at <= pair.end);
  return lines.filter((line, at) => !isInside(at) && !anyMarker.test(line.trim()));
}

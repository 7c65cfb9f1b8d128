/** The most quotes in quotes or lists in lists that people write. The parser calls itself for each, and its stack has an end. */
const deepest = 50;
/** The most signs of emphasis in one paragraph: the parser compares each with each. */
const mostSigns = 5_000;

/**
 * Returns whether Markdown of others would stop the parser, or keep it busy for minutes. Such a text is shown as it stands:
 * nobody wrote it to be read.
 */
export function isTangled(text: string): boolean {
  const paragraphs = text.split(/\n\s*\n/);
  return text.split('\n').some(isDeep) || paragraphs.some((one) => (one.match(/[*_~]/g)?.length ?? 0) > mostSigns);
}

/** Counts the quotes and items that a line begins in, and the lists that its indentation may stand in. */
function isDeep(line: string): boolean {
  const [start = ''] = /^(?:[\s>*+-]|\d{1,9}[.)])*/.exec(line) ?? [];
  const begun = start.match(/>|(?:[*+-]|\d[.)])(?=\s)/g)?.length ?? 0;
  const indented = begun > 0 ? start.search(/\S/) / 2 : 0;
  return begun + indented > deepest;
}

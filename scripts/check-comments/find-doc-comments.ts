export interface DocComment {
  /** The text without stars, on one line. */
  readonly text: string;
  /** 1-based line on which the text begins. */
  readonly line: number;
  /** The first line of the code that the comment belongs to. */
  readonly code: string;
}

/** A comment that begins its line: `/**` inside of a string, such as a glob, is none. */
const docComment = /^[ \t]*\/\*\*(?=\s)([\s\S]*?)\*\//gm;

/** Finds the doc comments of a file, in their order. */
export function findDocComments(source: string): readonly DocComment[] {
  return [...source.matchAll(docComment)].map((match) => {
    const raw = match[1] ?? '';
    const begin = match.index + match[0].length - raw.length - '*/'.length + raw.search(/[^\s*]/);
    return {
      text: raw
        .replace(/^\s*\*?\s?/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
      line: source.slice(0, begin).split('\n').length,
      code: firstLineOfCode(source.slice(match.index + match[0].length)),
    };
  });
}

/** Returns the first line that is code: between a doc comment and its function a line comment may stand. */
function firstLineOfCode(rest: string): string {
  const lines = rest.split('\n').map((row) => row.trim());
  return lines.find((row) => row !== '' && !row.startsWith('//')) ?? '';
}

import type { YAMLError } from 'yaml';

type Describe = (place: { readonly line: string; readonly words: string }) => string;

/** Matches a key and the rest of its line, which may follow the dash of a list. */
const keyAndValue = /^\s*(?:- )?([\w-]+):\s+(.*)$/;

/** Sentences for what people get wrong most often. The library's words stand for everything else. */
const sentences: Partial<Record<YAMLError['code'], Describe>> = {
  TAB_AS_INDENT: () => 'Tabs are not allowed as indentation; indent with spaces.',
  BLOCK_AS_IMPLICIT_KEY: ({ line }) => {
    const quoted = /: \S.*: /.test(line) ? quoteValue(line) : undefined;
    if (quoted !== undefined) return `A text with \`: \` in it must be in quotes; quote it: \`${quoted}\`.`;
    return 'The next lines are indented as if they belonged to this value; put them below its key, or indent them like it.';
  },
  NON_STRING_KEY: ({ line }) => {
    const quoted = line.includes('{{') ? quoteValue(line) : undefined;
    return quoted === undefined
      ? 'A key must be text; put it in quotes.'
      : `A text that begins with \`{{\` must be in quotes; quote it: \`${quoted}\`.`;
  },
  BAD_SCALAR_START: ({ line, words }) => {
    const sign = /character (\S)$/.exec(words)?.[1] ?? '';
    return `A text cannot begin with ${sign === '`' ? 'a backtick' : `\`${sign}\``}; quote it: \`${quoteValue(line) ?? `"${line.trim()}"`}\`.`;
  },
  UNEXPECTED_TOKEN: ({ line, words }) => {
    const quoted = words.includes('at node end') && /:\s+["'[{]/.test(line) ? quoteValue(line) : undefined;
    if (quoted !== undefined) return `There is more text behind the value of this line; quote all of it: \`${quoted}\`.`;
    if (words.includes('block-seq-ind')) return 'A list begins on the line below its key; move `- ` there.';
    return 'This line fits nothing before it: a key needs a colon, and a list has no keys beside it.';
  },
  BAD_INDENT: ({ words }) =>
    /end with a (.)$/.test(words)
      ? `A bracket is not closed: \`${words.slice(-1)}\` is missing.`
      : 'This line is indented differently from the lines that it belongs to; indent it like them.',
  MISSING_CHAR: ({ words }) =>
    words.startsWith('Implicit map keys') ? 'A colon and a value are missing after this key.' : 'A closing quote is missing.',
  BAD_DQ_ESCAPE: ({ words }) =>
    `${words.replace('Invalid escape sequence', 'There is no escape')} in double quotes; write the text in single quotes.`,
};

/** Returns a sentence about a fault of YAML that says what to write instead. */
export function describeSyntaxError(error: YAMLError, text: string): string {
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const [line = ''] = text.slice(start).split(/\r?\n/, 1);
  const sentence = sentences[error.code]?.({ line, words: error.message });
  return sentence === undefined ? `The file is not valid YAML: ${error.message}.` : `The file is not valid YAML. ${sentence}`;
}

/** Returns the line with its value in quotes; undefined if it has none. Long values are cut. */
function quoteValue(line: string): string | undefined {
  const [, key, value = ''] = keyAndValue.exec(line) ?? [];
  if (key === undefined || value === '') return undefined;
  const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value.trimEnd();
  if (!shown.includes('"')) return `${key}: "${shown}"`;
  return shown.includes("'") ? undefined : `${key}: '${shown}'`;
}

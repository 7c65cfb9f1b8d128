/**
 * This folder holds functions on characters and strings that know nothing of Markdown, records or runs: lengths in code points,
 * patterns, times, and text made safe for one line, for a terminal or for a job's log.
 */

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * Returns the text on one line: every line break, with the white space around it, becomes one space. A single line is not
 * changed.
 */
export function flattenText(text: string): string {
  const [only, ...more] = text.split(lineBreak);
  if (only !== undefined && more.length === 0) return only;
  return text
    .split(lineBreak)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/**
 * Matches colour and cursor codes; titles, links and other strings, which end with a bell or a string terminator; and short
 * sequences. Both the two characters and the one of C1 that begin them are known. Of a string that does not end in its line only
 * the beginning is matched, so that no text after it is lost, and of several escapes in a row only the last one begins a code.
 */
export const terminalCodes = new RegExp(
  [
    '(?:\\x1b\\[|\\x9b)[0-9:;<=>?]*[ -/]*[@-~]',
    '(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])(?:[^\\x00-\\x1f\\x7f-\\x9f]*(?:\\x07|\\x9c|\\x1b\\\\))?',
    '\\x1b(?:[ -/]?[0-~]|(?=\\x1b))',
  ].join('|'),
  'g',
);

/** Returns the text without the control sequences of terminals. */
export function stripAnsi(text: string): string {
  return text.replace(terminalCodes, '');
}

const joinedScripts = [
  ...['Arabic', 'Syriac', 'Nko', 'Mandaic', 'Mongolian', 'Phags_Pa', 'Manichaean', 'Adlam', 'Hanifi_Rohingya', 'Devanagari'],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Tibetan', 'Myanmar'],
  ...['Khmer', 'Balinese', 'Javanese', 'Sundanese', 'Meetei_Mayek', 'Brahmi', 'Grantha', 'Newa', 'Tirhuta', 'Chakma'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Patterns of what a script or an emoji needs: joiners between letters, joiners and selectors of emoji, and blanks of Braille. */
const needed = [
  '[\\t\\n\\r]',
  '\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?\\u200D(?=\\p{Extended_Pictographic})',
  `[${joinedScripts}][\\u200C\\u200D](?=[${joinedScripts}])`,
  '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]',
  '[0-9#*]\\uFE0F(?=\\u20E3)',
  '[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])',
];

/**
 * Matches every character that is stored but not shown (T07): control characters except tab and line ends, interlinear
 * annotations, the blank of Braille, and all that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional
 * marks, variation selectors, and the tag block that mirrors ASCII. A joiner or a selector that a script or an emoji needs is not
 * matched, one for each place, so that no row of them can carry text.
 */
export const invisibleCharacters = new RegExp(
  `[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\uFFF9-\\uFFFB\\u2800](?<!${needed.join('|')})`,
  'gu',
);

/**
 * Matches colour and cursor codes, and short sequences. Titles, links and other strings are left: they hold words, and somebody may
 * decide by what is shown.
 */
const colourCodes = new RegExp(
  ['(?:\\x1b\\[|\\x9b)[0-9:;<=>?]{0,30}[ -/]{0,2}[@-~]', '\\x1b(?![\\]PX^_])[ -/]?[0-~]'].join('|'),
  'g',
);

/** Returns the text without colour codes, whose rest would be seen, and without invisible characters. Lone surrogates become U+FFFD. */
export function stripInvisible(text: string, remove = (): string => ''): string {
  return text.toWellFormed().replace(colourCodes, remove).replace(invisibleCharacters, remove);
}

/** Returns whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return text.replace(invisibleCharacters, '').trim() !== '';
}

/** Returns the text of a comment in a form for comparison: GitHub may store other line ends and drop blanks at the ends. */
export function normaliseBody(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

/** Renders an argument for a shell, between quotes where it needs them. */
export function quoteArgument(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns names as a comma-separated list of code spans, for the text of a message. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

const mostNames = 10;

/** Returns the first ten names of a list and how many more there are. A message about one of 500 stages does not list the others. */
export function listFirstNames(names: readonly string[], quote = (name: string): string => name): string {
  const more = names.length - mostNames;
  const shown = names.slice(0, mostNames).map(quote).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Returns whether the list has the name in any case. GitHub treats labels and logins that differ only in case as the same. */
export function hasName(names: readonly string[], wanted: string): boolean {
  return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}

const lineEnds = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
const seen = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Returns a line of output that the runner treats as plain text (T23). The runner obeys `::name::` at the start of a line after
 * any whitespace, and `##[name]` anywhere; both get a space in their middle. A carriage return also starts a line.
 */
export function defuseWorkflowCommands(line: string): string {
  return line.split(lineEnds).map(defuseLine).join('').replaceAll('##[', '# #[');
}

function defuseLine(line: string): string {
  const start = line.search(seen);
  return start >= 0 && line.startsWith('::', start) ? `${line.slice(0, start)}: :${line.slice(start + 2)}` : line;
}

/**
 * Returns text of others for a terminal or the log of a job: without codes, controls, and marks that turn the direction of
 * writing, and with no workflow command at the start of a line.
 */
export function cleanForTerminal(text: string): string {
  const lines = stripAnsi(text.replace(/\r\n?/g, '\n')).split('\n');
  return lines.map((line) => defuseWorkflowCommands(line.replace(/[\p{Cc}\p{Bidi_Control}](?<!\t)/gu, ''))).join('\n');
}

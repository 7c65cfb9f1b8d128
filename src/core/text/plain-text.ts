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

const start = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);

/** Matches colour and cursor codes; titles and links, which end with a bell or a string terminator; and short sequences. */
const codes = new RegExp(
  `${start}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${bell}${start}]*(?:${bell}|${start}\\\\)?|[ -/]?[0-~])`,
  'g',
);

/** Returns the text without the control sequences of terminals. */
export function stripAnsi(text: string): string {
  return text.replace(codes, '');
}

/**
 * Matches every character that is stored but not shown (T07): control characters except tab and line ends, interlinear
 * annotations, and all that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional marks, variation
 * selectors, and the tag block that mirrors ASCII. Emoji lose their joiners and selectors too: their parts stay readable, and no
 * exception is left that could be used to smuggle text.
 */
export const invisibleCharacters = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;

/** Returns whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return text.replace(invisibleCharacters, '').trim() !== '';
}

/** Returns the text of a comment in a form for comparison: GitHub may store other line ends and drop blanks at the ends. */
export function normaliseBody(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

/** Returns names as a comma-separated list of code spans, for the text of a message. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
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

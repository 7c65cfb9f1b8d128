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

/** Returns the text of a comment in a form for comparison: GitHub may store other line ends and drop blanks at the ends. */
export function normaliseBody(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

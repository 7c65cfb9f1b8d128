const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** One line: every line break with the white space around it becomes one space. A single line stays as it is. */
export function flattenText(text: string): string {
  const [only, ...more] = text.split(lineBreak);
  if (only !== undefined && more.length === 0) return only;
  return text
    .split(lineBreak)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

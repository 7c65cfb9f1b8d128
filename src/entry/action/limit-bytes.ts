/** The start of a text, at most so many bytes of UTF-8, never half of a character. */
export function limitBytes(text: string, max: number): string {
  const bytes = Buffer.from(text);
  return bytes.length <= max
    ? text
    : bytes
        .subarray(0, max)
        .toString('utf8')
        .replace(/\uFFFD$/, '');
}

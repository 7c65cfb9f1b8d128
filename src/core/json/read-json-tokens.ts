/** Yields the tokens of a valid JSON text: punctuation, strings with their quotes, and bare words (numbers, `true`, `null`). */
export function* readJsonTokens(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const end = findTokenEnd(text, at);
    if (!isSpace(text.charCodeAt(at))) yield text.slice(at, end);
    at = end;
  }
}

function findTokenEnd(text: string, start: number): number {
  const first = text.charAt(start);
  if (first === '"') return findStringEnd(text, start);
  if (isPunctuation(first) || isSpace(text.charCodeAt(start))) return start + 1;
  let at = start + 1;
  while (at < text.length && !isPunctuation(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at++;
  return at;
}

function findStringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

function isPunctuation(char: string): boolean {
  return '{}[],:'.includes(char);
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** `key: value`, split at the first colon with a blank; nothing for any other line (I-23). */
export function readResultLine(line: string): readonly (readonly [key: string, value: string])[] {
  const trimmed = line.trim();
  const colon = trimmed.indexOf(': ');
  return colon > 0 ? [[trimmed.slice(0, colon), trimmed.slice(colon + 2)]] : [];
}

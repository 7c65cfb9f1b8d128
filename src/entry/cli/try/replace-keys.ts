import { isNode, parseDocument } from 'yaml';

/**
 * Returns the text with this public key in place of the user's own. Everything else stays as it is, comments and line numbers
 * included. A text without `signing.keys` stays whole: the configuration has no keys, or is not valid.
 */
export function replaceKeys(text: string, publicKey: string): string {
  const document = parseDocument(text, { stringKeys: true });
  const keys = document.errors.length === 0 ? document.getIn(['signing', 'keys'], true) : undefined;
  if (!isNode(keys) || !keys.range) return text;
  const [start, end] = keys.range;
  // The lines of a longer list stay, so that problems are found where the user sees them.
  const lines = text.slice(start, end).split('\n').length - 1;
  return `${text.slice(0, start)}[${JSON.stringify(publicKey)}]${'\n'.repeat(lines)}${text.slice(end)}`;
}

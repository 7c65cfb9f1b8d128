import { escapeHtml } from './html.ts';

/** The tags that people may write in Markdown. They keep no attributes, so nothing in them is an address or a handler. */
const allowed = new Set([
  ...['b', 'blockquote', 'br', 'code', 'del', 'details', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'ins', 'kbd', 'li'],
  ...['ol', 'p', 'pre', 's', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
]);

/** Tags without content. */
const empty = new Set(['br', 'hr', 'path', 'rect', 'line']);

const tagPattern = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;

/** Returns HTML of others with the allowed tags alone. Other tags become text, and comments vanish, as on GitHub. */
export function sanitiseHtml(html: string): string {
  let result = '';
  let from = 0;
  for (const match of html.matchAll(tagPattern)) {
    result += escapeText(html.slice(from, match.index));
    from = match.index + match[0].length;
    result += sanitiseTag(match[0], match[1]?.toLowerCase());
  }
  return result + escapeText(html.slice(from));
}

function sanitiseTag(tag: string, name: string | undefined): string {
  if (name === undefined) return '';
  if (!allowed.has(name)) return escapeHtml(tag);
  return tag.startsWith('</') ? `</${name}>` : `<${name}>`;
}

/** Escapes text of Markdown or HTML, in which entities may stand. */
export function escapeText(text: string): string {
  return escapeHtml(text).replace(/&#38;(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,12});/gi, '&$1;');
}

/**
 * Closes every tag that is open at the end, and drops the ends of tags that are not open, so that no text can close a part of the
 * page around it. All text in `html` is escaped already.
 */
export function balanceTags(html: string): string {
  const open: string[] = [];
  const closed = html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, slash: string, name: string) => {
    const known = name.toLowerCase();
    if (empty.has(known)) return slash === '' ? tag : '';
    if (slash === '') {
      open.push(known);
      return tag;
    }
    const at = open.lastIndexOf(known);
    return at < 0 ? '' : closeAll(open.splice(at));
  });
  return closed + closeAll(open);
}

function closeAll(names: readonly string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}

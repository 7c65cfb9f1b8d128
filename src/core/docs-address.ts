/** The address of Baton's documentation. A comment stands in the repository of the user, where a path of ours leads nowhere. */
export const docsAddress = 'https://github.com/baton-agents/baton/blob/main/docs/';

/** Returns the address of a page of the documentation, such as `app.md` or `security.md#keys`. */
export function docsUrl(page: string): string {
  return `${docsAddress}${page}`;
}

/** Returns the address of the section about an error code. */
export function codeUrl(code: string): string {
  return docsUrl(`errors.md#${code.toLowerCase()}`);
}

const code = 'BATON-E\\d{3}';

/** Matches what stays as it is: fenced code, code spans, links and comments. The last alternative is a code that stands alone. */
const tokens = new RegExp(
  `^(?:> ?)*(\`{3,}|~{3,})[^\\n]*\\n[^]*?^(?:> ?)*\\1|(\`+)(?:(?!\\2)[^\\n])*\\2|\\[[^\\]\\n]*\\]\\([^)\\n]*\\)|<!--[^]*?-->|\\b${code}\\b`,
  'gm',
);

/** Makes every error code in a Markdown text of ours a link to its section. Code, links and hidden markers stay as they are. */
export function linkCodes(markdown: string): string {
  return markdown.replace(tokens, (token) => (/^BATON-E\d{3}$/.test(token) ? `[${token}](${codeUrl(token)})` : token));
}

function listCodes(text: string): readonly string[] {
  return [...new Set(text.match(new RegExp(`\\b${code}\\b`, 'g')) ?? [])];
}

/** Renders where the codes of a text are explained that is shown as a code block, in which nothing can be a link. */
export function renderCodeLinks(text: string): readonly string[] {
  const links = listCodes(text).map((found) => `[${found}](${codeUrl(found)})`);
  if (links.length === 0) return [];
  return [`${links.join(', ')} ${links.length === 1 ? 'says' : 'say'} what it means and what to do.`];
}

/** Adds to a plain text, such as an annotation, the addresses of the sections about its error codes. */
export function withCodeUrls(text: string): string {
  const urls = listCodes(text).map(codeUrl);
  return urls.length === 0 ? text : `${text} (${urls.join(' ')})`;
}

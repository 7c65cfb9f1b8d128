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

/** Matches where something begins that stays as it is, a fence, a code span, a link or a comment, or else a code that stands alone. */
const beginnings = new RegExp(`^(?:> ?)*(?<fence>\`{3,}|~{3,})|\`+|\\[|<!--|\\b${code}\\b`, 'gm');

/**
 * Makes every error code in a Markdown text of ours a link to its section. Code, links and hidden markers stay as they are. The text may
 * quote an agent, so the time is linear in its length.
 */
export function linkCodes(markdown: string): string {
  const findEnd = createEndFinder(markdown);
  let [linked, done] = ['', 0];
  for (const found of markdown.matchAll(beginnings)) {
    if (found.index < done) continue;
    const [token] = found;
    const end = token.startsWith('BATON') ? found.index + token.length : findEnd(found);
    const text = markdown.slice(found.index, end);
    linked += markdown.slice(done, found.index) + (token.startsWith('BATON') ? `[${text}](${codeUrl(text)})` : text);
    done = end;
  }
  return linked + markdown.slice(done);
}

/** Returns a function that finds where a thing ends that stays as it is. What has no end is only its first characters. */
function createEndFinder(text: string): (found: RegExpExecArray) => number {
  const closings = pairBackticks(text);
  const [findLine, findBracket, findParenthesis, findComment] = [
    createFinder(text, '\n'),
    createFinder(text, ']'),
    createFinder(text, ')'),
    createFinder(text, '-->'),
  ];
  return ({ index, 0: token, groups: { fence = '' } = {} }) => {
    const after = index + token.length;
    if (token === '<!--') return Math.min(findComment(after), text.length);
    if (token !== '[') {
      const span = closings.get(fence === '' ? index : after - fence.length);
      return span ?? (fence === '' ? after : findFenceEnd(text, { after, mark: fence }));
    }
    const bracket = findBracket(after);
    const close = text.startsWith('](', bracket) ? findParenthesis(bracket) : Number.POSITIVE_INFINITY;
    return close < findLine(after) ? close + 1 : after;
  };
}

/** Returns a function that finds a text at or after a place, for places that only grow. It reads each part of the text once. */
function createFinder(text: string, wanted: string): (from: number) => number {
  let at = -1;
  return (from) => {
    if (at < from) at = text.indexOf(wanted, from);
    if (at === -1) at = Number.POSITIVE_INFINITY;
    return at;
  };
}

/** Returns the end of each code span by its beginning. A run of backticks is closed by one of the same length in its line. */
function pairBackticks(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open = new Map<number, number>();
  for (const { 0: run, index } of [...text.matchAll(/`+|\n/g)].toReversed()) {
    if (run === '\n') open.clear();
    else {
      const end = open.get(run.length);
      if (end !== undefined) ends.set(index, end);
      open.set(run.length, index + run.length);
    }
  }
  return ends;
}

/** Finds the end of a fenced block. GitHub shows one that is not closed as code until the end. */
function findFenceEnd(text: string, { after, mark }: { readonly after: number; readonly mark: string }): number {
  const fences = /^(?:> ?)*(`{3,}|~{3,})/gm;
  fences.lastIndex = after;
  for (let found = fences.exec(text); found !== null; found = fences.exec(text))
    if (found[1]?.startsWith(mark) === true) return fences.lastIndex;
  return text.length;
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

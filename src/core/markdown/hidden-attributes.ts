import type { CodeSpan } from './fenced-code.ts';
import { type Edit, excludeCode } from './text-edits.ts';

/** The pattern of the markers of quotes and lists before the content of a line. */
export const containers = '(?: {0,3}(?:>|(?:[-+*]|\\d{1,9}[.)])(?=\\s|$)))*';

const blockNames = `
address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption
figure footer form frame frameset h[1-6] head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option
p param search section summary table tbody td tfoot th thead title tr track ul
`
  .trim()
  .replace(/\s+/g, '|');

/** Matches a line that begins raw HTML: a tag of a block, one whose content is raw up to its end, or any other alone on its line. */
const rawStart = new RegExp(
  `^${containers}[ \\t]*<(?:/?(?:${blockNames})(?=[\\s/>]|$)|(pre|script|style|textarea)(?=[\\s>]|$)|/?[a-z][a-z0-9-]*(?:\\s[^<>\\n]*)?>[ \\t]*$)`,
  'gim',
);

/**
 * Creates a function that returns where the raw HTML around a place ends, in which a browser reads whatever follows `<a` up to a `>`
 * as attributes; undefined outside. It may only be asked for later and later places.
 */
function createRawFinder(text: string, codes: readonly CodeSpan[]): (at: number) => number | undefined {
  const found = Array.from(text.matchAll(rawStart), ({ index: start, 1: name }) => ({ start, name }));
  const starts = excludeCode(found, codes).values();
  let next = starts.next().value;
  let end = 0;
  return (at) => {
    for (; next !== undefined && next.start <= at; next = starts.next().value) {
      if (next.start >= end) end = findRawEnd(text, next.start, next.name);
    }
    return at < end ? end : undefined;
  };
}

function findRawEnd(text: string, start: number, name: string | undefined): number {
  const end = name === undefined ? /\n[ \t>\r]*(?:\n|$)/g : new RegExp(`</${name}>`, 'gi');
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

const tagStart = /(?<!\]\(\s{0,3})<\/?([a-z][a-z0-9-]*)(?=[\s/])/gi;
const attribute = /\s*([a-z_:@][\w.:@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?|\s*\/|\s*["'][\s\S]*?(?:["']|$)/giy;
/** Attributes whose values name a place or a form. All others can hold words that nobody sees. */
const shownAttributes = /^(?:href|src|width|height|open|align|colspan|rowspan|start)$/i;

/**
 * Takes out the attributes of tags, except those that name a place or a form. In raw HTML a tag may hold anything, and one that
 * does not end there hides what follows.
 */
export function editTags(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const edits: Edit[] = [];
  const findRaw = createRawFinder(text, codes);
  const plain = { stops: /["'<>]/g, ends: new Map<number, TagEnd>() };
  const raw = { stops: /["'>]/g, ends: new Map<number, TagEnd>() };
  for (const { index: start, 0: head } of text.matchAll(tagStart)) {
    if (start < (edits.at(-1)?.end ?? 0)) continue;
    const from = start + head.length;
    const rawEnd = findRaw(start);
    const end = findTagEnd(text, from, plain);
    const attributes = typeof end === 'number' ? parseAttributes(text.slice(from, end - 1)) : undefined;
    if (typeof end === 'number' && attributes?.isTag === true)
      edits.push(...(attributes.dropped > 0 ? [{ start, end, rest: `${head}${attributes.kept}>` }] : []));
    else if (rawEnd !== undefined)
      edits.push({ start, end: hideUpTo(findTagEnd(text, from, raw), { text, rawEnd }), rest: `${head}>` });
  }
  return edits;
}

function hideUpTo(end: TagEnd, { text, rawEnd }: { readonly text: string; readonly rawEnd: number }): number {
  if (end === 'open-quote') return text.length;
  return end === 'missing' ? rawEnd : Math.min(end, rawEnd);
}

/** The end of a tag; or that it has none, or that a quote in it has none, which hides the whole rest of the page. */
type TagEnd = number | 'missing' | 'open-quote';

interface TagSearch {
  /** Matches what ends the search, and quotes. */
  readonly stops: RegExp;
  /** The results for each place from which the search went on, so that it stays linear. */
  readonly ends: Map<number, TagEnd>;
}

/** Finds the end of a tag, outside quotes. */
function findTagEnd(text: string, from: number, { stops, ends }: TagSearch): TagEnd {
  const visited: number[] = [];
  let at = from;
  let found = ends.get(at);
  while (found === undefined) {
    visited.push(at);
    const stop = findStop(text, at, stops);
    at = stop.next;
    found = stop.end ?? ends.get(at);
  }
  for (const each of visited) ends.set(each, found);
  return found;
}

/** Finds the next stop: the end of the search, or a text in quotes, after which the search goes on. */
function findStop(text: string, at: number, stops: RegExp): { readonly end?: TagEnd; readonly next: number } {
  stops.lastIndex = at;
  const stop = stops.exec(text)?.index ?? text.length;
  const character = text.charAt(stop);
  if (character !== '"' && character !== "'") return { end: character === '>' ? stop + 1 : 'missing', next: stop };
  const close = text.indexOf(character, stop + 1);
  return close < 0 ? { end: 'open-quote', next: stop } : { next: close + 1 };
}

interface Attributes {
  /** The attributes that stay, as they are written. */
  readonly kept: string;
  readonly dropped: number;
  /** False when this is no tag outside of raw HTML. */
  readonly isTag: boolean;
}

function parseAttributes(source: string): Attributes {
  const kept: string[] = [];
  let at = 0;
  let dropped = 0;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(source); match !== null && match[0] !== ''; match = attribute.exec(source)) {
    at = attribute.lastIndex;
    const [whole, name = '', ...values] = match;
    const value = values.find((each) => each !== undefined) ?? '';
    if (name === '' && whole.trim() === '/') kept.push(whole);
    else if (shownAttributes.test(name) && !/\s/.test(value.trim())) kept.push(whole);
    else dropped += 1;
  }
  return { kept: kept.join(''), dropped, isTag: source.slice(at).trim() === '' };
}

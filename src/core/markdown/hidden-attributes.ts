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

/** The pattern of what begins raw HTML: a tag of a block, one whose content is raw up to its end, or any other alone on its line. */
export const rawBlock = `<(?:/?(?:${blockNames})(?=[\\s/>]|$)|(pre|script|style|textarea)(?=[\\s>]|$)|/?[a-z][a-z0-9-]*(?:\\s[^<>\\n]*)?>[ \\t]*$)`;
const rawStart = new RegExp(`^${containers}[ \\t]*${rawBlock}`, 'gim');

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
/** Attributes whose values name a form. All others can hold words that nobody sees, but for the place of a link or an upload. */
const shownAttributes = /^(?:width|height|open|align|colspan|rowspan|start)$/i;

/** The pattern of text in which a page shows nothing. */
export const blankText = '(?:\\s|&[#\\w]{1,32};|<(?!img\\b|/?a[\\s/>])[^<>]*>)*';
const emptyLink = new RegExp(`${blankText}(?:</?a[\\s/>]|$)`, 'iy');

/** Returns whether an address is that of an upload to GitHub: it holds no words. */
export function isUpload(address: string): boolean {
  return /^https:\/\/(?:github\.com\/user-attachments\/assets\/[0-9a-f-]{8,40}|user-images\.githubusercontent\.com\/\d{1,12}\/[0-9a-f-]{8,60}(?:\.[a-z]{3,4})?)$/.test(
    address,
  );
}

/**
 * Takes out the attributes of tags, except those that name a place or a form. In raw HTML a tag may hold anything, and one that
 * does not end there hides what follows.
 */
export function editTags(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const edits: Edit[] = [];
  const findRaw = createRawFinder(text, codes);
  const plain = { stops: /["'<>]/g, ends: new Map<number, TagEnd>() };
  const raw = { stops: /["'>]/g, ends: new Map<number, TagEnd>() };
  for (const { index: start, 0: head, 1: name = '' } of text.matchAll(tagStart)) {
    if (start < (edits.at(-1)?.end ?? 0)) continue;
    const from = start + head.length;
    const rawEnd = findRaw(start);
    const end = findTagEnd(text, from, plain);
    const rest = typeof end === 'number' ? renderTag(text, { start, from, end, name }) : undefined;
    if (typeof end === 'number' && rest !== undefined) edits.push({ start, end, rest });
    else if (rawEnd !== undefined)
      edits.push({ start, end: hideUpTo(findTagEnd(text, from, raw), { text, rawEnd }), rest: `${head}>` });
  }
  return edits.filter(({ start, end, rest }) => text.slice(start, end) !== rest);
}

interface Tag {
  readonly start: number;
  /** The place after its name. */
  readonly from: number;
  readonly end: number;
  readonly name: string;
}

/** Returns a tag without what nobody sees; undefined when it is none outside of raw HTML. */
function renderTag(text: string, { start, from, end, name }: Tag): string | undefined {
  const { isTag, hasPlace, kept, dropped } = parseAttributes(text.slice(from, end - 1), placeOf(name, text, end));
  if (!isTag) return undefined;
  if (name.toLowerCase() === 'img' && !hasPlace) return '(image)';
  return dropped > 0 ? `${text.slice(start, from)}${kept}>` : text.slice(start, end);
}

/** Returns the attribute of a tag that holds the place of what a page shows. */
function placeOf(name: string, text: string, end: number): 'href' | 'src' {
  emptyLink.lastIndex = end;
  return name.toLowerCase() === 'a' && !emptyLink.test(text) ? 'href' : 'src';
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
  readonly hasPlace: boolean;
  /** False when this is no tag outside of raw HTML. */
  readonly isTag: boolean;
}

function parseAttributes(source: string, place: 'href' | 'src'): Attributes {
  const kept: string[] = [];
  let at = 0;
  let dropped = 0;
  let hasPlace = false;
  attribute.lastIndex = 0;
  for (let match = attribute.exec(source); match !== null && match[0] !== ''; match = attribute.exec(source)) {
    at = attribute.lastIndex;
    const [whole, name = '', ...values] = match;
    const value = values.find((each) => each !== undefined) ?? '';
    const isPlace = name.toLowerCase() === place && (place === 'href' || isUpload(value));
    hasPlace ||= isPlace;
    if (name === '' && whole.trim() === '/') kept.push(whole);
    else if ((isPlace || shownAttributes.test(name)) && !/\s/.test(value.trim())) kept.push(whole);
    else dropped += 1;
  }
  return { kept: kept.join(''), dropped, hasPlace, isTag: source.slice(at).trim() === '' };
}

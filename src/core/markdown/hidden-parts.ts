import type { CodeSpan } from './fenced-code.ts';

/** A stretch of a text and what stays of it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly rest: string;
}

/**
 * Removes the parts of Markdown that a page does not show although they are no comments (T03): definitions that nothing refers to,
 * titles of links, the texts that stand in for images, and the attributes of tags. Code is not changed. Linear.
 */
export function removeHiddenParts(text: string, codes: readonly CodeSpan[]): { readonly text: string; readonly parts: number } {
  const edits = [...editDefinitions(text, codes), ...editFootnotes(text, codes), ...editLinks(text), ...editTags(text)];
  const kept: string[] = [];
  let at = 0;
  let parts = 0;
  for (const edit of excludeCode(edits, codes)) {
    if (edit.start < at) continue;
    kept.push(text.slice(at, edit.start), edit.rest);
    at = edit.end;
    parts += 1;
  }
  return { text: kept.join('') + text.slice(at), parts };
}

/** Returns what begins outside code, in order. */
function excludeCode<T extends Pick<Edit, 'start'>>(found: readonly T[], codes: readonly CodeSpan[]): readonly T[] {
  let next = 0;
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }) => {
      while ((codes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      return start < (codes[next]?.start ?? Number.POSITIVE_INFINITY);
    });
}

const title = `"(?:[^"\\\\]|\\\\[^])*"|'(?:[^'\\\\]|\\\\[^])*'|\\((?:[^()\\\\]|\\\\[^])*\\)`;
const label = '(?:[^\\[\\]\\\\]|\\\\[^]){1,999}';
const definitionPattern = new RegExp(
  `^((?: {0,3}(?:>|[-+*]|\\d{1,9}[.)]))* {0,3})\\[(?!\\^)(${label})\\]:(?:[ \\t]*\\n)?[ \\t]*(?:<[^<>\\n]*>|[^\\s<]\\S*)((?:[ \\t]+|[ \\t]*\\n[ \\t]*)(?:${title}))?[ \\t]*$`,
  'gm',
);

/** Takes out the definitions that nothing refers to, and the titles of the others. */
function editDefinitions(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const definitions = excludeCode(listDefinitions(text), codes);
  const uses = definitions.length === 0 ? new Map<string, number>() : listLabels(text, codes);
  // Each definition was counted as well.
  for (const { name } of definitions) uses.set(name, (uses.get(name) ?? 0) - 1);
  return definitions.flatMap(({ start, end, name, prefix, titleStart }) => {
    if ((uses.get(name) ?? 0) < 1) return [{ start, end, rest: prefix }];
    return titleStart < end ? [{ start: titleStart, end, rest: '' }] : [];
  });
}

/** A definition, the markers of lists and quotes before it, and the place where its title starts: its end if it has none. */
type Definition = Omit<Edit, 'rest'> & { readonly name: string; readonly prefix: string; readonly titleStart: number };

function listDefinitions(text: string): readonly Definition[] {
  const definitions: Definition[] = [];
  let last = -1;
  for (const { index: start, 0: whole, 1: prefix = '', 2: name = '', 3: titlePart = '' } of text.matchAll(definitionPattern)) {
    if (!/[->+*.)]/.test(prefix) && !mayBegin(text, { at: start, last })) continue;
    last = start + whole.length;
    const titleStart = titlePart === '' ? last : start + whole.lastIndexOf(titlePart);
    definitions.push({ start, end: last, name: normaliseLabel(name), prefix, titleStart });
  }
  return definitions;
}

/** Counts how often each label stands in brackets outside code. */
function listLabels(text: string, codes: readonly CodeSpan[]): Map<string, number> {
  const found = Array.from(text.matchAll(new RegExp(`\\[(${label})\\]`, 'g')), ({ index, 1: name = '' }) => ({
    start: index,
    end: index,
    name: normaliseLabel(name),
  }));
  const counts = new Map<string, number>();
  for (const { name } of excludeCode(found, codes)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function normaliseLabel(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns whether a definition may begin at a line: it cannot interrupt a paragraph. */
function mayBegin(text: string, { at, last }: { at: number; last: number }): boolean {
  if (at === 0 || at - 1 === last) return true;
  const before = text.slice(text.lastIndexOf('\n', at - 2) + 1, at - 1);
  return /^[>\s]*$/.test(before) || /^ {0,3}(?:#{1,6}[ \t]|`{3}|~{3}|\*{3}|-{3}|_{3})/.test(before);
}

/** Takes out the footnotes that nothing refers to, with the paragraphs that belong to them. */
function editFootnotes(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const starts = [...text.matchAll(/^ {0,3}\[(\^[^\]\s]{1,200})\]:/gm)];
  const labels = starts.length === 0 ? new Map<string, number>() : listLabels(text, codes);
  return starts.flatMap(({ index, 1: name = '' }) =>
    (labels.get(normaliseLabel(name)) ?? 0) < 2 ? [{ start: index, end: findNoteEnd(text, index), rest: '' }] : [],
  );
}

/** Finds the end of a footnote: its first paragraph, and what follows with an indent. */
function findNoteEnd(text: string, start: number): number {
  let end = start;
  let afterBlank = false;
  for (let at = start; at < text.length; ) {
    const next = text.indexOf('\n', at);
    const line = text.slice(at, next < 0 ? text.length : next);
    const isBlank = line.trim() === '';
    const isNext = at > start && /^ {0,3}\[\^/.test(line);
    if (isNext || (!isBlank && afterBlank && !/^(?: {4}|\t)/.test(line))) break;
    if (!isBlank) end = at + line.length;
    afterBlank = isBlank;
    at = next < 0 ? text.length : next + 1;
  }
  return end;
}

const linkPattern = new RegExp(
  `(\\]\\(\\s*(?:<[^<>\\n]*>|(?:[^\\s()<>\\\\]|\\\\.|\\([^\\s()\\\\]*\\))+))(\\s+(?:${title}))(?=\\s*\\))`,
  'g',
);
const imagePattern = /!\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\](?=[([])/g;

/** Takes out the titles of links and images, and the texts that stand in for images. */
function editLinks(text: string): readonly Edit[] {
  const titles = Array.from(text.matchAll(linkPattern), ({ index, 0: whole, 1: head = '' }) => ({
    start: index + head.length,
    end: index + whole.length,
    rest: '',
  }));
  const images = Array.from(text.matchAll(imagePattern), ({ index, 0: whole, 1: name = '' }) =>
    name.trim() === '' ? [] : [{ start: index, end: index + whole.length, rest: '![]' }],
  );
  return [...titles, ...images.flat()];
}

const tagStart = /(?<!\]\(\s{0,3})<\/?([a-z][a-z0-9-]*)(?=[\s/])/gi;
const attribute = /\s*([a-z_:@][\w.:@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?|\s*\/|\s*["'][\s\S]*?(?:["']|$)/giy;
/** Attributes whose values name a place or a form. All others can hold words that nobody sees. */
const shownAttributes = /^(?:href|src|width|height|open|align|colspan|rowspan|start)$/i;

/** Takes out the attributes of tags, except those that name a place or a form. */
function editTags(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  const ends = new Map<number, number>();
  for (const match of text.matchAll(tagStart)) {
    const from = match.index + match[0].length;
    const end = findTagEnd(text, from, ends);
    if (end === undefined) continue;
    const kept = keepAttributes(text.slice(from, end - 1));
    if (kept !== undefined) edits.push({ start: match.index, end, rest: `${match[0]}${kept}>` });
  }
  return edits;
}

const stops = /["'<>]/g;

/** Finds the end of a tag, outside quotes. `ends` remembers each place from which the search went on, so that it stays linear. */
function findTagEnd(text: string, from: number, ends: Map<number, number>): number | undefined {
  const visited: number[] = [];
  let found: number | undefined;
  for (let at = from; ; ) {
    found = ends.get(at);
    if (found !== undefined) break;
    visited.push(at);
    stops.lastIndex = at;
    const stop = stops.exec(text)?.index ?? text.length;
    const quote = text.charAt(stop);
    const close = quote === '"' || quote === "'" ? text.indexOf(quote, stop + 1) : -1;
    if (close < 0) {
      found = quote === '>' ? stop + 1 : -1;
      break;
    }
    at = close + 1;
  }
  for (const at of visited) ends.set(at, found);
  return found < 0 ? undefined : found;
}

/** Returns the attributes that stay, or undefined when all of them do, or when this is no tag at all. */
function keepAttributes(source: string): string | undefined {
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
  const isTag = source.slice(at).trim() === '';
  return dropped === 0 || !isTag ? undefined : kept.join('');
}

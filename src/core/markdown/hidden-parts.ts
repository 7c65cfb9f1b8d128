import type { CodeSpan } from './fenced-code.ts';
import { containers, editTags } from './hidden-attributes.ts';
import { editBlocks } from './hidden-blocks.ts';
import { editLinks, isWords, listUnseen, normaliseLabel, title } from './hidden-links.ts';
import { applyEdits, type Edit, excludeCode, type Stretch } from './text-edits.ts';

/**
 * Removes the parts of Markdown that a page does not show although they are no comments (T03, T54): definitions that nothing refers
 * to, labels and addresses made of words, titles of links, addresses of links without text, images but for GitHub's uploads, the
 * attributes of tags, elements that no browser shows, cells beyond the width of a table, and what follows the language of a fence.
 * All other code is not changed. Linear.
 */
export function removeHiddenParts(text: string, codes: readonly CodeSpan[]): { readonly text: string; readonly parts: number } {
  const definitions = excludeCode(listDefinitions(text, codes), codes);
  const unseen = excludeCode(listUnseen(text, new Set(definitions.map(({ name }) => name))), codes);
  const context = { codes, unseen };
  const edits = [
    ...unseen,
    ...editDefinitions(text, definitions, context),
    ...editFootnotes(text, context),
    ...editLinks(text),
    ...editTags(text, codes),
  ];
  return applyEdits(text, [...excludeCode(edits, codes), ...editBlocks(text, codes)]);
}

/** The places where a label in brackets is no use of its definition: code, and images and links that show nothing of it. */
interface Context {
  readonly codes: readonly CodeSpan[];
  readonly unseen: readonly Stretch[];
}

const labelPattern = '(?:[^\\[\\]\\\\]|\\\\[^]){1,999}';
const definitionPattern = new RegExp(
  `^((?: {0,3}(?:>|[-+*]|\\d{1,9}[.)]))*[ \\t]*)\\[(?!\\^)(${labelPattern})\\]:(?:[ \\t]*\\n)?[ \\t]*(<[^<>\\n]*>|[^\\s<]\\S*)((?:[ \\t]+|[ \\t]*\\n[ \\t]*)(?:${title}))?[ \\t]*$`,
  'gm',
);

/**
 * Takes out the definitions that nothing refers to, and from the others what is not shown: the title, an address made of words, and
 * a label made of words that stands after other text alone, as in `[shown][label]`.
 */
function editDefinitions(text: string, definitions: readonly Definition[], context: Context): readonly Edit[] {
  const own = new Set(definitions.map(({ label: { start } }) => start));
  const uses = own.size === 0 ? new Map<string, readonly LabelUse[]>() : listUses(text, own, context);
  return definitions.flatMap(({ start, end, name, prefix, label, address, titleStart }) => {
    const found = uses.get(name);
    // The first definition of a name counts.
    uses.delete(name);
    if (found === undefined) return [{ start, end, rest: prefix }];
    const isUnseen = isWords(name) && found.every(({ isSecond }) => isSecond);
    return [
      ...(isUnseen ? [label, ...found] : []).map((each) => ({ start: each.start, end: each.end, rest: `[ref-${start}]` })),
      ...(isWords(text.slice(address.start + 1, address.end - 1)) ? [{ ...address, rest: '<>' }] : []),
      ...(titleStart < end ? [{ start: titleStart, end, rest: '' }] : []),
    ];
  });
}

/** A definition, the markers of lists and quotes before it, and the place where its title starts: its end if it has none. */
interface Definition extends Stretch {
  readonly name: string;
  readonly prefix: string;
  /** The place of the label with its brackets. */
  readonly label: Stretch;
  readonly address: Stretch;
  readonly titleStart: number;
}

function listDefinitions(text: string, codes: readonly CodeSpan[]): readonly Definition[] {
  const definitions: Definition[] = [];
  const codeEnds = new Set(codes.map(({ end }) => end));
  let last = -1;
  for (const match of text.matchAll(definitionPattern)) {
    const { index: start, 0: whole, 1: prefix = '', 2: name = '', 3: address = '', 4: titlePart = '' } = match;
    if (!/[->+*.)]/.test(prefix) && !codeEnds.has(start) && !mayBegin(text, { at: start, last })) continue;
    last = start + whole.length;
    const titleStart = titlePart === '' ? last : start + whole.lastIndexOf(titlePart);
    const from = start + prefix.length;
    const label = { start: from, end: from + name.length + 2 };
    const addressStart = text.indexOf(address, label.end + 1);
    const place = { start: addressStart, end: addressStart + address.length };
    definitions.push({ start, end: last, name: normaliseLabel(name), prefix, label, address: place, titleStart });
  }
  return definitions;
}

/** A label in brackets that is no definition. */
interface LabelUse extends Stretch {
  /** It stands after other text in brackets, which is shown in its place. */
  readonly isSecond: boolean;
}

/** Lists the places outside code where each label stands in brackets. `own` are the places of the definitions themselves. */
function listUses(text: string, own: ReadonlySet<number>, { codes, unseen }: Context): Map<string, readonly LabelUse[]> {
  const found = Array.from(
    text.matchAll(new RegExp(`\\[(${labelPattern})\\]`, 'g')),
    ({ index: start, 0: whole, 1: name = '' }) => ({
      start,
      end: start + whole.length,
      isSecond: text.charAt(start - 1) === ']' && text.charAt(start - 2) !== '\\',
      name: normaliseLabel(name),
    }),
  );
  return Map.groupBy(
    excludeCode(excludeCode(found, codes), unseen).filter(({ start }) => !own.has(start)),
    ({ name }) => name,
  );
}

/** Matches a line that is no part of a paragraph: it is blank, a heading, a rule, a fence, or ends raw HTML. */
const noParagraph = new RegExp(
  `^${containers}\\s*(?:$|#{1,6}(?:\\s|$)|\`{3}|~{3}|(?:[-*_=]\\s*)+$|.*</(?:pre|script|style|textarea)>)`,
  'i',
);

/** Returns whether a definition may begin at a line: it cannot interrupt a paragraph. */
function mayBegin(text: string, { at, last }: { at: number; last: number }): boolean {
  if (at === 0 || at - 1 === last) return true;
  return noParagraph.test(text.slice(text.lastIndexOf('\n', at - 2) + 1, at - 1));
}

/** Takes out the footnotes that nothing refers to, with the paragraphs that belong to them. The first of a name counts. */
function editFootnotes(text: string, context: Context): readonly Edit[] {
  const notes = Array.from(
    text.matchAll(/^( {0,3})\[(\^[^\]\s]{1,200})\]:/gm),
    ({ index: start, 1: indent = '', 2: name = '' }) => ({
      start,
      label: start + indent.length,
      name: normaliseLabel(name),
    }),
  );
  const own = new Set(notes.map(({ label: at }) => at));
  const uses = own.size === 0 ? new Map<string, readonly LabelUse[]>() : listUses(text, own, context);
  return notes.flatMap(({ start, name }) => (uses.delete(name) ? [] : [{ start, end: findNoteEnd(text, start), rest: '' }]));
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

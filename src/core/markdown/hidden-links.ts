import { blankText, isUpload } from './hidden-attributes.ts';
import type { Edit } from './text-edits.ts';

/** The pattern of the title of a link or a definition. */
export const title = `"(?:[^"\\\\]|\\\\[^])*"|'(?:[^'\\\\]|\\\\[^])*'|\\((?:[^()\\\\]|\\\\[^])*\\)`;

const linkPattern = new RegExp(
  `(\\]\\(\\s*(?:<[^<>\\n]*>|(?:[^\\s()<>\\\\]|\\\\.|\\([^\\s()\\\\]*\\))+))(\\s+(?:${title}))(?=\\s*\\))`,
  'g',
);
const addressPattern = /(\]\(\s*)(<[^<>\n]*>)/g;
const linkEnd = new RegExp(`(?:\\s+(?:${title}))?\\s*\\)`, 'y');

/** Takes out the titles of links and images, and addresses made of words. */
export function editLinks(text: string): readonly Edit[] {
  const addresses = Array.from(text.matchAll(addressPattern), ({ index, 0: whole, 1: head = '', 2: address = '' }) =>
    isWords(address.slice(1, -1)) ? [{ start: index + head.length, end: index + whole.length, rest: '<>' }] : [],
  );
  const titles = Array.from(text.matchAll(linkPattern), ({ index, 0: whole, 1: head = '' }) => ({
    start: index + head.length,
    end: index + whole.length,
    rest: '',
  }));
  return [...addresses.flat(), ...titles];
}

/** Returns whether a label or an address can say something: it holds a blank between other characters. */
export function isWords(text: string): boolean {
  return /\S\s+\S/.test(text);
}

export function normaliseLabel(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The texts of a label up to three brackets deep. */
const plain = '[^[\\]\\\\]|\\\\[^]';
const label = [1, 2, 3].reduce((inner) => `${plain}|\\[(?:${inner})*\\]`, plain);
const unseenPattern = new RegExp(`!\\[((?:${label})*)\\]|(?<!!)\\[${blankText}\\](?=[([])`, 'g');

/**
 * Lists the images, and the links without text, whose words and addresses a page does not show. Of an upload to GitHub only the
 * text that stands in for the image goes: its address holds no words, and an agent may look at it.
 */
export function listUnseen(text: string, names: ReadonlySet<string>): readonly Edit[] {
  const edits: Edit[] = [];
  const pattern = new RegExp(unseenPattern);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { index: start, 1: name } = match;
    const from = pattern.lastIndex;
    const edit = name === undefined ? editLink(text, from, { start, names }) : editImage(text, from, { start, name, names });
    if (edit !== undefined) edits.push(edit);
    // Another one may begin inside of what is none.
    pattern.lastIndex = edit?.end ?? start + 1;
  }
  return edits;
}

interface Found {
  readonly start: number;
  readonly names: ReadonlySet<string>;
}

function editLink(text: string, from: number, { start, names }: Found): Edit | undefined {
  const target = findTarget(text, from);
  if (target === undefined || target.value === '') return undefined;
  if (text.charAt(from) === '(') return { start: target.start, end: target.start + target.value.length, rest: '' };
  return names.has(normaliseLabel(target.value)) ? { start, end: target.end, rest: '' } : undefined;
}

function editImage(text: string, from: number, { start, name, names }: Found & { readonly name: string }): Edit | undefined {
  const target = findTarget(text, from);
  if (target !== undefined && isUpload(target.value)) return name === '' ? undefined : { start, end: from, rest: '![]' };
  const isImage = target !== undefined || /[([]/.test(text.charAt(from)) || names.has(normaliseLabel(name));
  return isImage ? { start, end: target?.end ?? from, rest: '(image)' } : undefined;
}

interface Target {
  /** The address, or the label of a definition. */
  readonly value: string;
  readonly start: number;
  /** The place after the last bracket. */
  readonly end: number;
}

const labelTarget = /\[((?:[^[\]\\]|\\[\s\S]){0,999})\]/y;

/** Reads what follows the text of a link or an image in brackets. */
function findTarget(text: string, from: number): Target | undefined {
  if (text.charAt(from) === '[') {
    labelTarget.lastIndex = from;
    const [whole = '', value] = labelTarget.exec(text) ?? [];
    return value === undefined ? undefined : { value, start: from + 1, end: from + whole.length };
  }
  if (text.charAt(from) !== '(') return undefined;
  const start = from + 1 + text.slice(from + 1).search(/\S|$/);
  const addressEnd = findAddressEnd(text, start);
  linkEnd.lastIndex = addressEnd;
  const end = addressEnd + (linkEnd.exec(text)?.[0].length ?? 0);
  return end === addressEnd ? undefined : { value: text.slice(start, addressEnd), start, end };
}

/** Finds the end of an address. It may hold 32 brackets in brackets, as GitHub's parser has it, which also keeps this linear. */
function findAddressEnd(text: string, start: number): number {
  const [pointed] = /^<[^<>\n]*>/.exec(text.slice(start)) ?? [];
  if (pointed !== undefined) return start + pointed.length;
  let at = start;
  for (let depth = 0; depth <= 32 && /\S/.test(text.charAt(at)); at += text.charAt(at) === '\\' ? 2 : 1) {
    if (text.charAt(at) === '(') depth += 1;
    if (text.charAt(at) === ')') depth -= 1;
    if (depth < 0) break;
  }
  return at;
}

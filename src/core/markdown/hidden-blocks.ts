import type { CodeSpan } from './fenced-code.ts';
import { containers, rawBlock } from './hidden-attributes.ts';
import { plainInfo } from './neutralise.ts';
import { type Edit, excludeCode } from './text-edits.ts';

/** Takes out what a page does not show of fences, tables and elements. */
export function editBlocks(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const fences = new Set(codes.filter(({ start }) => /[`~]/.test(text.charAt(start))).map(({ start }) => start));
  const infos = listInfos(text);
  return [
    ...infos.filter(({ line }) => fences.has(line)),
    ...excludeCode([...infos, ...editTables(text, codes), ...editElements(text, codes)], codes),
  ];
}

const fencePattern = new RegExp(
  `^(${containers}(?:\\[\\^[^\\]\\s]+\\]:)?[ \\t]*(?:\`{3,}(?=[^\`\\r\\n]*$)|~{3,}(?!~))[ \\t]*)(\\S.*)$`,
  'gm',
);

/** Takes out what follows the language of a fence, and words in its place: GitHub shows nothing of them. */
function listInfos(text: string): readonly (Edit & { readonly line: number })[] {
  return Array.from(text.matchAll(fencePattern), ({ index: line, 0: whole, 1: head = '', 2: info = '' }) => {
    const [first = ''] = info.split(/\s/, 1);
    const shown = plainInfo.test(first) ? first.length : 0;
    const start = line + head.length + shown;
    return info.slice(shown).trim() === '' ? [] : [{ line, start, end: line + whole.length, rest: '' }];
  }).flat();
}

const delimiterRow = /^[ \t>]*(?!-\s)((?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?)$/gm;
/** Matches the start of a block that ends a table. */
const newBlock = new RegExp(`^(?:#{1,6}(?:\\s|$)|[-+*]\\s|\\d{1,9}[.)]\\s|\`{3}|~{3}|${rawBlock})`, 'i');

const headerPrefix = new RegExp(`^${containers}[ \\t]*`);

/** Takes out the cells of rows that have more of them than the header. */
function editTables(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const found = Array.from(text.matchAll(delimiterRow), ({ index: start, 1: row = '' }) => ({ start, row }));
  const delimiters = new Map(
    excludeCode(found, codes)
      .filter(({ row }) => /[|:]/.test(row))
      .map(({ start, row }) => [start, row]),
  );
  const edits: Edit[] = [];
  let before = '';
  let table: { readonly width: number; readonly quotes: string } | undefined;
  for (const { index: start, 1: line = '' } of delimiters.size === 0 ? [] : text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    const [prefix = ''] = /^[ \t>]*/.exec(line) ?? [];
    const quotes = prefix.replace(/[^>]/g, '');
    const row = line.slice(prefix.length);
    const width = countCells(delimiters.get(start) ?? '');
    if (table?.quotes !== quotes || row === '' || newBlock.test(row)) table = undefined;
    if (table === undefined && delimiters.has(start) && countCells(before) === width) table = { width, quotes };
    else if (table !== undefined) edits.push(...cutRow(row, { start: start + prefix.length, width: table.width }));
    before = line.replace(headerPrefix, '');
  }
  return edits;
}

/** Lists the borders of cells. GitHub takes a border after a backslash for text, whatever stands before. */
function listBorders(row: string): readonly number[] {
  return Array.from(row.matchAll(/(?<!\\)\|/g), ({ index }) => index);
}

function countCells(row: string): number {
  const borders = listBorders(row.trim());
  return borders.length + 1 - (borders[0] === 0 ? 1 : 0) - (borders.at(-1) === row.trim().length - 1 ? 1 : 0);
}

function cutRow(row: string, { start, width }: { readonly start: number; readonly width: number }): readonly Edit[] {
  const last = listBorders(row)[row.startsWith('|') ? width : width - 1];
  if (last === undefined || !/[^\s|]/.test(row.slice(last))) return [];
  return [{ start: start + last + 1, end: start + row.trimEnd().length, rest: '' }];
}

/** Takes out elements that no browser shows, with all they hold. One without an end reaches to the end of the text, as a comment does. */
function editElements(text: string, codes: readonly CodeSpan[]): readonly Edit[] {
  const found = Array.from(
    text.matchAll(/<(\/?)(rp|template|datalist)(?=[\s/>])[^<>]*>?/gi),
    ({ index: start, 0: { length }, 1: slash, 2: name = '' }) => ({
      start,
      end: start + length,
      step: slash === '' ? 1 : -1,
      name: name.toLowerCase(),
    }),
  );
  const edits: Edit[] = [];
  let open: { readonly start: number; readonly name: string } | undefined;
  let depth = 0;
  for (const { start, end, step, name } of excludeCode(found, codes)) {
    if (open === undefined && step > 0) open = { start, name };
    if (open?.name === name) depth += step;
    if (open === undefined || depth > 0) continue;
    edits.push({ start: open.start, end, rest: '' });
    open = undefined;
  }
  return open === undefined ? edits : [...edits, { start: open.start, end: text.length, rest: '' }];
}

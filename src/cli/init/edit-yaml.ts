import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

export type YamlPath = readonly (string | number)[];

interface YamlTarget {
  readonly text: string;
  readonly path: YamlPath;
}

/**
 * Adds an entry to the map at a path and returns the new text. Parents that are missing are added, too. All other bytes stay as
 * they are: printing a whole document again would change lines that nobody asked about. `lines` begin with `key:` and are not
 * indented.
 */
export function addEntry(
  { text, path }: YamlTarget,
  lines: readonly string[],
  { after }: { readonly after?: string } = {},
): string {
  const document = parse(text);
  const node = findNode(document, path);
  if (isMap<Node, Node | null>(node)) {
    if (node.items.length === 0 && node.flow === true) return fillEmpty({ text, path }, lines);
    return node.flow === true ? addToFlow(text, node, renderFlowEntry(lines)) : addToBlock(text, { map: node, lines, after });
  }
  if (path.length === 0) return `${text.trimEnd()}${text.trim() === '' ? '' : '\n'}${lines.join('\n')}\n`;
  const pair = findPair(document, path);
  const parent = path.slice(0, -1);
  if (pair === undefined) return addEntry({ text, path: parent }, [`${path.at(-1)}:`, ...indent(lines, indentUnit(text))]);
  return insert(text, endOfLine(text, endOf(pair)), `\n${indent(lines, columnOf(text, pair) + indentUnit(text)).join('\n')}`);
}

/** Adds an item to the list at a path and returns the new text. `item` is in one line. */
export function addItem({ text, path }: YamlTarget, item: string): string {
  const node = findNode(parse(text), path);
  if (!isSeq<Node>(node)) return text;
  if (node.flow === true) return addToFlow(text, node, item);
  const [start = 0] = node.range ?? [];
  const line = `\n${' '.repeat(start - startOfLine(text, start))}- ${item}`;
  return insert(text, endOfLine(text, trimmedEnd(text, node.range?.[1] ?? start)), line);
}

/** Puts a text in the place of the value at a path, or behind a key without a value. */
export function setValue({ text, path }: YamlTarget, value: string): string {
  const document = parse(text);
  const node = findNode(document, path);
  const [start, end] = node?.range ?? [];
  // The range of a list or a map in lines reaches to the next key, and the line end before that is not the value's own.
  if (start !== undefined && end !== undefined && end > start)
    return text.slice(0, start) + value + text.slice(trimmedEnd(text, end));
  const pair = findPair(document, path);
  return pair === undefined ? text : insert(text, text.indexOf(':', endOfKey(pair)) + 1, ` ${value}`);
}

/** Adds lines to a text of several lines at a path, and spells it as such a text where it stands in one line. */
export function addTextLines({ text, path }: YamlTarget, lines: readonly string[]): string {
  const document = parse(text);
  const node = findNode(document, path);
  const pair = findPair(document, path);
  if (!isScalar(node) || typeof node.value !== 'string' || pair === undefined) return text;
  if (node.type === 'BLOCK_LITERAL' && node.value.trim() !== '') {
    const last = trimmedEnd(text, node.range?.[1] ?? 0);
    const line = text.slice(startOfLine(text, last), last);
    return insert(text, last, `\n${indent(lines, line.length - line.trimStart().length).join('\n')}`);
  }
  const all = [...node.value.split('\n').filter((line) => line.trim() !== ''), ...lines];
  return setValue({ text, path }, `|\n${indent(all, columnOf(text, pair) + indentUnit(text)).join('\n')}`);
}

/** Spells a list of names, one a line, as a map with these keys. Comments and blanks stay. Every other value stays whole. */
export function spellListAsMap({ text, path }: YamlTarget): string {
  const node = findNode(parse(text), path);
  if (!isSeq<Node>(node) || node.flow === true) return text;
  // From the end, so that earlier places stay true.
  return node.items.toReversed().reduce((before, { range }) => {
    const [start = 0, end = 0] = range ?? [];
    const dash = before.lastIndexOf('-', start - 1);
    return `${before.slice(0, dash)} ${before.slice(dash + 1, end)}:${before.slice(end)}`;
  }, text);
}

/** Returns the lines of an entry as they stand in the text, with the comments above it, without indentation. */
export function readEntryLines({ text, path }: YamlTarget): readonly string[] {
  const pair = findPair(parse(text), path);
  if (pair === undefined) return [];
  const column = columnOf(text, pair);
  const own = text.slice(startOfLine(text, startOfKey(pair)), endOfLine(text, trimmedEnd(text, endOf(pair)))).split('\n');
  const above = text
    .slice(0, startOfLine(text, startOfKey(pair)))
    .split('\n')
    .slice(0, -1);
  const first = above.findLastIndex((line) => !line.startsWith(`${' '.repeat(column)}#`)) + 1;
  return [...above.slice(first), ...own].map((line) => line.slice(Math.min(column, line.length - line.trimStart().length)));
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, { prettyErrors: false, stringKeys: true });
}

function findNode(document: Document, path: YamlPath): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isMap(node) || isSeq(node) || isScalar(node) ? node : undefined;
}

function findPair(document: Document, path: YamlPath): Pair<Node, Node | null> | undefined {
  const parent = findNode(document, path.slice(0, -1));
  if (!isMap<Node, Node | null>(parent)) return undefined;
  return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
}

function addToBlock(
  text: string,
  {
    map,
    lines,
    after,
  }: { readonly map: YAMLMap<Node, Node | null>; readonly lines: readonly string[]; readonly after?: string | undefined },
): string {
  const before = map.items.find(({ key }) => isScalar(key) && key.value === after) ?? map.items.at(-1);
  if (before === undefined) return text;
  const at = endOfLine(text, trimmedEnd(text, endOf(before)));
  return insert(text, at, `\n${indent(lines, columnOf(text, before)).join('\n')}`);
}

/** Adds to a collection between brackets, before its end. */
function addToFlow(text: string, node: YAMLMap<Node, Node | null> | YAMLSeq<Node>, entry: string): string {
  const closing = (node.range?.[1] ?? 1) - 1;
  const end = trimmedEnd(text, closing);
  const comma = node.items.length === 0 || text[end - 1] === ',' ? '' : ',';
  return insert(text, end, text[end - 1] === '[' ? entry : `${comma} ${entry}`);
}

/** Writes lines in the place of `{}`. */
function fillEmpty({ text, path }: YamlTarget, lines: readonly string[]): string {
  const document = parse(text);
  const [start = 0, end = 0] = findNode(document, path)?.range ?? [];
  const pair = findPair(document, path);
  const column = pair === undefined ? 0 : columnOf(text, pair) + indentUnit(text);
  const block = indent(lines, column).join('\n');
  return `${text.slice(0, start).trimEnd()}${pair === undefined ? '' : '\n'}${block}${text.slice(end)}`;
}

/** Renders an entry for a map between braces. An expression of GitHub has braces itself, so it needs quotes there. */
function renderFlowEntry([line = '']: readonly string[]): string {
  return line.replace(/^([^:]+: )(\$\{\{.*)$/, (_, key: string, value: string) => `${key}${JSON.stringify(value)}`);
}

function indent(lines: readonly string[], columns: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(columns) + line));
}

/** Returns how far the text indents: the first indentation that it has, else two columns. */
function indentUnit(text: string): number {
  return /^( {1,8})[^\s#-]/m.exec(text)?.[1]?.length ?? 2;
}

function columnOf(text: string, pair: Pair<Node, Node | null>): number {
  return startOfKey(pair) - startOfLine(text, startOfKey(pair));
}

function startOfKey({ key }: Pair<Node, Node | null>): number {
  return key.range?.[0] ?? 0;
}

function endOfKey({ key }: Pair<Node, Node | null>): number {
  return key.range?.[1] ?? 0;
}

function endOf(pair: Pair<Node, Node | null>): number {
  return Math.max(pair.value?.range?.[1] ?? 0, endOfKey(pair));
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function insert(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at);
}

/**
 * Tracks Markdown's block structure line by line, as far as needed to decide whether a line at column 0 is in a fenced code block
 * of the document. Lists matter because a fence inside an item ends with the item.
 */
export interface BlockTracker {
  /** Returns whether the next line is in a fence. */
  isInFence(): boolean;
  /** Returns the line that would close the open fence. */
  findClosing(): string | undefined;
  /** Returns false once a fence was seen that may or may not belong to the document. */
  isCertain(): boolean;
  next(line: string): void;
}

interface Fence {
  readonly indent: number;
  readonly character: string;
  readonly length: number;
}

/** A list item that a line opens. */
interface ListItem {
  /** The column where its content starts. */
  readonly content: number;
  /** True if the item may start inside an open paragraph; empty items and numbers other than 1 may not. */
  readonly canInterrupt: boolean;
  readonly isEmpty: boolean;
}

export function createBlockTracker(): BlockTracker {
  let open: Fence | undefined;
  /** The column where the content of the current list item starts; 0 outside of lists. */
  let item = 0;
  let itemMayHaveEnded = false;
  /** True if the item only has more list markers in it so far. A blank line may then end it. */
  let itemIsEmpty = false;
  let afterBlank = true;
  let inHtml: 'no' | 'until-blank' | 'until-end' = 'no';
  let certain = true;

  function next(line: string): void {
    const expanded = expandTabs(line);
    if (open !== undefined) {
      if (isClosing(expanded, open)) open = undefined;
    } else if (isBlank(line)) {
      passBlank();
    } else {
      visit(expanded, indentOf(expanded));
      afterBlank = false;
    }
  }

  function passBlank(): void {
    afterBlank = true;
    itemMayHaveEnded ||= itemIsEmpty;
    if (inHtml === 'until-blank') inHtml = 'no';
  }

  function visit(line: string, indent: number): void {
    const fence = parseFence(line, indent);
    const opened = parseListItem(line, indent);
    if (item > 0 && indent >= item) certain &&= fence === undefined || !itemMayHaveEnded;
    else if (opened !== undefined) enterItem(opened);
    else if (fence !== undefined) enterFence(fence);
    else leaveItem();
    itemIsEmpty = opened?.isEmpty === true && item > 0;
    if (inHtml !== 'until-end' && line.charAt(indent) === '<') inHtml = isRawHtml(line, indent) ? 'until-end' : 'until-blank';
  }

  function enterItem({ content, canInterrupt }: ListItem): void {
    item = content;
    itemMayHaveEnded = inHtml !== 'no' || (!afterBlank && !canInterrupt);
  }

  function enterFence(fence: Fence): void {
    open = fence;
    item = 0;
    certain &&= inHtml === 'no';
  }

  /** Ends the item at a line without indent, unless the line may continue the item's last paragraph. */
  function leaveItem(): void {
    if (afterBlank) item = 0;
    itemMayHaveEnded = item > 0;
  }

  return {
    isInFence: () => open !== undefined,
    findClosing: () => (open === undefined ? undefined : ' '.repeat(open.indent) + open.character.repeat(open.length)),
    isCertain: () => certain,
    next,
  };
}

/**
 * Replaces tabs by spaces at the start of a line. The rest does not matter and is not changed, so that a line of tabs costs
 * nothing.
 */
function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let expanded = '';
  for (const part of line.slice(0, 200).split(/(\t)/)) expanded += part === '\t' ? ' '.repeat(4 - (expanded.length % 4)) : part;
  return expanded + line.slice(200);
}

function isBlank(text: string): boolean {
  return /^[ \t]*$/.test(text);
}

function indentOf(line: string): number {
  let at = 0;
  while (line.charAt(at) === ' ') at++;
  return at;
}

function parseFence(line: string, indent: number): Fence | undefined {
  const character = line.charAt(indent);
  if (indent > 3 || (character !== '`' && character !== '~')) return undefined;
  const length = runLength(line, indent);
  if (length < 3 || (character === '`' && line.includes('`', indent + length))) return undefined;
  return { indent, character, length };
}

function isClosing(line: string, fence: Fence): boolean {
  const indent = indentOf(line);
  if (indent > 3 || line.charAt(indent) !== fence.character) return false;
  const length = runLength(line, indent);
  return length >= fence.length && isBlank(line.slice(indent + length));
}

function runLength(line: string, start: number): number {
  let at = start;
  while (line.charAt(at) === line.charAt(start) && at < line.length) at++;
  return at - start;
}

function parseListItem(line: string, indent: number): ListItem | undefined {
  if (indent > 3 || !'-+*0123456789'.includes(line.charAt(indent)) || isThematicBreak(line)) return undefined;
  const number = /^[0-9]{0,9}/.exec(line.slice(indent, indent + 9))?.[0] ?? '';
  const marker = indent + number.length;
  const character = line.charAt(marker);
  if (character === '' || !(number === '' ? '-+*' : '.)').includes(character)) return undefined;
  const rest = line.slice(marker + 1);
  const blanks = indentOf(rest);
  if (isBlank(rest)) return { content: marker + 2, canInterrupt: false, isEmpty: true };
  if (blanks === 0) return undefined;
  const content = marker + 1 + (blanks > 4 ? 1 : blanks);
  return { content, canInterrupt: number === '' || Number(number) === 1, isEmpty: /^[-+*0-9.) ]*$/.test(rest) };
}

function isThematicBreak(line: string): boolean {
  const characters = line.replaceAll(' ', '');
  const first = characters.charAt(0);
  return '*-'.includes(first) && characters.length >= 3 && characters === first.repeat(characters.length);
}

/**
 * Returns whether a tag opens HTML that blank lines do not end. The end of it is not tracked: text after it is quoted instead.
 */
function isRawHtml(line: string, start: number): boolean {
  const tag = /^<(?:pre|script|style|textarea|!--|\?|![a-z]|!\[cdata\[)/i.exec(line.slice(start, start + 12));
  return tag !== null && !(tag[0] === '<!--' && line.includes('-->', start + 4));
}

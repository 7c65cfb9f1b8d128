import { type CodeFence, findFenceStart, isFenceEnd } from '../markdown/fenced-code.ts';

/** The blocks that an agent printed for Baton as lists of lines, the last complete one of each kind. */
export interface PrintedBlocks {
  readonly handoff?: readonly string[];
  readonly outputs?: readonly string[];
  /** The last fenced block with the info string `baton-handoff`. */
  readonly fence?: readonly string[];
}

/**
 * The limit on a block: twice the largest handoff, in UTF-16 units. A longer block is cut, and refused by its length when it is
 * read.
 */
export const blockUnits = 1_048_576;

type Kind = 'HANDOFF' | 'OUTPUTS';

/** Matches a marker. The older names are aliases. */
const marker = /^---(BATON|KELOS)_(HANDOFF|OUTPUTS)_(START|END)---$/;

/**
 * Creates a scanner that finds what agents print between markers (DESIGN 4.3). It works line by line in memory that does not grow
 * with the text, so it finds a block at any distance from the end (H-28). The last complete pair of each kind wins (H-22). A
 * marker is a line of its own; indentation does not matter. Blocks of the other kind inside are left out (H-26). `push` adds
 * the next line, without its line end.
 */
export function createBlockScanner(): { push(line: string): void; blocks(): PrintedBlocks } {
  const open = new Map<string, Lines>();
  const found = new Map<Kind, readonly string[]>();
  let fence: { readonly start: CodeFence; readonly lines: Lines } | undefined;
  let fenced: readonly string[] | undefined;

  const readMarker = ([, prefix = '', kind = '', edge = '']: RegExpExecArray): void => {
    const name = `${prefix}_${kind}`;
    if (edge === 'START') {
      open.set(name, new Lines());
      return;
    }
    const block = open.get(name);
    if (block === undefined) return;
    open.delete(name);
    found.set(kind as Kind, dropForeign(block.lines, kind as Kind));
  };
  const readFence = (line: string): void => {
    const start = findFenceStart(line.trim());
    if (start?.info === 'baton-handoff') fence = { start, lines: new Lines() };
    else if (fence !== undefined && isFenceEnd(line.trim(), fence.start)) {
      fenced = fence.lines.lines;
      fence = undefined;
    } else fence?.lines.add(line);
  };
  return {
    push(line) {
      const match = marker.exec(line.length > 64 ? line.trim().slice(0, 64) : line.trim());
      for (const [name, lines] of open) {
        if (match?.[3] !== 'END' || `${match[1]}_${match[2]}` !== name) lines.add(line);
      }
      if (match !== null) readMarker(match);
      readFence(line);
    },
    blocks() {
      return { handoff: found.get('HANDOFF'), outputs: found.get('OUTPUTS'), fence: fenced };
    },
  };
}

/** Collects the lines after an opening marker, up to a limit. */
class Lines {
  readonly lines: string[] = [];
  private units = 0;

  add(line: string): void {
    if (this.units > blockUnits) return;
    const room = blockUnits + 1 - this.units;
    this.lines.push(line.length > room ? line.slice(0, room).toWellFormed() : line);
    this.units += line.length + 1;
  }
}

function dropForeign(lines: readonly string[], kind: Kind): readonly string[] {
  if (!lines.some((line) => marker.test(line.trim()))) return lines;
  const inner = ['BATON', 'KELOS'].flatMap((prefix) =>
    findPairs(lines, `---${prefix}_${kind === 'HANDOFF' ? 'OUTPUTS' : 'HANDOFF'}`),
  );
  const isInside = (at: number): boolean => inner.some((pair) => pair.start <= at && at <= pair.end);
  return lines.filter((line, at) => !isInside(at) && !marker.test(line.trim()));
}

function findPairs(lines: readonly string[], name: string): readonly { readonly start: number; readonly end: number }[] {
  const pairs: { start: number; end: number }[] = [];
  let start: number | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === `${name}_START---`) start = at;
    if (line.trim() !== `${name}_END---` || start === undefined) continue;
    pairs.push({ start, end: at });
    start = undefined;
  }
  return pairs;
}

/** Finds the blocks of a text that is available as a whole. */
export function findPrintedBlocks(text: string): PrintedBlocks {
  const scanner = createBlockScanner();
  for (const line of text.split(/\r\n|\r|\n/)) scanner.push(line);
  return scanner.blocks();
}

import Table from 'cli-table3';
import type { TerminalOptions } from './terminal-options.ts';
import { padTo, prefixLines, widthOf, wrapText } from './text-width.ts';

export interface TableText {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The columns that a cell needs beside its text: a border and a blank on either side. */
const frame = 3;

/**
 * Renders a table that fits the terminal: long cells are broken between words, and columns that are empty are left out. Where the words
 * have no room beside each other, each row is a list.
 */
export function renderTable(table: TableText, { width, colors }: TerminalOptions): string {
  const { head, rows } = dropEmptyColumns(table);
  const columns = head.map((title, index) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? '')), 1));
  const words = head.map((title, index) => longestIn([title, ...rows.map((row) => row[index] ?? '')]));
  const room = width - 1 - frame * columns.length;
  if (words.reduce((sum, one) => sum + one, 0) > room) return renderLists({ head, rows }, { width, colors });
  const widths = shrink(columns, { words, room });
  const drawn = new Table({
    head: head.map((title) => colors.bold(title)),
    colWidths: widths.map((text) => text + 2),
    wordWrap: true,
    style: { head: [], border: [] },
  });
  for (const row of rows) drawn.push([...row]);
  return drawn.toString();
}

/** Renders each row as a list: the title of each column that it fills, and what stands there. */
function renderLists({ head, rows }: TableText, { width, colors }: TerminalOptions): string {
  const column = Math.min(Math.floor(width / 3), Math.max(...head.map(widthOf))) + 2;
  const lists = rows.map((row) =>
    head.flatMap((title, index) => {
      const text = prefixLines(wrapText(row[index] ?? '', width - column), ' '.repeat(column)).trimStart();
      return text === '' ? [] : [`${padTo(colors.bold(title), column)}${text}`];
    }),
  );
  return lists.map((lines) => lines.join('\n')).join('\n\n');
}

function dropEmptyColumns({ head, rows }: TableText): TableText {
  const isUsed = head.map((_, index) => rows.some((row) => (row[index] ?? '').trim() !== ''));
  const pick = (cells: readonly string[]): readonly string[] => cells.filter((_, index) => isUsed[index]);
  return { head: pick(head), rows: rows.map(pick) };
}

function longestIn(cells: readonly string[]): number {
  return Math.max(...cells.flatMap((cell) => cell.split(/\s/)).map(widthOf), 1);
}

interface Limits {
  /** The columns of the longest word in each column of the table. */
  readonly words: readonly number[];
  readonly room: number;
}

/** Makes the columns that can be broken narrower, the widest first, until all fit. */
function shrink(columns: readonly number[], { words, room }: Limits): readonly number[] {
  const widths = [...columns];
  while (widths.reduce((sum, one) => sum + one, 0) > room) {
    const spare = widths.map((width, index) => (width > (words[index] ?? 1) ? width : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    widths[spare.indexOf(widest)] = widest - 1;
  }
  return widths;
}

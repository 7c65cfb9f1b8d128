import Table from 'cli-table3';
import type { TerminalOptions } from './terminal-options.ts';
import { widthOf } from './text-width.ts';

export interface TableText {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A column is not made narrower than its longest word, as long as that word is no longer than this. */
const longestWord = 16;
/** The columns that a cell needs beside its text: a border and a blank on either side. */
const frame = 3;

/** Renders a table that fits the terminal: long cells are broken between words, and columns that are empty are left out. */
export function renderTable(table: TableText, { width, colors }: TerminalOptions): string {
  const { head, rows } = dropEmptyColumns(table);
  const columns = head.map((title, index) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? '')), 1));
  const words = head.map((title, index) => longestIn([title, ...rows.map((row) => row[index] ?? '')]));
  const widths = shrink(columns, { words, room: width - 1 - frame * columns.length });
  const drawn = new Table({
    head: head.map((title) => colors.bold(title)),
    colWidths: widths.map((text) => text + 2),
    wordWrap: true,
    style: { head: [], border: [] },
  });
  for (const row of rows) drawn.push([...row]);
  return drawn.toString();
}

function dropEmptyColumns({ head, rows }: TableText): TableText {
  const isUsed = head.map((_, index) => rows.some((row) => (row[index] ?? '').trim() !== ''));
  const pick = (cells: readonly string[]): readonly string[] => cells.filter((_, index) => isUsed[index]);
  return { head: pick(head), rows: rows.map(pick) };
}

function longestIn(cells: readonly string[]): number {
  return Math.min(longestWord, Math.max(...cells.flatMap((cell) => cell.split(/\s/)).map(widthOf)));
}

interface Limits {
  /** The columns of the longest word in each column of the table. */
  readonly words: readonly number[];
  readonly room: number;
}

/** Makes the columns that can be broken narrower, the widest first, until all fit. Where that does not suffice, words are cut. */
function shrink(columns: readonly number[], { words, room }: Limits): readonly number[] {
  const widths = [...columns];
  const floor = (index: number): number => (words.reduce((sum, one) => sum + one, 0) > room ? 4 : (words[index] ?? 4));
  while (widths.reduce((sum, one) => sum + one, 0) > room) {
    const spare = widths.map((width, index) => (width > floor(index) ? width : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    widths[spare.indexOf(widest)] = widest - 1;
  }
  return widths;
}

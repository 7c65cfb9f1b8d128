import { structuredPatch } from 'diff';
import pc from 'picocolors';
import { cleanForTerminal } from '../../core/text/plain-text.ts';
import type { CheckoutFile } from './open-checkout.ts';

/** A file as it is going to be. */
export interface NextFile {
  readonly file: CheckoutFile;
  readonly next: string;
}

/** Returns the files that are going to change. */
export function listChanged(files: readonly NextFile[]): readonly NextFile[] {
  return files.filter(({ file, next }) => file.text !== next);
}

/** Renders what changes in a file, line by line. Colours are those of the terminal; there are none where nobody looks. */
export function renderDiff({ file: { path, text = '' }, next }: NextFile): string {
  const { hunks } = structuredPatch(path, path, text, next, '', '', { context: 3 });
  const title = pc.bold(`${path} (${text === '' ? 'new' : 'changed'})`);
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: each }) => [
    pc.cyan(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...each.map((line) => colourLine(cleanForTerminal(line))),
  ]);
  return `${[title, ...lines].join('\n')}\n`;
}

function colourLine(line: string): string {
  if (line.startsWith('+')) return pc.green(line);
  return line.startsWith('-') ? pc.red(line) : line;
}

import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { escapeCell } from '../docs/escape-cell.ts';
import type { FigureRow } from './figure.ts';

/** The rows of one figure. */
export interface MeasuredFigure {
  readonly name: string;
  readonly rows: readonly FigureRow[];
}

/** Renders the table, as Markdown for the page and for the terminal. */
export function renderTable(figures: readonly MeasuredFigure[]): string {
  const lines = figures.flatMap(({ name, rows }) =>
    rows.map(({ what, against, value, wanted = '', isReached }) => {
      const verdict = { true: 'yes', false: '**no**', undefined: '' }[String(isReached)] ?? '';
      return `| ${[name, what, against, value, wanted, verdict].map(escapeCell).join(' | ')} |`;
    }),
  );
  return ['| figure | what | against | measured | promised | kept |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** Describes commit and machine, without its name and its paths. Ask before anything is measured: the commit may change meanwhile. */
export function describeRun(root: string): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Commit \`${commit}\`, Node ${process.versions.node}, ${process.platform}, ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB.`;
}

/** Renders the page of the last full run. */
export function renderPage(
  figures: readonly MeasuredFigure[],
  { run, rounds }: { readonly run: string; readonly rounds: number },
): string {
  return `<!-- Written by \`npm run bench\`. Do not edit. -->

# Performance

What Baton costs, against what one would take instead. \`npm run bench\` measures all rows and writes this page; with names of figures, such as
\`npm run bench -- webhook\`, it prints these alone and writes nothing. \`--rounds N\` sets how often both sides take turns, and
\`--peer NAME=FOLDER/ENTRY\` adds another program to the figure \`start\`. It ends with 1 when a promise is not kept.

Both sides of a row take turns within one run, and the median of the rounds counts, because only ratios mean something on a machine that does
other work. Nothing here is asserted by the clock in a test. [start-time.md](start-time.md) says what a start is made of.

${run} ${rounds} rounds.

${renderTable(figures)}
`;
}

import { writeFileSync } from 'node:fs';
import pc from 'picocolors';
import { explainFewer, explainNothing, explainSkipped } from '../../lab/try/explain-nothing.ts';
import { type EndedTry, runTry } from '../../lab/try/run-try.ts';
import type { TryOptions } from '../../lab/try/try-options.ts';
import type { RunReport } from '../../page/report/run-report.ts';
import { renderPage } from '../../page/run/render-page.ts';
import { renderReport } from '../../terminal/draw/render-report.ts';
import { runUntilSignal } from '../../terminal/draw/run-until-signal.ts';
import { chooseWidth } from '../../terminal/draw/terminal-options.ts';
import { checkOutput } from '../../terminal/files/check-output.ts';
import { printAside, printJson } from '../../terminal/files/read-json.ts';
import { printableTree } from '../show/printable-tree.ts';

interface CommandOptions extends TryOptions {
  readonly json?: boolean;
  /** The file for the page. */
  readonly output?: string;
}

/** Plays a pipeline of the user on a local GitHub. Returns 0 if the run ended well or waits for a person, 1 if not. */
export async function tryPipeline(options: CommandOptions): Promise<number> {
  checkOutput(options.output);
  return runUntilSignal(
    async (shown) => finish(await runTry(options, { ...shown, directory: process.cwd() }), options),
    options.keep,
  );
}

/** Prints what happened, and writes the page. Returns the exit code. */
function finish(ended: EndedTry, options: CommandOptions): number {
  const { report, files, folder } = ended;
  if (options.output !== undefined) writeFileSync(options.output, renderPage(report));
  const runs = report.runs.map((run) => ({ ...run, tree: printableTree(run.tree) }));
  if (options.json === true) printJson({ ...report, runs, folder, files });
  else printReport(ended, options);
  const hasStarted = report.runs.length > 0 || report.steps.length > 0;
  const skipped = explainSkipped(ended);
  printAside(hasStarted ? skipped + explainFewer(report, options.times) : `${explainNothing({ ...ended, role: options.as })}\n`);
  return hasStarted && skipped === '' && isGood(report) ? 0 : 1;
}

function printReport({ report, folder }: EndedTry, { output }: CommandOptions): void {
  const { stdout } = process;
  const colors = pc.createColors(pc.isColorSupported && stdout.isTTY);
  const page = output ?? 'run.html';
  const next = [
    `${colors.bold(folder)}  has the exact prompts, the handoffs and the diffs`,
    output === undefined
      ? `${colors.bold(`-o ${page}`)}  writes a page with all of this`
      : `${colors.bold(page)}  is a page with all of this: open it in a browser`,
  ];
  stdout.write(`\n${renderReport(report, { width: chooseWidth(stdout.columns), colors, next })}`);
}

/** Returns whether nothing failed. A run that waits for a person, or had nothing to do, has not failed. */
function isGood({ runs, steps, failures, jobs }: RunReport): boolean {
  const outcomes = [...runs.map(({ outcome }) => outcome), ...steps.map(({ outcome }) => outcome)];
  const isBroken = failures.length > 0 || jobs.some(({ conclusion }) => conclusion === 'failure');
  return !isBroken && !outcomes.some((outcome) => outcome === 'failed' || outcome === 'cancelled');
}

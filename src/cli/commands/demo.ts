import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pc from 'picocolors';
import type { Installation } from '../../lab/demo/create-world.ts';
import type { DemoResult } from '../../lab/demo/demo-result.ts';
import { describeDemo } from '../../lab/demo/describe-demo.ts';
import { runDemo } from '../../lab/demo/run-demo.ts';
import { renderPage } from '../../page/run/render-page.ts';
import { renderReport } from '../../terminal/draw/render-report.ts';
import { runUntilSignal } from '../../terminal/draw/run-until-signal.ts';
import { chooseWidth } from '../../terminal/draw/terminal-options.ts';
import { checkOutput } from '../../terminal/files/check-output.ts';
import { printAside, printJson } from '../../terminal/files/read-json.ts';

interface DemoOptions {
  readonly json?: boolean;
  readonly app?: boolean;
  readonly keep?: string;
  /** The file for the page. */
  readonly output?: string;
}

const description = 'An issue is labelled; investigate, fix and open-pr hand the work on; a pull request appears.';

/** Plays the example and prints what happened. Returns 0 if its run succeeded, 1 if not. `installation` is for tests. */
export async function demo(options: DemoOptions, installation: Installation = {}): Promise<number> {
  const app = options.app === true;
  checkOutput(options.output);
  const keep = options.keep === undefined ? undefined : resolve(options.keep);
  if (options.json !== true) printAside(`${description}${app ? ' The App plans and publishes.' : ''}\n\n`);
  return runUntilSignal(
    async (shown) => finish(await runDemo({ ...installation, ...shown, app, keep }), { ...options, keep }),
    keep,
  );
}

/** Prints what happened. Returns the exit code. */
function finish(result: DemoResult, options: DemoOptions & { readonly keep: string | undefined }): number {
  if (options.output !== undefined) writeFileSync(options.output, renderPage(result.report));
  if (options.json === true) printJson(result.document);
  else printReport(result, options);
  for (const line of describeDemo(result)) printAside(`${line}\n`);
  if (options.keep !== undefined) printAside(`Everything is left in ${options.keep}.\n`);
  return result.document.outcome === 'succeeded' ? 0 : 1;
}

function printReport({ report: facts }: DemoResult, { output }: DemoOptions): void {
  const { stdout } = process;
  const { bold } = pc;
  const page = output === undefined ? [] : [`${bold(output)}  is a page with all of this: open it in a browser`];
  const next = [
    ...page,
    `${bold('baton init')}              sets up your own repository: configuration, workflow, labels, key`,
    `${bold('baton try')}               plays your own pipelines in the same way`,
    `${bold('baton demo -o run.html')}  writes a page with all of this`,
  ];
  stdout.write(`\n${renderReport(facts, { width: chooseWidth(stdout.columns), colors: pc, next })}`);
}

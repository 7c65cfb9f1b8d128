import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pc from 'picocolors';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { renderPage } from '../../shared/page/render-page.ts';
import { checkStatus } from '../demo/check-status.ts';
import type { DemoResult } from '../demo/demo-result.ts';
import { runScene } from '../demo/run-scene.ts';
import type { Scene } from '../demo/scene.ts';
import { scenes } from '../demo/scenes/scenes.ts';
import { checkOutput } from '../files/check-output.ts';
import { printAside, printJson } from '../files/read-json.ts';
import { createProgress, type Progress } from '../terminal/progress.ts';
import { renderReport } from '../terminal/render-report.ts';
import { runUntilSignal } from '../terminal/run-until-signal.ts';
import { chooseWidth } from '../terminal/terminal-options.ts';

interface DemoOptions {
  readonly json?: boolean;
  readonly variant: string;
  readonly app?: boolean;
  readonly list?: boolean;
  readonly keep?: string;
  /** The file for the page. */
  readonly output?: string;
}

/** Runs a scene and prints whether it went as described. Returns 0 if it did, 1 if not, 2 if there is no such scene. */
export async function demo(options: DemoOptions): Promise<number> {
  if (options.list === true) return listScenes(options);
  const name = options.app === true && options.variant === 'default' ? 'app' : options.variant;
  const scene = scenes.find((known) => known.name === name);
  if (scene === undefined) {
    printAside(`There is no variant "${name}". Choose one of ${scenes.map((known) => known.name).join(', ')}.\n`);
    return 2;
  }
  checkOutput(options.output);
  const keep = options.keep === undefined ? undefined : resolve(options.keep);
  if (options.json !== true) printAside(`${scene.description}\n\n`);
  let progress: Progress | undefined;
  const open = (config: Config | undefined): Progress => {
    progress = openProgress(config);
    return progress;
  };
  return runUntilSignal(
    async (signal) => finish(scene, { result: await runScene(scene, { keep, openProgress: open, signal }), keep, options }),
    { keep, onStop: () => progress?.stop() },
  );
}

interface EndedScene {
  readonly result: DemoResult;
  readonly keep: string | undefined;
  readonly options: DemoOptions;
}

/** Prints what happened and whether it went as described. Returns the exit code. */
async function finish(scene: Scene, { result, keep, options }: EndedScene): Promise<number> {
  if (options.output !== undefined) writeFileSync(options.output, renderPage(result.report));
  const problems = [...scene.check(result), ...(await checkStatus(result))];
  if (options.json === true) printJson(result.document);
  else printReport(result, options);
  report(result, { problems, keep, isJson: options.json === true });
  return problems.length === 0 ? 0 : 1;
}

function listScenes({ json }: DemoOptions): number {
  if (json === true) printJson(scenes.map(({ name, description }) => ({ name, description })));
  else process.stdout.write(`${scenes.map(({ name, description }) => `${name.padEnd(18)} ${description}`).join('\n')}\n`);
  return 0;
}

function openProgress(config: Config | undefined): Progress {
  const { stderr } = process;
  return createProgress({ stream: stderr, width: chooseWidth(stderr.columns), colors: pc, config });
}

function printReport({ report: facts }: DemoResult, { output }: DemoOptions): void {
  const { stdout } = process;
  const { bold } = pc;
  const page = output === undefined ? [] : [`${bold(output)}  is a page with all of this: open it in a browser`];
  const next = [
    ...page,
    `${bold('baton init')}         sets up your own repository: configuration, workflow, labels, key`,
    `${bold('baton try')}          plays your own pipelines in the same way`,
    `${bold('baton demo --list')}  names more scenes; ${bold('-o run.html')} writes a page`,
  ];
  stdout.write(`\n${renderReport(facts, { width: chooseWidth(stdout.columns), colors: pc, next })}`);
}

interface Ended {
  readonly problems: readonly string[];
  readonly keep: string | undefined;
  readonly isJson: boolean;
}

/** Says on stderr what failed, and what did not go as the scene is described. */
function report(result: DemoResult, { problems, keep, isJson }: Ended): void {
  const say = (line: string): void => printAside(`${line}\n`);
  const { requests, run, outcome } = result.document;
  for (const failure of result.report.failures) say(`Workflow: ${failure}`);
  for (const job of result.jobs.filter(({ conclusion }) => conclusion === 'failure')) {
    say(`Job ${job.name} of workflow run ${job.workflowRun} failed:`);
    for (const error of job.errors) say(`  ${error}`);
  }
  for (const problem of problems) say(`The scene did not go as described: ${problem}.`);
  if (keep !== undefined) say(`Everything is left in ${keep}.`);
  if (!isJson) return;
  const counts = Object.entries(requests.byJob).map(([job, count]) => `${job} ${count}`);
  say(`Run ${run ?? '(none)'}: ${outcome ?? 'no end recorded'}. ${requests.total} requests to GitHub: ${counts.join(', ')}.`);
}

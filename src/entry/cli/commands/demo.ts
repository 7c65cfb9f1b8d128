import { resolve } from 'node:path';
import type { DemoResult } from '../demo/demo-result.ts';
import { checkStatus, renderThread } from '../demo/read-thread.ts';
import { runScene } from '../demo/run-scene.ts';
import { scenes } from '../demo/scenes/scenes.ts';

interface DemoOptions {
  readonly json?: boolean;
  readonly variant: string;
  readonly app?: boolean;
  readonly list?: boolean;
  readonly keep?: string;
}

/** Runs a scene and prints whether it went as described. Returns 0 if it did, 1 if not, 2 if there is no such scene. */
export async function demo(options: DemoOptions): Promise<number> {
  if (options.list === true) {
    process.stdout.write(`${scenes.map(({ name, description }) => `${name.padEnd(16)} ${description}`).join('\n')}\n`);
    return 0;
  }
  const name = options.app === true && options.variant === 'default' ? 'app' : options.variant;
  const scene = scenes.find((known) => known.name === name);
  if (scene === undefined) {
    process.stderr.write(`There is no variant "${name}". Choose one of ${scenes.map((known) => known.name).join(', ')}.\n`);
    return 2;
  }
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const keep = options.keep === undefined ? undefined : resolve(options.keep);
  const result = await runScene(scene, { keep, say });
  process.stdout.write(options.json === true ? `${JSON.stringify(result.document, null, 2)}\n` : `${renderThread(result)}\n`);
  return report(result, { problems: [...scene.check(result), ...checkStatus(result)], say, keep });
}

function report(
  result: DemoResult,
  facts: { problems: readonly string[]; say: (line: string) => void; keep: string | undefined },
): number {
  const { say, problems } = facts;
  const { requests, run, outcome } = result.document;
  for (const failure of result.report.failures) say(`Workflow: ${failure}`);
  for (const job of result.jobs.filter(({ conclusion }) => conclusion === 'failure')) {
    say(`Job ${job.name} of workflow run ${job.workflowRun} failed:`);
    for (const error of job.errors) say(`  ${error}`);
  }
  for (const problem of problems) say(`Not as told: ${problem}.`);
  say(
    `Run ${run ?? '(none)'}: ${outcome ?? 'no end recorded'}. ${requests.total} requests to GitHub: ${Object.entries(
      requests.byJob,
    )
      .map(([job, count]) => `${job} ${count}`)
      .join(', ')}.`,
  );
  if (facts.keep !== undefined) say(`Everything is left in ${facts.keep}.`);
  return problems.length === 0 ? 0 : 1;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../../core/output/outcome.ts';
import { findEnd } from '../../../core/run/decisions.ts';
import { readGit } from '../../../local/git/run-git.ts';
import { collectResult } from '../demo/collect-result.ts';
import type { DemoResult, DemoTask } from '../demo/demo-result.ts';
import type { World } from '../world/world.ts';
import type { Snapshot } from './snapshot/create-snapshot.ts';

/** The outcome of a try. */
export interface TryResult {
  readonly runs: readonly TriedRun[];
  /** The work of agents as plain steps, in workflows without a pipeline. */
  readonly steps: DemoResult['document']['steps'];
  readonly branches: readonly TriedBranch[];
  readonly pullRequests: readonly Record<string, unknown>[];
  /** Jobs that failed, with the lines that GitHub would show as errors. */
  readonly failedJobs: DemoResult['jobs'];
  /** Faults of workflow files, in words. */
  readonly failures: readonly string[];
  /** The number of jobs that ran. */
  readonly jobs: number;
}

interface TriedRun {
  readonly run: string;
  /** Undefined for a run that has not ended: it waits for a person. */
  readonly outcome: Outcome | undefined;
  readonly tasks: readonly TriedTask[];
}

type TriedTask = Pick<DemoTask, 'stage' | 'agent' | 'attempt' | 'execution' | 'outcome' | 'reason'> & {
  /** The file with the exact prompt; undefined for a built-in. */
  readonly prompt: string | undefined;
};

interface TriedBranch {
  readonly name: string;
  readonly diff: string;
  /** The file with the diff. */
  readonly file: string;
}

interface Places {
  /** The folder for the files that stay. */
  readonly folder: string;
  readonly snapshot: Snapshot;
}

/** Reads back what happened, through requests that anybody could make, and writes prompts and diffs into the folder. */
export async function collectTry(world: World, subjects: readonly number[], places: Places): Promise<TryResult> {
  const numbers = subjects.length === 0 ? [undefined] : subjects;
  const results = await Promise.all(numbers.map((number) => collectResult(world, number ?? 0)));
  const [first] = results;
  const jobs = first?.jobs ?? [];
  const tasks = uniqueBy(
    results.flatMap(({ document }) => document.tasks),
    ({ task, execution }) => `${task} ${execution}`,
  );
  const records = results.flatMap((result) => result.records.map(({ record }) => record));
  const names = [...new Set(records.flatMap((record) => (record.kind === 'run' ? [record.run] : [])))];
  return {
    runs: names.map((run) => ({
      run,
      outcome: findEnd(records.filter((record) => record.run === run))?.body.outcome,
      tasks: tasks.filter(({ task }) => task.startsWith(`${run}/`)).map((task) => writePrompt(task, { run, ...places })),
    })),
    steps: first?.document.steps,
    branches: await writeDiffs(places),
    pullRequests: (first?.document.pullRequests ?? []).filter(({ head }) => !isOwnChange(head)),
    failedJobs: jobs.filter(({ conclusion }) => conclusion === 'failure'),
    failures: first?.report.failures ?? [],
    jobs: jobs.length,
  };
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function isOwnChange(head: unknown): boolean {
  return typeof head === 'object' && head !== null && 'ref' in head && String(head.ref).startsWith('try/change-');
}

function writePrompt(
  { stage, agent, attempt, execution, outcome, reason, prompt }: DemoTask,
  { run, folder }: { readonly run: string; readonly folder: string },
): TriedTask {
  const file = prompt === null ? undefined : join(folder, 'prompts', `${run}.${stage}.${execution}.md`);
  if (file !== undefined) writeText(file, prompt ?? '');
  return { stage, agent, attempt, execution, outcome, reason, prompt: file };
}

/** Writes the changes of every branch that Baton made, compared with where it left the default branch. */
async function writeDiffs({ folder, snapshot }: Places): Promise<readonly TriedBranch[]> {
  const { directory, commit } = snapshot;
  const names = (await readGit(directory, ['for-each-ref', '--format=%(refname:short)', 'refs/heads/'])).split('\n');
  const branches: TriedBranch[] = [];
  for (const name of names.filter((branch) => branch !== snapshot.defaultBranch)) {
    const count = Number(await readGit(directory, ['rev-list', '--count', `${commit}..refs/heads/${name}`]));
    if (name.startsWith('try/change-') && count <= 1) continue;
    const diff = await readGit(directory, ['diff', `${commit}...refs/heads/${name}`]);
    const file = join(folder, 'branches', `${name.replaceAll('/', '-')}.diff`);
    writeText(file, `${diff}\n`);
    branches.push({ name, diff, file });
  }
  return branches;
}

function writeText(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

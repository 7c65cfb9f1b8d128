import { expect } from 'vitest';
import type { AppStore } from '../../../src/ports/queue.ts';
import type { AppLines } from './app-lines.ts';
import type { FakeRepository } from './fake-repository.ts';
import type { World } from './open-world.ts';
import { type PipelineName, pipelineNames, stagesOf } from './world-config.ts';
import type { WorldPlan } from './world-plan.ts';

interface AtWork {
  readonly run: string;
  readonly pipeline: PipelineName;
  readonly stage: string;
  readonly branch: string | undefined;
}

function parseTitle(title: string): AtWork {
  const [, run = '', name = '', stage = ''] = /^((\w+)-\S+?)\/(\S+) /.exec(title) ?? [];
  const pipeline = parsePipeline(name);
  return { run, pipeline, stage, branch: stagesOf(pipeline).find((one) => one.stage === stage)?.branch };
}

/** Lists in words what is at work beyond a capacity, as GitHub sees it. */
export function listExcess({ runs }: FakeRepository, { limit }: WorldPlan): readonly string[] {
  const atWork = runs.filter(({ status }) => status === 'in_progress').map(({ title }) => parseTitle(title));
  const pipelines = [...Map.groupBy(atWork, ({ pipeline }) => pipeline)].filter(([, some]) => some.length > limit);
  const onBranches = atWork.filter(({ branch }) => branch !== undefined);
  const branches = [...Map.groupBy(onBranches, ({ branch }) => branch)].filter(([, some]) => some.length > 1);
  return [...pipelines, ...branches].map(
    ([what, some]) => `${what}: ${some.map(({ run, stage }) => `${run}/${stage}`).join(' and ')}`,
  );
}

/** Checks that each waiter stands once in its line, and is told the position that it has there. */
export async function checkPositions(store: AppStore, lines: AppLines): Promise<number> {
  let waiters = 0;
  for (const line of await lines.readLines(store)) {
    expect(new Set(line.waiting).size).toBe(line.waiting.length);
    if (line.line === 'budget') continue;
    for (const [at, waiter] of line.waiting.entries()) {
      expect(await lines.findPosition(store, { line, waiter })).toBe(at + 1);
      waiters += 1;
    }
  }
  return waiters;
}

/** Returns whether slots are taken although nothing is at work: those of workflow runs of whose end, or of whose start, nobody has heard. */
export async function hasLeftSlots({ store, repository }: World, lines: AppLines): Promise<boolean> {
  if (repository.runs.some(({ status }) => status !== 'completed')) return false;
  return (await lines.readLines(store)).some(({ line, holders }) => line === 'slot' && holders.length > 0);
}

/** Checks a world in which nothing is left to do: each event has started one run, each execution was started once, and nobody waits or holds. */
export async function checkQuiet(
  world: World,
  { plan, lines }: { readonly plan: WorldPlan; readonly lines: AppLines },
): Promise<void> {
  const { repository, listed } = world;
  const runs = [...listed.values()];
  expect(runs.map(({ pipeline }) => pipeline).toSorted()).toEqual(world.asked.toSorted());
  const executions = runs.flatMap(({ run, pipeline }) =>
    stagesOf(parsePipeline(pipeline)).map(({ stage }) => `${run}/${stage} 1`),
  );
  expect(repository.runs.map(({ title }) => title).toSorted()).toEqual(executions.toSorted());
  expect(repository.runs.filter(({ status }) => status !== 'completed')).toEqual([]);
  for (const { line, holders, waiting } of await lines.readLines(world.store)) {
    expect(waiting).toEqual([]);
    if (line === 'branch') expect(holders).toEqual([]);
  }
  checkBudget(world, plan);
}

const parsePipeline = (name: string): PipelineName => pipelineNames.find((one) => one === name) ?? 'fix';

/** Checks that no more runs began in a day than the widest budget of that time allows. */
function checkBudget({ listed }: World, { maxRuns, moves }: WorldPlan): void {
  const most = maxRuns + moves.filter(({ kind }) => kind === 'push').length;
  const docs = [...listed.values()].filter(({ pipeline }) => pipeline === 'docs');
  for (const some of Map.groupBy(docs, ({ startedAt }) => startedAt.slice(0, 10)).values())
    expect(some.length).toBeLessThanOrEqual(most);
}

import { problemText } from '../../core/problem.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import { executionTitle } from '../../core/run/names.ts';
import { listBranchClaims } from '../../core/state/branch-claims.ts';
import { resumeRun } from '../../engine/effects/resume.ts';
import { isAtWork } from '../../engine/gate/worker.ts';
import { readRun } from '../../engine/thread/read-run.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';

/** The function that creates the engine. `app-engine.ts` has it, which uses this folder and so cannot be imported here. */
export type OpenEngine = (
  context: WorkContext,
  work: Queued<'resume' | 'branch-look'>,
) => Promise<Parameters<typeof resumeRun>[0]>;

/**
 * Starts a stage whose turn on a branch or for a slot has come, or whose order is too old. Its run is read again: it may have ended or
 * been paused while the stage waited, and the branch has moved.
 */
export async function resumeStage(context: WorkContext, work: Queued<'resume'>, open: OpenEngine): Promise<void> {
  const engine = await open(context, work);
  const { run, stage, slot } = work;
  const reading = await readRun(engine, run);
  if (!reading.ok) {
    if (slot !== undefined) await context.slots.giveBack(slot);
    return giveUp(context, work, problemText(reading.error));
  }
  const row = reading.value.state.rows.get(stage);
  const isOver = reading.value.state.end !== undefined || row?.status !== 'ready';
  if (isOver || (await isAtWork(engine, { reading: reading.value, row }))) {
    await engine.ports.line?.settle(reading.value.state);
    if (slot !== undefined) await context.slots.giveBack(slot);
    return context.log.info(`${run.run}/${stage} has its turn, and nothing is to be started.`);
  }
  const title = executionTitle({ run: run.run, task: stage, execution: row.next.execution });
  const { started } = await resumeRun(engine, { reading: reading.value, stage });
  if (slot !== undefined && !started.includes(stage)) await context.slots.giveBack(slot);
  context.log.info(started.includes(stage) ? `${title} has its turn.` : `${title} has its turn, and may not start now.`);
}

/**
 * Looks whether a run that others wait for still needs its branch: it may have ended in a way that the App did not hear of. The branch
 * says which run that is, and its records are read under its own lock, so that nothing is taken from a run that goes on meanwhile.
 * Looks again while somebody waits.
 */
export async function lookAtBranch(context: WorkContext, work: Queued<'branch-look'>, open: OpenEngine): Promise<void> {
  const { repository, holder } = work;
  if (holder === undefined) return findHolder(context, work);
  const engine = await open(context, work);
  const reading = await readRun(engine, holder);
  if (!reading.ok) await giveUp(context, { repository, run: holder }, problemText(reading.error));
  else
    await context.branches.settle({ repository: repository.id, run: holder.run, claims: listBranchClaims(reading.value.state) });
}

/** Queues the look at the run that has a branch, and the next look at the branch; neither where nobody waits for it. */
async function findHolder(context: WorkContext, work: Queued<'branch-look'>): Promise<void> {
  const { repository, branch } = work;
  const holder = await context.branches.look({ repository: repository.id, branch }, context.arrivals());
  if (holder === undefined) return;
  const id = `holder ${repository.id} ${branch} ${holder.run} ${context.arrivals()}`;
  await context.add({ id, key: lockKey(repository.id, holder.lock), work: { ...work, holder } });
  await queueBranchLook(context, work);
}

/** Gives up the branches of a run that cannot be read: it cannot go on, and must not hold others up. */
async function giveUp(
  { branches, log }: WorkContext,
  { repository, run }: { readonly repository: { readonly id: number }; readonly run: RunRef },
  why: string,
): Promise<void> {
  log.warning(`Run ${run.run} gives up its branches, because it cannot be read: ${why}`);
  await branches.settle({ repository: repository.id, run: run.run, claims: new Map() });
}

/** The time between two looks at the run that has a branch for which others wait. */
const lookMilliseconds = 1_800_000;

/** Queues a look at the run that has a branch, unless one is queued for the same half hour. */
export async function queueBranchLook(
  { add, arrivals }: Pick<WorkContext, 'add' | 'arrivals'>,
  { installation, repository, branch }: Pick<Queued<'branch-look'>, 'installation' | 'repository' | 'branch'>,
): Promise<void> {
  const slot = Math.floor(Date.parse(arrivals()) / lookMilliseconds) + 1;
  const runAt = new Date((slot + 1) * lookMilliseconds).toISOString();
  const key = `branch ${repository.id} ${branch}`;
  await add({ id: `look ${key} ${runAt}`, key, runAt, work: { kind: 'branch-look', installation, repository, branch } });
}

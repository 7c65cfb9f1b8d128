import { problemText } from '../../core/problem.ts';
import { executionTitle } from '../../core/run/names.ts';
import { listBranchNeeds } from '../../core/state/branch-needs.ts';
import { resumeRun } from '../../engine/effects/resume.ts';
import { isAtWork, readStartedRun } from '../../engine/gate/worker.ts';
import { readRun } from '../../engine/thread/read-run.ts';
import { lockKey, type Queued, type TurnOf, type WorkContext } from '../work/queued-work.ts';

/** The function that creates the engine. `app-engine.ts` has it, which uses this folder and so cannot be imported here. */
export type OpenEngine = (
  context: WorkContext,
  work: TurnOf<'stage'> | Queued<'look'>,
) => Promise<Parameters<typeof resumeRun>[0]>;

/** Builds the work that starts a stage under the lock of its run. Nothing else has its `id`: the queue does an item once. */
export function buildStageTurn(turn: Omit<TurnOf<'stage'>, 'kind' | 'starts'>, id: string): Parameters<WorkContext['add']>[0] {
  return { id, key: lockKey(turn.repository.id, turn.run.lock), work: { kind: 'turn', starts: 'stage', ...turn } };
}

/**
 * Starts a stage whose turn on a branch or for a slot has come. Its run is read again: it may have ended or
 * been paused while the stage waited, and the branch has moved.
 */
export async function resumeStage(context: WorkContext, work: TurnOf<'stage'>, open: OpenEngine): Promise<void> {
  const engine = await open(context, work);
  const { run, stage, slot } = work;
  const reading = await readRun(engine, run);
  if (!reading.ok) {
    if (slot !== undefined) await context.slots.giveBack(slot);
    return giveUp(context, work, problemText(reading.error));
  }
  const row = reading.value.state.rows.get(stage);
  const isOver = reading.value.state.end !== undefined || row?.status !== 'ready';
  if (
    isOver ||
    (await isAtWork(engine, { reading: reading.value, row })) ||
    (await hasWorked(context, work, { engine, execution: row.next.execution }))
  ) {
    // No more than the branch: what follows from an end may be missing after a crash, and sweeps look for it as long as the run is listed.
    await context.branches.release({ repository: work.repository.id, run: run.run, needs: listBranchNeeds(reading.value.state) });
    if (slot !== undefined) await context.slots.giveBack(slot);
    return context.log.info(`${run.run}/${stage} has its turn, and nothing is to be started.`);
  }
  const title = executionTitle({ run: run.run, task: stage, execution: row.next.execution });
  const { started } = await resumeRun(engine, { reading: reading.value, stage });
  if (slot !== undefined && !started.includes(stage)) await context.slots.giveBack(slot);
  context.log.info(started.includes(stage) ? `${title} has its turn.` : `${title} has its turn, and may not start now.`);
}

/**
 * Returns whether a stage was started since its order was issued, by this turn before a crash or by another one of it: its workflow run may have
 * ended, and its record waits for the lock that is held here. One that ended before may have met a pause, and says nothing.
 */
async function hasWorked(
  { orders }: WorkContext,
  { run, stage, issued, repository }: TurnOf<'stage'>,
  { engine, execution }: { readonly engine: Parameters<typeof readStartedRun>[0]; readonly execution: number },
): Promise<boolean> {
  const order = { run: run.run, task: stage, execution, first: run.first };
  const title = executionTitle(order);
  if (issued === undefined || !(await orders.hasBegun({ repository: repository.id, title }, issued))) return false;
  return (await readStartedRun(engine, { order, endedSince: issued })) !== undefined;
}

/**
 * Looks whether a run that others wait for still needs its branch: it may have ended in a way that the App did not hear of. Its records are read under
 * its own lock, so that nothing is taken from a run that goes on meanwhile.
 */
export async function askHolder(context: WorkContext, work: Queued<'look'>, open: OpenEngine): Promise<void> {
  const { repository, holder } = work;
  if (holder === undefined) return;
  const engine = await open(context, work);
  const reading = await readRun(engine, holder);
  if (!reading.ok) return giveUp(context, { repository, run: holder }, problemText(reading.error));
  const needs = listBranchNeeds(reading.value.state);
  await context.branches.release({ repository: repository.id, run: holder.run, needs });
}

/** Gives up the branches of a run that cannot be read: it cannot go on, and must not hold others up. */
async function giveUp(
  { branches, log }: WorkContext,
  { repository, run }: Pick<TurnOf<'stage'>, 'repository' | 'run'>,
  why: string,
): Promise<void> {
  log.warning(`Run ${run.run} gives up its branches, because it cannot be read: ${why}`);
  await branches.release({ repository: repository.id, run: run.run, needs: new Map() });
}

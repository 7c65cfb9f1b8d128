import { problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { AdvanceRequest } from '../../engine/delivery.ts';
import { isTakenOver } from '../../engine/gate/worker.ts';
import { advanceRun } from '../../engine/publish/advance-run.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import { freshMode } from '../work/mode.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';

/**
 * Queues the result of a workflow run under the lock of its subject, once for each attempt and for each order of a sweep. Its order is then
 * forgotten. What an earlier item did not record, because the run was paused, is due again.
 */
export async function addAdvance(
  context: Pick<WorkContext, 'add' | 'orders'>,
  { installation, repository, lost }: InstalledRepository & { readonly lost?: Dispatch },
  found: AdvanceRequest,
): Promise<void> {
  const { dispatch, workflowRun } = found;
  // The event about its job came after all, while the sweep waited for it.
  if (lost !== undefined && (await context.orders.wasRecorded(workflowRun.id, lost.issued))) return;
  const title = executionTitle(dispatch);
  const id = `advance ${repository.id} ${title} ${workflowRun.id} ${workflowRun.attempt}`;
  await context.orders.begin({ repository: repository.id, title });
  await context.orders.noteResult(workflowRun.id, 'queued');
  await context.add({
    id: lost === undefined ? id : `${id} ${lost.issued}`,
    key: lockKey(repository.id, dispatch.lock),
    work: { kind: 'advance', installation, repository, ...found },
  });
  await context.orders.forget(workflowRun.id);
}

/** Records the result of an execution and starts the next tasks, under the subject's lock. */
export async function advance(context: WorkContext, work: Queued<'advance'>): Promise<void> {
  const { dispatch, delivery, workflowRun } = work;
  const mode = freshMode(work.mode, Date.parse(context.clock.now()));
  const { engine } = await createAppEngine(context, { ...work, lock: dispatch.lock, mode });
  const name = `${dispatch.run}/${dispatch.task}`;
  // Work that was before this one may have started the execution again: it found what was refused, too.
  const { id } = workflowRun;
  if (delivery.kind === 'lost' && (await isTakenOver(engine.ports.workflowRuns, { order: dispatch, own: id, lost: id }))) {
    await context.orders.noteResult(id, 'recorded');
    return context.log.info(`${name}: another workflow run has taken it over.`);
  }
  const advanced = await advanceRun(engine, work);
  if (!advanced.ok) throw new Error(`${name}: ${problemText(advanced.error)}`);
  if (delivery.kind !== 'built-in') await context.orders.noteResult(id, 'recorded');
  context.log.info(`${name}: ${advanced.value.task?.outcome ?? 'nothing to record'}.`);
}

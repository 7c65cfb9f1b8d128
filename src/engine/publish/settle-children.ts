import { childOf } from '../../core/run/children.ts';
import type { State } from '../../core/run/state.ts';
import type { NextExecution, TaskRow } from '../../core/run/task-row.ts';
import type { Effects } from '../engine-ports.ts';
import { listWorkers, stopWorkers } from '../gate/worker.ts';
import type { RunReading } from '../thread/read-run.ts';

/** Tells the workflow runs of children to stop that the record with this `seq`, of a task above them, has cancelled (K-20). */
export async function stopCancelled(
  engine: Effects,
  { reading, cause }: { readonly reading: RunReading; readonly cause: number },
): Promise<void> {
  const { state } = reading;
  const cancelled = [...state.rows.values()].filter((row) => {
    const blocker = state.rows.get(blockerOf(row) ?? '');
    return blocker?.status === 'ended' && blocker.last.seq === cause;
  });
  if (cancelled.length === 0) return;
  const executions = cancelled.map(({ name }) => ({ name, next: nextExecution(state, name) }));
  await stopWorkers(engine, await listWorkers(engine, reading, executions));
}

/** Returns whether an execution is the one that the cancellation of a child met: its result is recorded, and nothing follows from it. */
export function isCancelledChild({ state }: RunReading, order: { readonly task: string; readonly execution: number }): boolean {
  const isCancelled = blockerOf(state.rows.get(order.task)) !== undefined;
  return isCancelled && nextExecution(state, order.task).execution === order.execution;
}

/** Returns the task above a child that keeps it from starting ever again; undefined for all other tasks. */
function blockerOf(row: TaskRow | undefined): string | undefined {
  return row?.kind === 'child' && row.status === 'never' && row.never.kind === 'blocked' ? row.never.by : undefined;
}

/** Returns the execution of a child that would have come next, or was at work. */
function nextExecution({ run, tasks }: State, stage: string): NextExecution {
  const last = tasks.findLast(({ body }) => body.stage === stage);
  const { attempt = 1, execution = 0, seq = childOf(run, stage)?.cause ?? run.seq } = last ?? {};
  return { attempt, execution: execution + 1, cause: seq };
}

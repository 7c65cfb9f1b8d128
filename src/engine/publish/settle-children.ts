import type { DecisionBody } from '../../core/record/decision-record.ts';
import { listExpired } from '../../core/run/answers.ts';
import { childOf } from '../../core/run/children.ts';
import type { State } from '../../core/run/state.ts';
import { type NextExecution, readyRows, type TaskRow } from '../../core/run/task-row.ts';
import { applyDecision, type DecisionRequest } from '../decision/apply-decision.ts';
import type { Performed } from '../effects/perform-effects.ts';
import type { Effects } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import { listWorkers, stopWorkers } from '../gate/worker.ts';
import type { RunReading } from '../thread/read-run.ts';

type Settled = Pick<Performed, 'started' | 'state'>;

/**
 * Ends the waits of a run whose time is over, each by a decision of ours, and starts what had waited (K-28). Makes no request where
 * there is none. A decision that an earlier attempt of this job wrote before it died is completed.
 */
export async function expireWaits(engine: Effects, begun: RunReading): Promise<Settled> {
  const { state, first } = begun;
  if (isPaused(engine, state)) return { started: [], state };
  const { run, thread } = state.run;
  const author = begun.thread.find(({ id }) => id === first.id)?.author;
  const actor = { id: author?.id ?? 0, login: author?.login ?? 'baton' };
  const started: string[] = [];
  let reading = begun;
  for (const expiry of [...listHalfDone(engine, state), ...listExpiries(engine, state)]) {
    const decided = await applyDecision(engine, { run, thread, first, reading, actor, ...expiry });
    if (!decided.ok) {
      engine.ports.log.info(`The wait of ${run}/${expiry.stage} was not ended: ${decided.error}`);
      continue;
    }
    started.push(...decided.value.started);
    reading = decided.value.reading;
  }
  return { started, state: reading.state };
}

type Expiry = Pick<DecisionRequest, 'verb' | 'by' | 'stage' | 'reason' | 'source'>;

function listExpiries({ ports }: Effects, state: State): readonly Expiry[] {
  return listExpired(state, ports.clock.now()).map(({ stage, last, verb, reason }) => ({
    verb,
    stage,
    reason,
    by: verb === 'woken' ? 'time' : undefined,
    source: { kind: 'event', event: `${verb} ${stage} ${verb === 'woken' ? last.seq : last.execution}` },
  }));
}

/** Lists the decisions of this workflow run of which what they made due has not begun. */
function listHalfDone({ settings }: Effects, state: State): readonly Expiry[] {
  const causes = new Set(readyRows(state).map(({ next }) => next.cause));
  const isWaitEnd = ({ verb, workflowRun }: DecisionBody): boolean =>
    (verb === 'expire' || verb === 'woken') && workflowRun === settings.workflowRun.id;
  const own = state.decisions.filter(({ body }) => isWaitEnd(body));
  return own
    .filter(({ seq }) => causes.has(seq))
    .map(({ task, body: { verb, by, reason, source } }) => ({ verb, by, stage: task, reason, source }));
}

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

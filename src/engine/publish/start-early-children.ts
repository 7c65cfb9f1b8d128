import { type ChildCalls, childLimits } from '../../core/children/child.ts';
import { isPollingStage } from '../../core/config/schema/stage-schema.ts';
import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { RecordDraft, WorkflowRunRef } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { readyRows } from '../../core/run/task-row.ts';
import { findEarlyChildren } from '../../core/spawn/early-children.ts';
import { planChildren } from '../../core/spawn/plan-children.ts';
import { decide } from '../../core/state/decide.ts';
import { renderEarlyChildren } from '../../core/view/comment/children.ts';
import type { AppendRequest } from '../../ports/record-store.ts';
import { appendAndRead } from '../effects/append-records.ts';
import { performEffects } from '../effects/perform-effects.ts';
import type { Effects } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import { createOnceStarter } from '../gate/worker.ts';
import { checkOrder, findNamesake } from '../order/check-order.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { readStatusCommentId } from '../view/status-comment.ts';

export interface EarlyRequest {
  readonly dispatch: Dispatch;
  /** All requests of the turn so far, as its job left them: they are checked like those of an output. */
  readonly calls: ChildCalls;
  /** The workflow run in which the agent is at work. */
  readonly workflowRun: WorkflowRunRef;
}

/**
 * Records the children that an agent asks for while it is at work, and starts them (`wait: poll`). Runs under the subject's lock.
 * Idempotent: a request that is recorded is not recorded again, and what it made possible is started only if it was not started before.
 * Does nothing for a turn that is over, a stage that does not poll, or in a pause: the output of the turn has the requests again.
 * Returns the names of the stages that were started, now or by an earlier try.
 */
export async function startEarlyChildren(engine: Effects, request: EarlyRequest): Promise<Result<readonly string[], Problem>> {
  const { dispatch } = request;
  const read = await readRun(engine, dispatch);
  if (!read.ok) return failure(read.error);
  const misfit = findNamesake(dispatch, read.value.stored) ?? checkOrder(dispatch, read.value);
  if (misfit !== undefined) return failure(misfit);
  // A wait counts when the turn is over.
  const { wait: _, ...requests } = request.calls;
  const redacted = { ...request, calls: engine.ports.redactor.redactDeep(requests) };
  const build = async (reading: RunReading): Promise<Result<Drafted, 'over' | 'recorded'>> => {
    if (!mayStart(engine, { dispatch, state: reading.state })) return failure('over');
    const drafted = draftRecord(engine, { ...redacted, state: reading.state });
    return drafted === undefined ? failure('recorded') : success(drafted);
  };
  const appended = await appendAndRead(engine, { order: dispatch, reading: read.value, build });
  if (appended.kind === 'failed') return failure(appended.problem);
  if (appended.kind === 'written')
    return success(await startRecorded(engine, { dispatch, reading: appended.reading, cause: appended.first.record.seq }));
  return success(appended.reason === 'over' ? [] : await startForgotten(engine, { dispatch, reading: appended.reading }));
}

/** Returns whether the turn of an order goes on, as far as the records say, and its stage may start children meanwhile. */
function mayStart(engine: Effects, { dispatch, state }: { readonly dispatch: Dispatch; readonly state: State }): boolean {
  const row = state.rows.get(dispatch.task);
  const isAtWork = row?.status === 'ready' && row.next.execution === dispatch.execution && row.next.attempt === dispatch.attempt;
  if (!isAtWork || state.end !== undefined || isPaused(engine, state)) return false;
  return isPollingStage(stageOf(state.run, dispatch.task));
}

type Drafted = Pick<AppendRequest, 'drafts' | 'visible'>;

/**
 * Drafts the record of the requests that no record has so far; undefined where there are none. A turn gets no more records than its job
 * uploads artifacts: whoever can upload more must not fill the thread.
 */
function draftRecord(
  engine: Effects,
  { dispatch, calls, workflowRun, state }: EarlyRequest & { readonly state: State },
): Drafted | undefined {
  const { run, task, attempt, execution, thread, subject } = dispatch;
  if (findEarlyChildren(state, { stage: task, execution }).records.length >= childLimits.progressUploads) return undefined;
  const turn = { stage: task, execution, calls, finishedAt: engine.ports.clock.now(), isEarly: true } as const;
  const { body } = planChildren(state, turn);
  if (body === undefined) return undefined;
  const draft: RecordDraft = { kind: 'child', run, task, attempt, execution, body };
  const isShared = thread !== subject;
  return { drafts: [draft], visible: renderEarlyChildren({ run, stage: task, body, workflowRun, isShared }) };
}

interface StartRequest {
  readonly dispatch: Dispatch;
  readonly reading: RunReading;
}

async function startRecorded(
  engine: Effects,
  { dispatch, reading, cause, isAgain }: StartRequest & { readonly cause: number; readonly isAgain?: true },
): Promise<readonly string[]> {
  const performed = await performEffects(engine, {
    effects: decide(reading.state, { cause, now: engine.ports.clock.now() }),
    reading,
    status: await readStatusCommentId(engine, { order: dispatch, reading }),
    start: isAgain === true ? createOnceStarter(engine, reading.first.at) : undefined,
  });
  return performed.started;
}

/** Starts what an earlier try recorded and, when it died, had not started. */
async function startForgotten(engine: Effects, { dispatch, reading }: StartRequest): Promise<readonly string[]> {
  const { records } = findEarlyChildren(reading.state, { stage: dispatch.task, execution: dispatch.execution });
  const due = new Set(readyRows(reading.state).map(({ next }) => next.cause));
  const started: string[] = [];
  for (const { seq } of records.filter((record) => due.has(record.seq)))
    started.push(...(await startRecorded(engine, { dispatch, reading, cause: seq, isAgain: true })));
  return started;
}

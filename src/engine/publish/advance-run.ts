import { type Problem, problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { EndBody, TaskBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { decide, endEarly } from '../../core/run/decide.ts';
import type { State } from '../../core/run/state.ts';
import type { RecordedTransfer } from '../../core/run/transfers.ts';
import type { AdvanceRequest, Delivery } from '../delivery.ts';
import { performEffects } from '../effects/perform-effects.ts';
import type { Engine } from '../engine-ports.ts';
import { checkOrder } from '../order/check-order.ts';
import { sweepOverdue } from '../sweep/sweep-overdue.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { readStatusCommentId } from '../view/status-comment.ts';
import { announceTransfers } from './announce-transfers.ts';
import { type BuiltExecution, buildExecutions } from './build-executions.ts';
import { findLostRecords, type LostRecords } from './lost-records.ts';
import { handlePausedDelivery } from './paused-delivery.ts';
import { findCauseSeq, findTaskRecord, recordTask } from './record-task.ts';
import { storeHandoffs } from './store-handoffs.ts';

export interface Advanced {
  /** Undefined when there was nothing to record. */
  readonly task: TaskBody | undefined;
  readonly started: readonly string[];
  /** Transfers that were recorded just now, each told once. */
  readonly transfers?: readonly RecordedTransfer[];
  readonly ended: EndBody | undefined;
  /** The run as it is afterwards. */
  readonly state: State;
}

/**
 * One link of a chain: records what an execution came to and starts what that makes possible.
 * Runs under the subject's lock. Any number of times: an execution that is recorded already is not recorded again,
 * and what it made possible is started only if it was not.
 */
export async function advanceRun(engine: Engine, request: AdvanceRequest): Promise<Result<Advanced, Problem>> {
  const { dispatch } = request;
  const before = await readRun(engine, dispatch);
  if (!before.ok) return failure(before.error);
  for (const doubt of before.value.doubts) engine.ports.log.warning(doubt);

  const misfit = checkOrder(dispatch, before.value);
  if (misfit !== undefined) return failure(misfit);

  const known = findTaskRecord(before.value.stored, dispatch);
  if (known !== undefined)
    return finish(engine, { request, reading: before.value, cause: findCauseSeq(before.value.stored, known), recovering: true });
  if (!isExpected(before.value, dispatch)) {
    const lost = before.value.state.end === undefined ? findLostRecords(dispatch, before.value) : undefined;
    if (lost !== undefined) return settleLost(engine, { request, lost, reading: before.value });
    engine.ports.log.warning(
      `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} fits nothing that is due, so it was left alone.`,
    );
    return success(nothingDone(before.value.state));
  }
  return recordDelivery(engine, { request, reading: before.value });
}

/** Of an execution that is due: nothing is recorded of what a pause, or the end of the run, has kept from beginning. */
async function recordDelivery(
  engine: Engine,
  { request, reading }: { readonly request: AdvanceRequest; readonly reading: RunReading },
): Promise<Result<Advanced, Problem>> {
  const { dispatch } = request;
  const waiting = await handlePausedDelivery(engine, { request, reading });
  if (waiting !== undefined) return success({ task: undefined, ...waiting, ended: undefined });
  const { end } = reading.state;
  const delivery = end === undefined ? settleStopped(request.delivery, engine) : settleLate(request.delivery);
  if (delivery === undefined) return success(nothingDone(reading.state));
  const settle = { ...request, delivery, state: reading.state };
  const settled = await buildExecutions(engine, settle);
  const kept = await storeHandoffs(engine, { request: settle, settled });
  const recorded = await recordTask(engine, { dispatch, reading, executions: kept });
  if (!recorded.ok) return failure(recorded.error);
  // Ends, since each time the run has more transfers than before.
  if (recorded.value.kind === 'overtaken') return advanceRun(engine, request);
  const { reading: after } = recorded.value;
  const recovering = recorded.value.kind === 'found';
  const transfers = recovering ? [] : announceTransfers(engine, { state: after.state, dispatch });
  const finished = await finish(engine, { request, reading: after, cause: recorded.value.cause, recovering, ...lastOf(settled) });
  return finished.ok ? success({ ...finished.value, transfers }) : finished;
}

/** The execution that the job ended with, with what lies elsewhere. */
function lastOf(settled: readonly BuiltExecution[]): Pick<FinishRequest, 'settled'> {
  const last = settled.at(-1);
  return last === undefined ? {} : { settled: last.body };
}

function nothingDone(state: State): Advanced {
  return { task: undefined, started: [], ended: state.end?.body, state };
}

function stoppedOf(delivery: Delivery): string | undefined {
  return delivery.kind === 'output' ? delivery.output.stopped : undefined;
}

/** What comes after the run has ended is kept, but nothing of it is published and nothing follows from it. */
function settleLate(delivery: Delivery): Delivery | undefined {
  if (delivery.kind !== 'output' || stoppedOf(delivery) !== undefined) return undefined;
  const { commits: _commits, transfer: _transfer, inline: _inline, ...output } = delivery.output;
  return {
    ...delivery,
    output: { ...output, outcome: 'skipped', note: 'The run had ended before this came, so it was not published.' },
  };
}

/** The agent job says there was nothing left to do, but its execution is due and not recorded: its word does not end a task. */
function settleStopped(delivery: Delivery, { settings }: Engine): Delivery | undefined {
  const stopped = stoppedOf(delivery);
  if (stopped === undefined) return delivery;
  if (settings.dryRun && stopped === 'dry-run') return undefined;
  const message = `The agent job did not start its agent and gave the reason "${stopped}", but the records do not say so.`;
  return { kind: 'lost', failure: { reason: 'not-started', message } };
}

function isExpected(reading: RunReading, order: Dispatch): boolean {
  const stage = reading.state.stages.get(order.task);
  return stage?.kind === 'due' && stage.execution === order.execution && stage.attempt === order.attempt;
}

interface LostRequest {
  readonly request: AdvanceRequest;
  readonly reading: RunReading;
  readonly lost: LostRecords;
}

/** Somebody changed or removed what the order builds on. When it is sure, the run ends here, so that people see it where they look. */
async function settleLost(engine: Engine, { request, reading, lost }: LostRequest): Promise<Result<Advanced, Problem>> {
  const { state } = reading;
  if (!lost.isSure) return failure(lost.problem);
  engine.ports.log.error(problemText(lost.problem));
  // Their places stay taken: one that is put back as it was must not push out the end.
  const tip = { ...state.tip, seq: state.tip.seq + lost.count };
  const { state: after } = await performEffects(engine, {
    effects: endEarly(state, lost.reason),
    reading: { ...reading, state: { ...state, tip } },
    status: await readStatusCommentId(engine, { order: request.dispatch, reading }),
    recovering: true,
    inline: false,
  });
  return success({ task: undefined, started: [], ended: after.end?.body, state: after });
}

interface FinishRequest {
  readonly request: AdvanceRequest;
  readonly reading: RunReading;
  readonly cause: number;
  readonly recovering: boolean;
  /** What was recorded just now, with what lies elsewhere. */
  readonly settled?: TaskBody;
}

async function finish(engine: Engine, facts: FinishRequest): Promise<Result<Advanced, Problem>> {
  const { dispatch } = facts.request;
  const { state } = facts.reading;
  const { started, state: after } = await performEffects(engine, {
    effects: decide(state, { cause: facts.cause, now: engine.ports.clock.now() }),
    reading: facts.reading,
    status: await readStatusCommentId(engine, { order: dispatch, reading: facts.reading }),
    recovering: facts.recovering,
    inline: false,
  });
  await sweepOverdue(engine, { reading: { ...facts.reading, state: after } });
  const own = state.tasks.find((task) => task.seq === facts.cause);
  return success({
    task: facts.recovering ? own?.body : (facts.settled ?? own?.body),
    started,
    ended: after.end?.body,
    state: after,
  });
}

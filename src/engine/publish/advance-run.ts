/**
 * The publish job: records what an execution came to, and starts what that makes possible.
 *
 * 1. Reads the run, and checks an unsigned order against its records.
 * 2. Leaves an order alone that is recorded, or that fits nothing that is due. Records that were edited end the run.
 * 3. Builds the bodies of the executions: checks transfers and handoffs, publishes commits, carries out a built-in.
 * 4. Stores handoffs in artifacts, where the config says so, and merges children of a parent that starts again.
 * 5. Writes all records in one comment, waits until they count, and announces transfers.
 * 6. Decides and performs what follows: deletes branches of elements that were not picked, ends waits whose time is over, and looks
 *    after siblings that are overdue.
 */
import { lineageOf } from '../../core/children/task-name.ts';
import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { EndBody, TaskBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { hasSlept } from '../../core/run/answers.ts';
import { failuresOf } from '../../core/run/attempts.ts';
import { closeKey, findCauseOfEnd, isAskKey } from '../../core/run/notices.ts';
import type { State } from '../../core/run/state.ts';
import type { RecordedTransfer } from '../../core/run/transfers.ts';
import { decide, decideAsks, type Effect } from '../../core/state/decide.ts';
import type { AdvanceRequest, Delivery, DeliveryRequest, LateReason } from '../delivery.ts';
import { announceTransfers } from '../effects/announce-transfers.ts';
import { performEffects } from '../effects/perform-effects.ts';
import { sendOrderedNotice } from '../effects/send-notice.ts';
import type { Advances, Effects } from '../engine-ports.ts';
import { createOnceStarter, listWorkers, stopWorkers } from '../gate/worker.ts';
import { checkOrder, findNamesake } from '../order/check-order.ts';
import { sweepOverdue } from '../sweep/sweep-run.ts';
import { findTriggeringRecord, type RunReading, readRun } from '../thread/read-run.ts';
import { readStatusCommentId } from '../view/status-comment.ts';
import { buildExecutions, lateAfterEnd, lateAfterParent } from './build-executions.ts';
import { handlePausedDelivery } from './paused-delivery.ts';
import { findCauseSeq, findTaskRecord, recordTask } from './record-task.ts';
import { isCancelledChild, stopCancelled } from './settle-children.ts';
import { storeHandoffs } from './store-handoffs.ts';

export interface Advanced {
  /** Undefined when there was nothing to record. */
  readonly task: TaskBody | undefined;
  readonly started: readonly string[];
  /** The transfers that were recorded just now. Each is announced once. */
  readonly transfers?: readonly RecordedTransfer[];
  readonly ended: EndBody | undefined;
  /** The run as it is afterwards. */
  readonly state: State;
}

/**
 * Advances a run by one link of the chain: records the result of an execution and starts what it makes possible.
 * Runs under the subject's lock. Idempotent: an execution that is recorded is not recorded again, and what it made possible is
 * started only if it was not started before.
 */
export async function advanceRun(engine: Advances, request: AdvanceRequest): Promise<Result<Advanced, Problem>> {
  const { dispatch } = request;
  const read = await readRun(engine, dispatch);
  if (!read.ok) return failure(read.error);
  const reading = read.value;
  const namesake = findNamesake(dispatch, reading.stored);
  if (namesake !== undefined) return failure(namesake);
  for (const doubt of reading.doubts) engine.ports.log.warning(doubt);
  if (dispatch.notify !== undefined) return carryOutNotice(engine, { dispatch, reading, key: dispatch.notify });
  const misfit = checkOrder(dispatch, reading);
  if (misfit !== undefined) return failure(misfit);

  const known = findTaskRecord(reading.stored, dispatch);
  if (known !== undefined)
    return success(await startNext(engine, { dispatch, reading, cause: findCauseSeq(reading.stored, known) }));
  if (isExpected(reading, dispatch) || isCancelledChild(reading, dispatch))
    return recordDelivery(engine, { ...request, reading });
  // What few jobs meet is loaded by those alone.
  const { endForLostRecords, findLostRecords } = await import('./lost-records.ts');
  const lost = reading.state.end === undefined ? findLostRecords(dispatch, reading) : undefined;
  if (lost !== undefined) {
    const ended = await endForLostRecords(engine, { dispatch, lost, reading });
    return ended.ok ? success(nothingDone(ended.value)) : ended;
  }
  engine.ports.log.warning(
    `Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} fits nothing that is due, so it was left alone.`,
  );
  return success(nothingDone(reading.state));
}

/** Carries out an order that is about no execution: tells listeners, or does what a job that died has not asked or not ended. */
async function carryOutNotice(
  engine: Effects,
  { dispatch, reading, key }: { readonly dispatch: Dispatch; readonly reading: RunReading; readonly key: string },
): Promise<Result<Advanced, Problem>> {
  const { state } = reading;
  const { end } = state;
  const isThere = reading.stored.some(({ record }) => record.run === dispatch.run && record.seq === dispatch.execution);
  if (!isThere) return failure((await import('./lost-records.ts')).unseenProblem(dispatch));
  const isEnd = end !== undefined && key === closeKey(end.seq);
  if (!isEnd && !isAskKey(key)) await sendOrderedNotice(engine, { dispatch, state });
  else {
    const again = isEnd ? decide(state, { cause: findCauseOfEnd(state) ?? 0, now: engine.ports.clock.now() }) : decideAsks(state);
    const effects: readonly Effect[] = isEnd ? again : [...again, { kind: 'update-views' }];
    await performEffects(engine, { effects, reading, status: await readStatusCommentId(engine, { order: dispatch, reading }) });
    if (isEnd && end.body.outcome === 'cancelled') await stopWorkers(engine, await listWorkers(engine, reading));
  }
  return success(nothingDone(state));
}

function isExpected(reading: RunReading, order: Dispatch): boolean {
  const row = reading.state.rows.get(order.task);
  return row?.status === 'ready' && row.next.execution === order.execution && row.next.attempt === order.attempt;
}

/** Records an execution that is due. An execution that a pause or the end of the run kept from beginning is not recorded. */
async function recordDelivery(
  engine: Advances,
  { reading, ...request }: AdvanceRequest & { readonly reading: RunReading },
): Promise<Result<Advanced, Problem>> {
  const { dispatch } = request;
  const { state } = reading;
  const waiting = await handlePausedDelivery(engine, { ...request, reading });
  if (waiting !== undefined) return success({ task: undefined, ...waiting, ended: undefined });
  const late = describeLate(reading, dispatch);
  const delivery = late === undefined ? withoutClaimedStop(request.delivery) : withoutEffects(request.delivery);
  if (delivery === undefined) return success(nothingDone(state));

  const recordable: DeliveryRequest = { ...request, delivery, state, late };
  const built = await buildExecutions(engine, recordable);
  const stored = await storeHandoffs(engine, recordable, built);
  const executions =
    state.spawned.length === 0 ? stored : await (await import('./merge-children.ts')).withMerges(engine, recordable, stored);
  const recorded = await recordTask(engine, { dispatch, reading, executions });
  if (!recorded.ok) return failure(recorded.error);
  // Ends, since each time the run has more records than before.
  if (recorded.value.kind === 'overtaken') return recordOvertaken(engine, { ...request, reading: recorded.value.reading });
  const { kind, reading: after, cause } = recorded.value;
  if (kind === 'found') return success(await startNext(engine, { dispatch, reading: after, cause }));
  const own = after.state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution);
  const transfers = announceTransfers(engine, { state: after.state, own });
  // As it was built: what lies in an artifact by now is shown, too.
  const written = built.at(-1)?.body;
  const next = await startNext(engine, { dispatch, reading: after, cause, written });
  return success({ ...next, transfers: [...transfers, ...(next.transfers ?? [])] });
}

/** Records an execution before which another record came. That one may say that the execution is not due any more. */
async function recordOvertaken(
  engine: Advances,
  request: Parameters<typeof recordDelivery>[1],
): ReturnType<typeof recordDelivery> {
  const { reading, dispatch } = request;
  const isDue = isExpected(reading, dispatch) || isCancelledChild(reading, dispatch);
  return isDue ? recordDelivery(engine, request) : success(nothingDone(reading.state));
}

function nothingDone(state: State): Advanced {
  return { task: undefined, started: [], ended: state.end?.body, state };
}

type Recordable = DeliveryRequest['delivery'];

/** Describes what made a delivery come too late: the end of its run, or the failure of its parent; undefined for all others. */
function describeLate(reading: RunReading, order: Dispatch): LateReason | undefined {
  if (reading.state.end !== undefined) return lateAfterEnd(reading.state, reading.state.end);
  if (isExpected(reading, order) || !isCancelledChild(reading, order)) return undefined;
  const failures = lineageOf(order.task).flatMap((parent) => failuresOf(reading.state, parent));
  const failed = failures.toSorted((a, b) => a.seq - b.seq).at(-1);
  return { ...lateAfterParent, since: failed?.body.finishedAt };
}

/** Strips a delivery that comes too late: its executions are recorded, but nothing of them is published and nothing follows from them. */
function withoutEffects(delivery: Delivery): Recordable | undefined {
  if (delivery.kind !== 'output' || delivery.output.stopped !== undefined) return undefined;
  const { commits: _commits, transfer: _transfer, ...output } = delivery.output;
  return { ...delivery, output };
}

/**
 * Turns an agent job that says there was nothing left to do into a loss. Its execution is due and not recorded, and the word of an
 * agent job does not end a task.
 */
function withoutClaimedStop(delivery: Delivery): Recordable | undefined {
  if (delivery.kind === 'dry-run') return undefined;
  const stopped = delivery.kind === 'output' ? delivery.output.stopped : undefined;
  if (stopped === undefined) return delivery;
  const message = `The agent job did not start its agent and gave the reason "${stopped}", but the records do not say so.`;
  return { kind: 'lost', failure: { reason: 'not-started', message } };
}

interface NextRequest {
  readonly dispatch: Dispatch;
  readonly reading: RunReading;
  /** `seq` of the record that makes the next executions possible. */
  readonly cause: number;
  /** The execution, where this job has recorded it. Another job that did so may have started what follows. */
  readonly written?: TaskBody | undefined;
}

async function startNext(engine: Advances, { dispatch, reading, cause, written }: NextRequest): Promise<Advanced> {
  const { state } = reading;
  const hasChildren = state.spawned.length > 0;
  const earlier = written === undefined ? findTriggeringRecord(reading, { cause }) : undefined;
  // An order that is newer than its record ends a wait behind it, and the transfers there were told.
  const isTold = earlier !== undefined && dispatch.issued > earlier.at;
  if (hasChildren) await stopCancelled(engine, { reading, cause });
  const performed = await performEffects(engine, {
    effects: decide(state, { cause, now: engine.ports.clock.now(), isTold }),
    reading,
    status: await readStatusCommentId(engine, { order: dispatch, reading }),
    // Where records are missing, this one may have been written before, and what follows from it may be at work.
    start: earlier !== undefined || reading.doubts.length > 0 ? createOnceStarter(engine, reading.first.at, earlier) : undefined,
  });
  const mayWait = hasChildren || hasSlept(performed.state);
  const {
    started,
    transfers,
    state: after,
  } = mayWait
    ? await (await import('../decision/expire-waits.ts')).expireWaits(engine, { ...reading, state: performed.state })
    : { started: [], transfers: [], state: performed.state };
  if (hasChildren || after.run.matrices !== undefined)
    await (await import('./delete-branches.ts')).deleteBranches(engine, { state: after, cause });
  // GitHub may not list yet what this job has just started, behind a record that is old where an earlier job died over it.
  const own = [...performed.started, ...started].map((stage) => `${dispatch.run}/${stage} `);
  const isWaiting = async (title: string): Promise<boolean> => own.some((begun) => title.startsWith(begun));
  await sweepOverdue(engine, { reading: { ...reading, state: after }, isWaiting });
  const task = written ?? state.tasks.find(({ seq }) => seq === cause)?.body;
  return { task, started: [...performed.started, ...started], ended: after.end?.body, state: after, transfers };
}

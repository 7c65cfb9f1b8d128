import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { EndBody, StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { maxAttemptsOf } from '../../core/run/attempts.ts';
import { decide } from '../../core/run/decide.ts';
import { nextEndExecution } from '../../core/run/decisions.ts';
import { deriveState } from '../../core/run/derive-state.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { usageOfRun } from '../../core/run/usage.ts';
import type { TransferBody } from '../../core/transfer/transfer.ts';
import { hasRetryNotice, renderRetryNotice } from '../../core/view/comment/retry-notice.ts';
import { renderTaskComment } from '../../core/view/comment/run-comment.ts';
import type { TransferView } from '../../core/view/comment/transfer.ts';
import type { RecordDraft } from '../../ports/record-store.ts';
import type { Engine } from '../engine-ports.ts';
import { awaitVisible } from '../thread/await-record.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import type { BuiltExecution } from './build-executions.ts';

/** The records of what an order came to, in their order: each execution, and after it the transfer that it ended in. */
export function buildExecutionDrafts(order: Dispatch, settled: readonly BuiltExecution[]): readonly RecordDraft[] {
  const { run, task, attempt } = order;
  return settled.flatMap(({ execution, body, transfer }): readonly RecordDraft[] => {
    const place = { run, task, attempt, execution };
    const own = { kind: 'task', ...place, body } as const;
    return transfer === undefined ? [own] : [own, { kind: 'transfer', ...place, body: transfer }];
  });
}

/**
 * `seq` of what makes the next execution possible: the record itself, or, where agents handed over within one job, the last
 * one that was written with it, in the same comment.
 */
export function findCauseSeq(stored: readonly StoredRecord[], first: StoredRecord): number {
  const together = stored.filter(
    ({ record, comment }) =>
      record.kind === 'task' &&
      record.run === first.record.run &&
      record.task === first.record.task &&
      comment === first.comment &&
      comment !== 0,
  );
  return Math.max(first.record.seq, ...together.map(({ record }) => record.seq));
}

/** The record of the execution that an order asked for. */
export function findTaskRecord(stored: readonly StoredRecord[], order: Dispatch): StoredRecord | undefined {
  return stored.find(
    ({ record }) =>
      record.kind === 'task' && record.run === order.run && record.task === order.task && record.execution === order.execution,
  );
}

interface RecordRequest {
  readonly dispatch: Dispatch;
  readonly reading: RunReading;
  /** What the order came to: one execution, or more where agents handed over within the job. */
  readonly settled: readonly BuiltExecution[];
}

interface Recorded {
  readonly reading: RunReading;
  /** `seq` of the record of the last execution. */
  readonly cause: number;
  /** It had been written before, by a publisher that did not come to its end. */
  readonly recovering: boolean;
}

/** A publisher before us may have crashed after it wrote: then our record lost its place, and is written behind that one. */
const maxTries = 3;

/**
 * Writes the task's record and waits until it shows and counts. `overtaken`: it lost its place to another transfer of the run, so
 * whether its own may be made is to be decided anew.
 */
export async function recordTask(engine: Engine, request: RecordRequest): Promise<Result<Recorded | 'overtaken', Problem>> {
  let { reading } = request;
  for (let tries = 1; ; tries += 1) {
    const written = await append(engine, { ...request, reading });
    const { comment, digest } = written;
    const after = await awaitVisible(engine, { order: request.dispatch, comment, digest });
    if (after.ok) return success({ reading: after.value, cause: findCauseSeq(after.value.stored, written), recovering: false });
    if (after.error.code !== 'BATON-E906' || tries === maxTries) return failure(after.error);
    const again = await readRun(engine, request.dispatch);
    if (!again.ok) return failure(again.error);
    reading = again.value;
    const earlier = findTaskRecord(reading.stored, request.dispatch);
    if (earlier !== undefined) return success({ reading, cause: findCauseSeq(reading.stored, earlier), recovering: true });
    if (isOvertaken(request, reading)) return success('overtaken');
  }
}

function isOvertaken({ settled, reading: before }: RecordRequest, { state }: RunReading): boolean {
  return settled.some(({ transfer }) => transfer !== undefined) && state.transfers.length > before.state.transfers.length;
}

/** The task's record, and in the same comment its transfer, and the run's end when this was its last task. */
async function append(engine: Engine, facts: RecordRequest): Promise<StoredRecord> {
  const { dispatch, reading, settled } = facts;
  const { run, task, attempt } = dispatch;
  const own = buildExecutionDrafts(dispatch, settled);
  const { end, state } = preview(engine, { reading, drafts: own });
  const execution = nextEndExecution(reading.state, settled.at(-1)?.execution ?? dispatch.execution);
  const place = { run, task: '', attempt: 0, execution };
  const drafts: readonly RecordDraft[] = end === undefined ? own : [...own, { kind: 'end', ...place, body: end }];
  const attempts = Math.max(maxAttemptsOf(reading.state.run, task), attempt);
  const isShared = dispatch.thread !== dispatch.subject;
  const visible = settled.map(({ execution, body, transfer }) => {
    const notice = findNotice(engine, { state, draft: { run, task, attempt, execution, body } });
    const told = describeTransfer(state, transfer);
    return renderTaskComment({ run, attempt, body, attempts, notice, transfer: told, isShared });
  });
  const stored = await engine.ports.store.append({
    thread: dispatch.thread,
    tip: reading.state.tip,
    drafts,
    visible: visible.join('\n\n---\n\n'),
  });
  const [first] = stored;
  if (first === undefined) throw new Error('The store appended nothing.');
  return first;
}

type Draft = Pick<TaskRecord, 'run' | 'task' | 'attempt' | 'execution' | 'body'>;

/** What the records will lead to: the run's state with them, and the end when there is one. */
function preview(
  engine: Engine,
  facts: { reading: RunReading; drafts: readonly RecordDraft[] },
): { readonly state: State | undefined; readonly end: EndBody | undefined } {
  const { state, stored } = facts.reading;
  const { repo, thread } = state.run;
  const added = facts.drafts.map((draft, index): StoredRecord => {
    const record = { ...draft, repo, thread, seq: state.tip.seq + 1 + index, prev: state.tip.digest };
    return { record, digest: '', comment: 0, envelope: undefined };
  });
  const next = deriveState([...stored, ...added], state.run.run);
  if (!next.ok) return { state: undefined, end: undefined };
  const now = engine.ports.clock.now();
  const cause = added.findLast(({ record }) => record.kind === 'task')?.record.seq ?? 0;
  const found = decide(next.value, { cause, now }).find((effect) => effect.kind === 'end-run');
  const end =
    found === undefined
      ? undefined
      : { outcome: found.outcome, reason: found.reason, finishedAt: now, ...usageOfRun(next.value) };
  return { state: withEnd(next.value, end), end };
}

function withEnd(state: State, body: EndBody | undefined): State {
  return body === undefined ? state : { ...state, end: { ...state.run, kind: 'end', body } };
}

function findNotice({ ports }: Engine, { state, draft }: { state: State | undefined; draft: Draft }): string | undefined {
  if (state === undefined || !hasRetryNotice(state, draft)) return undefined;
  const notice = renderRetryNotice(state, draft);
  ports.log.warning(`${draft.run}/${draft.task}: ${notice}.`);
  return notice;
}

/** Which transfer of the run it is, of how many. */
function describeTransfer(state: State | undefined, body: TransferBody | undefined): TransferView | undefined {
  if (state === undefined || body === undefined) return undefined;
  const number = state.transfers.findIndex((transfer) => transfer.body === body) + 1;
  return { body, number, limit: pipelineOf(state.run).limits['max-handoffs'] };
}

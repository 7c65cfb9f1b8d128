import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { RecordDraft, StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { transferNumber } from '../../core/run/acting-agent.ts';
import { maxAttemptsOf } from '../../core/run/attempts.ts';
import { nextEndExecution } from '../../core/run/decisions.ts';
import { titleOf } from '../../core/run/elements.ts';
import { hasMergingStage, pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { decide } from '../../core/state/decide.ts';
import { stateWith } from '../../core/state/derive-state.ts';
import { draftEnd } from '../../core/state/final-result.ts';
import type { TransferBody } from '../../core/transfer/transfer.ts';
import { hasRetryNotice, renderRetryNotice } from '../../core/view/comment/failure.ts';
import { renderTaskComment } from '../../core/view/comment/run-comment.ts';
import type { TransferView } from '../../core/view/comment/transfer.ts';
import type { AppendRequest } from '../../ports/record-store.ts';
import { appendAndRead } from '../effects/append-records.ts';
import type { Reads, Records } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';
import type { BuiltExecution } from './build-executions.ts';

/** Builds the drafts of what an order came to, in their order: each execution, and after it the transfer that it ended in, and its children. */
export function buildExecutionDrafts(
  order: Pick<Dispatch, 'run' | 'task' | 'attempt'>,
  executions: readonly BuiltExecution[],
): readonly RecordDraft[] {
  const { run, task, attempt } = order;
  return executions.flatMap(({ execution, body, transfer, children }): readonly RecordDraft[] => {
    const key = { run, task, attempt, execution };
    return [
      { kind: 'task', ...key, body },
      ...(transfer === undefined ? [] : [{ kind: 'transfer', ...key, body: transfer } as const]),
      ...(children === undefined ? [] : [{ kind: 'child', ...key, body: children } as const]),
    ];
  });
}

/**
 * Returns the `seq` of the record that makes the next execution possible: the first record itself, or the last one of the same
 * task in the same comment, where agents handed over within one job.
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

/** Finds the record of the execution that an order asked for. */
export function findTaskRecord(stored: readonly StoredRecord[], order: Dispatch): StoredRecord | undefined {
  return stored.find(
    ({ record }) =>
      record.kind === 'task' && record.run === order.run && record.task === order.task && record.execution === order.execution,
  );
}

interface RecordRequest {
  readonly dispatch: Dispatch;
  readonly reading: RunReading;
  /** The executions that the order came to: more than one where agents handed over within the job. */
  readonly executions: readonly BuiltExecution[];
}

/** `cause` is the `seq` of the record of the last execution. */
export type Recorded =
  | { readonly kind: 'written'; readonly reading: RunReading; readonly cause: number }
  /** A publisher before us wrote the record and crashed before its end. */
  | { readonly kind: 'found'; readonly reading: RunReading; readonly cause: number }
  /** Another record of the run came before, as `reading` shows, so whether its own transfer or children may be made must be decided again. */
  | { readonly kind: 'overtaken'; readonly reading: RunReading };

/** Writes the task's record and waits until it shows and counts, unless another publisher has written it before. */
export async function recordTask(engine: Records, request: RecordRequest): Promise<Result<Recorded, Problem>> {
  const { dispatch } = request;
  const build = async (reading: RunReading): Promise<Result<Written, StoredRecord | 'overtaken'>> => {
    const earlier = findTaskRecord(reading.stored, dispatch);
    if (earlier !== undefined) return failure(earlier);
    return isOvertaken(request, reading) ? failure('overtaken') : success(buildComment(engine, { ...request, reading }));
  };
  const appended = await appendAndRead(engine, { order: dispatch, reading: request.reading, build });
  if (appended.kind === 'failed') return failure(appended.problem);
  const { reading } = appended;
  if (appended.kind === 'written')
    return success({ kind: 'written', reading, cause: findCauseSeq(reading.stored, appended.first) });
  if (appended.reason === 'overtaken') return success({ kind: 'overtaken', reading });
  return success({ kind: 'found', reading, cause: findCauseSeq(reading.stored, appended.reason) });
}

function isOvertaken({ executions, reading: before }: RecordRequest, { state }: RunReading): boolean {
  const isTransferLate =
    executions.some(({ transfer }) => transfer !== undefined) && state.transfers.length > before.state.transfers.length;
  // Siblings count towards the same limits, and take names of branches.
  const areChildrenLate = executions.some(({ children }) => children !== undefined) && state.tip.seq > before.state.tip.seq;
  // Another record may have made this one the end of a wait.
  const areMergesLate = hasMergingStage(state.run) && state.tip.seq > before.state.tip.seq;
  return isTransferLate || areChildrenLate || areMergesLate;
}

type Written = Pick<AppendRequest, 'drafts' | 'visible'>;

/** Builds the comment with the task's record, its transfer, and the run's end when this was its last task. */
function buildComment(engine: Reads, { dispatch, reading, executions }: RecordRequest): Written {
  const { run, task, attempt } = dispatch;
  const own = buildExecutionDrafts(dispatch, executions);
  const next = stateWith(reading.state, own);
  // After a reopening, the end gets the number of the first record of this comment, which no end had before.
  const execution = nextEndExecution(reading.state, executions.at(-1)?.execution ?? dispatch.execution);
  const end = draftPossibleEnd(engine, next, execution);
  const drafts = end === undefined ? own : [...own, end];
  const state = end === undefined ? next : stateWith(next, [end]);
  const attempts = Math.max(maxAttemptsOf(reading.state.run, task), attempt);
  const isShared = dispatch.thread !== dispatch.subject;
  const visible = executions.map(({ execution, body, transfer, children }) => {
    const notice = findNotice(engine, { state, draft: { run, task, attempt, execution, body } });
    const view = findTransferView(state, transfer);
    const titled = { ...body, stage: titleOf(state.run, body.stage) };
    return renderTaskComment({ run, attempt, body: titled, attempts, notice, transfer: view, children, isShared });
  });
  return { drafts, visible: visible.join('\n\n---\n\n') };
}

/** Drafts the end of the run, when the records lead to one. */
function draftPossibleEnd({ ports }: Reads, next: State, execution: number): RecordDraft | undefined {
  const now = ports.clock.now();
  const found = decide(next, { cause: next.tip.seq, now }).find((effect) => effect.kind === 'end-run');
  return found === undefined
    ? undefined
    : draftEnd(next, { outcome: found.outcome, reason: found.reason, finishedAt: now, execution });
}

type Draft = Pick<TaskRecord, 'run' | 'task' | 'attempt' | 'execution' | 'body'>;

function findNotice({ ports }: Reads, { state, draft }: { state: State; draft: Draft }): string | undefined {
  if (!hasRetryNotice(state, draft)) return undefined;
  const notice = renderRetryNotice(state, draft);
  ports.log.warning(`${draft.run}/${draft.task}: ${notice}.`);
  return notice;
}

/** Returns which transfer of the run it is, of how many. */
function findTransferView(state: State, body: TransferBody | undefined): TransferView | undefined {
  const record = state.transfers.find((transfer) => transfer.body === body);
  if (record === undefined) return undefined;
  return { body: record.body, number: transferNumber(state, record), limit: pipelineOf(state.run).limits['max-handoffs'] };
}

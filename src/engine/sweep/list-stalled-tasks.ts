import type { StalledTask } from '../../core/launch/execution-status.ts';
import { isOverdue, listExpired, unanswered } from '../../core/run/answers.ts';
import { executionTitle } from '../../core/run/names.ts';
import { askKey } from '../../core/run/notices.ts';
import type { State } from '../../core/run/state.ts';
import {
  type AwaitingPerson,
  askingRows,
  awaitingRows,
  awaitsAnswer,
  awaitsApproval,
  awaitsRaise,
  type NextExecution,
  readyRows,
  type TaskRow,
} from '../../core/run/task-row.ts';
import { decide } from '../../core/state/decide.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { isRequestFor, markerOf } from '../../core/view/comment/request.ts';
import { hasMarker, isBy } from '../../core/view/markers.ts';
import type { EngineSettings, ReadsFrom } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import { createIsAtWork, isStillWriting, readStall, readStallOf } from '../gate/worker.ts';
import { noticeTaskOf } from '../order/build-notice-order.ts';
import { listOwnComments, ownAccountId } from '../thread/own-comments.ts';
import { findTriggeringRecord, type RunReading } from '../thread/read-run.ts';

export interface StallRequest {
  readonly reading: RunReading;
  /** The workflow runs of which a job was started again just now: their executions are being worked on. */
  readonly busy?: ReadonlySet<number>;
  /** Returns whether it is known of a workflow run that no job of it has to run again. Absent: of none. */
  readonly isLookedAt?: (workflowRun: number) => boolean;
  /** True in a job that has just asked people whatever there was to ask, after it read the run. */
  readonly hasAsked?: true;
  /** Returns whether an execution waits for a slot. Whoever holds the slots starts it. */
  readonly isWaiting?: (title: string, stage: string) => Promise<boolean>;
  /** True for executions alone that nobody has begun, and that nobody else may start just now, so that nobody needs a moment for it. */
  readonly onlyUnstarted?: true;
  /** With `onlyUnstarted`: a workflow run that GitHub skipped. If it counts as the loss of its execution, nobody else records that. */
  readonly skipped?: number;
}

type IsAtWork = ReturnType<typeof createIsAtWork>;

interface StallEngine extends ReadsFrom<'clock' | 'workflowRuns' | 'threads'> {
  readonly settings: Partial<Pick<EngineSettings, 'paused' | 'workflowRun'>>;
}

/** Lists the executions that a run is stuck on. A run that is paused waits for nobody, because nothing may be started. */
export async function listStalledTasks(engine: StallEngine, request: StallRequest): Promise<readonly StalledTask[]> {
  const { reading } = request;
  const { state } = reading;
  if (state.end !== undefined || isPaused(engine, state)) return [];
  const isWriterAtWork = createIsAtWork(engine, request.busy);
  const resumed = state.decisions.findLast(({ body }) => body.verb === 'resume');
  const resume = resumed && findTriggeringRecord(reading, { cause: resumed.seq });
  // Whoever lets a run go on starts and asks all that is due, whatever made it so.
  const isAtWork: IsAtWork = (cause) => isWriterAtWork(cause) || (resume !== undefined && isWriterAtWork(resume));
  const stalled = await listStalledDue(engine, request, isAtWork);
  if (request.onlyUnstarted === true) return stalled;
  const late = [...listUnanswered(engine, state), ...listExpiredWaits(engine, request)];
  const mayBeUnasked = late.length === 0 && request.hasAsked !== true && awaitingRows(state).length > 0;
  return [...stalled, ...late, ...(mayBeUnasked ? await listUnasked(engine, { reading, isAtWork }) : [])];
}

/** Lists the executions that are due and that nobody is at work on. */
async function listStalledDue(engine: StallEngine, request: StallRequest, isAtWork: IsAtWork): Promise<readonly StalledTask[]> {
  const { reading, onlyUnstarted = false } = request;
  const stalled: StalledTask[] = [];
  for (const row of readyRows(reading.state)) {
    const { name: stage, next: due } = row;
    const cause = findTriggeringRecord(reading, due);
    if (!onlyUnstarted && isAtWork(cause)) continue;
    const title = executionTitle({ run: reading.state.run.run, task: stage, execution: due.execution });
    if ((await request.isWaiting?.(title, stage)) === true) continue;
    const stall = await readStall(engine, { reading, row }, request.busy);
    if (stall === undefined || (!onlyUnstarted && (await isStillWriting(engine, cause.workflowRun)))) continue;
    const isSkipped = stall.kind === 'lost' && stall.workflowRun === request.skipped;
    if (!onlyUnstarted || stall.kind === 'never-started' || isSkipped) stalled.push({ stage, due, title, stall });
  }
  return stalled;
}

/** Lists the waits whose time is over: the publish job of the execution that waits ends them, or one of the run that was started again just now. */
function listExpiredWaits(engine: StallEngine, { reading: { state }, busy }: StallRequest): readonly StalledTask[] {
  if (state.tasks.some(({ body }) => busy?.has(body.workflowRun.id))) return [];
  // One job ends all waits that are over. Several tasks may sleep behind the same execution.
  const awaited = new Set(listExpired(state, engine.ports.clock.now()).map(({ last }) => last));
  return [...awaited].map(({ task: stage, attempt, execution, seq }) => ({
    stage,
    due: { attempt, execution, cause: seq },
    title: executionTitle({ run: state.run.run, task: stage, execution }),
    stall: { kind: 'expired' },
  }));
}

/**
 * Lists the question that keeps a run from its end although the time for an answer is over. One is enough to end the run. Of a run that
 * waits for money it is the last execution.
 */
function listUnanswered(engine: StallEngine, state: State): readonly StalledTask[] {
  const now = engine.ports.clock.now();
  const isOver = decide(state, { cause: state.tip.seq, now }).some(({ kind }) => kind === 'end-run');
  if (!isOver) return [];
  const unpaid = askingRows(state).some((row) => awaitsRaise(row)) ? state.tasks.at(-1) : undefined;
  const last = unanswered(state).find((row) => isOverdue(state, row, now))?.last ?? unpaid;
  if (last === undefined) return [];
  const { attempt, execution, seq: cause } = last;
  const title = executionTitle({ run: state.run.run, task: last.body.stage, execution });
  return [{ stage: last.body.stage, due: { attempt, execution, cause }, title, stall: { kind: 'unanswered' } }];
}

/**
 * Lists the stages that wait for a person whom nobody has asked: the job that was to ask died, and GitHub ran it not again. Makes no
 * request where people are asked on the thread that has the records.
 */
async function listUnasked(
  engine: ReadsFrom<'workflowRuns' | 'threads'> & Parameters<typeof isStillWriting>[0],
  { reading, isAtWork }: { readonly reading: RunReading; readonly isAtWork: IsAtWork },
): Promise<readonly StalledTask[]> {
  const { state, first } = reading;
  const { run } = state.run;
  const unasked: StalledTask[] = [];
  // A question may also stand beside the records, where its subject takes no comments.
  const beside = reading.thread.filter(isBy(ownAccountId(reading)));
  const own = [...beside, ...(await listOwnComments(engine, reading))];
  for (const row of askingRows(state)) {
    const { name: stage } = row;
    const due = dueOf(row);
    const cause = findTriggeringRecord(reading, due);
    if (isAtWork(cause) || own.some((comment) => asks(comment, { state, row, after: cause.comment }))) continue;
    const title = executionTitle({ run, ...noticeTaskOf({ key: askKey(stage, due.cause) }) });
    const stall = await readStallOf(engine, { title, since: first.at });
    if (stall === undefined || (await isStillWriting(engine, cause.workflowRun))) continue;
    const task = executionTitle({ run, task: stage, execution: due.execution });
    unasked.push({ stage, due, title: task, stall: stall.kind === 'hopeless' ? stall : { kind: 'unasked' } });
  }
  return unasked;
}

function dueOf(row: TaskRow<AwaitingPerson>): NextExecution {
  return awaitsAnswer(row) ? { attempt: row.last.attempt, execution: row.last.execution, cause: row.last.seq } : row.next;
}

/**
 * Returns whether a comment of ours asks what a stage waits for. The digest of an approval may have changed since. `after` is the comment
 * with the record since which the stage waits.
 */
function asks(
  comment: Comment,
  { state, row, after }: { readonly state: State; readonly row: TaskRow<AwaitingPerson>; readonly after: number },
): boolean {
  if (!awaitsApproval(row)) return hasMarker(comment, markerOf(state, row));
  return comment.id > after && isRequestFor(comment.body, { run: state.run.run, stage: row.name });
}

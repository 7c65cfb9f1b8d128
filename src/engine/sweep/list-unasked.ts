import type { StalledTask } from '../../core/launch/execution-status.ts';
import { executionTitle } from '../../core/run/names.ts';
import { askKey } from '../../core/run/notices.ts';
import type { State } from '../../core/run/state.ts';
import { type AwaitingPerson, awaitingRows, awaitsAnswer, type NextExecution, type TaskRow } from '../../core/run/task-row.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { isRequestFor, requestMarker } from '../../core/view/comment/request.ts';
import { hasMarker, isBy } from '../../core/view/markers.ts';
import type { ReadsFrom } from '../engine-ports.ts';
import { isStillWriting, readStallOf } from '../gate/worker.ts';
import { noticeTaskOf } from '../order/build-notice-order.ts';
import { listOwnComments, ownAccountId } from '../thread/own-comments.ts';
import { findTriggeringRecord, type RunReading } from '../thread/read-run.ts';

interface UnaskedRequest {
  readonly reading: RunReading;
  /** Returns whether the job that wrote a record may still come to what follows from it. */
  readonly isAtWork: (cause: ReturnType<typeof findTriggeringRecord>) => boolean;
}

/**
 * Lists the stages that wait for a person whom nobody has asked: the job that was to ask died, and GitHub ran it not again. Makes no
 * request where people are asked on the thread that has the records.
 */
export async function listUnasked(
  engine: ReadsFrom<'workflowRuns' | 'threads'> & Parameters<typeof isStillWriting>[0],
  { reading, isAtWork }: UnaskedRequest,
): Promise<readonly StalledTask[]> {
  const { state, first } = reading;
  const { run } = state.run;
  const unasked: StalledTask[] = [];
  // A question may also stand beside the records, where its subject takes no comments.
  const beside = reading.thread.filter(isBy(ownAccountId(reading)));
  const own = [...beside, ...(await listOwnComments(engine, reading))];
  for (const row of awaitingRows(state)) {
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
  if (!awaitsAnswer(row)) return row.next;
  const { attempt, execution, seq } = row.last;
  return { attempt, execution, cause: seq };
}

/**
 * Returns whether a comment of ours asks what a stage waits for. The digest of an approval may have changed since. `after` is the comment
 * with the record since which the stage waits.
 */
function asks(
  comment: Comment,
  { state, row, after }: { readonly state: State; readonly row: TaskRow<AwaitingPerson>; readonly after: number },
): boolean {
  if (awaitsAnswer(row)) return hasMarker(comment, requestMarker(state, row));
  return comment.id > after && isRequestFor(comment.body, { run: state.run.run, stage: row.name });
}

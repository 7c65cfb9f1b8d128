import { approvalOf } from '../../core/run/approvals.ts';
import { asksAtLimit, costLimitOf } from '../../core/run/decisions.ts';
import type { State } from '../../core/run/state.ts';
import { type AwaitingPerson, awaitingRows, awaitsApproval, type TaskRow } from '../../core/run/task-row.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { isRequestFor, markerOf, parseRequestRun } from '../../core/view/comment/request.ts';
import { hasMarker, parseViewMarker } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { refusalsOfLastView, warnIfRefused } from '../github-errors.ts';
import { listOwnComments } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { labelSettled } from './labels.ts';

type Reading = Pick<RunReading, 'state' | 'first' | 'thread' | 'stored'>;

/**
 * Folds the comments in which a run asked a person for what nobody is asked for any more, and takes the label off that called for
 * one, unless something else waits. Makes no request for a run that cannot have asked.
 */
export async function closeRequests(engine: Views, reading: Reading): Promise<void> {
  const { state } = reading;
  const { run } = state.run;
  if (!mayHaveAsked(state)) return;
  const what = `What run ${run} had asked was not folded`;
  await warnIfRefused(engine, { what, except: refusalsOfLastView(state) }, async () => {
    const open = awaitingRows(state);
    const comments = await listOwnComments(engine, reading);
    const old = comments.filter(
      (comment) =>
        comment.isMinimised !== true &&
        parseRequestRun(comment.body) === run &&
        !open.some((row) => isRequestOf(comment, state, row)),
    );
    if (old.length === 0 && !isLabelAlone(state, comments)) return;
    if (!comments.some((comment) => callsForAnother(comment, reading))) await labelSettled(engine, state);
    if (old.length > 0) await engine.ports.threads.minimiseAll(old, 'resolved');
  });
}

/** Returns whether the label alone may be left of what the run asked: the comment was deleted or refused, or its job died before it. */
function isLabelAlone({ run, tasks, decisions, end }: State, comments: readonly Comment[]): boolean {
  const posted = comments.map(({ body }) => `${parseViewMarker('request', body)}.`);
  const isPosted = (question: string): boolean => posted.some((marker) => marker.startsWith(`${run.run}/${question}.`));
  const isLost = tasks.some(
    ({ body: { outcome, stage }, execution }) => outcome === 'needs-input' && !isPosted(`${stage}/${execution}`),
  );
  return end?.body.outcome === 'cancelled' || isLost || isUnpaid({ run, decisions }, isPosted);
}

/** Returns whether the run was given money for which no comment of its asks. */
function isUnpaid({ run, decisions }: Pick<State, 'run' | 'decisions'>, isPosted: (question: string) => boolean): boolean {
  const raises = decisions.filter(({ body }) => body.verb === 'raise');
  return raises.some(({ seq }) => !isPosted(`limit:cost/${costLimitOf({ run, decisions }, seq - 1)}`));
}

/** Returns whether a comment calls for a person in the name of another run about the same subject, which then keeps the label. */
function callsForAnother({ id, body, isMinimised }: Comment, { state: { run }, stored, thread }: Reading): boolean {
  const other = parseRequestRun(body) ?? parseViewMarker('escalation', body)?.split('/')[0];
  if (other === undefined || other === run.run || isMinimised === true) return false;
  const { number } = run.body.trigger.subject;
  // A thread of the records alone holds the runs of many subjects, and what their own threads refused.
  if (run.thread === number || !thread.some((each) => each.id === id)) return true;
  const named = stored.find(({ record }) => record.kind === 'run' && record.run === other)?.record;
  return named?.kind === 'run' && named.body.trigger.subject.number === number;
}

/** Returns whether the run can have asked a person: an agent had a question, a stage needs an approval, or the run asks for money. */
function mayHaveAsked({ run, tasks, rows }: State): boolean {
  if (asksAtLimit(run) || tasks.some(({ body }) => body.outcome === 'needs-input')) return true;
  return [...rows.keys()].some((stage) => approvalOf(run, stage) !== undefined);
}

/** Returns whether a comment asks for what a stage awaits. An older request for the same approval was folded when the newer one came. */
function isRequestOf(comment: Comment, state: State, row: TaskRow<AwaitingPerson>): boolean {
  if (!awaitsApproval(row)) return hasMarker(comment, markerOf(state, row));
  return isRequestFor(comment.body, { run: state.run.run, stage: row.name });
}

import { approvalOf } from '../../core/run/approvals.ts';
import { awaitingStages } from '../../core/run/decide.ts';
import type { Awaiting, State } from '../../core/run/state.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { isRequestFor, parseRequestRun, requestMarker } from '../../core/view/comment/request.ts';
import { hasMarker } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { listOwnComments } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { labelSettled } from './labels.ts';

/**
 * Folds the comments in which a run asked a person for what nobody is asked for any more, and takes the label off that called for
 * one, unless something else waits. Makes no request for a run that cannot have asked.
 */
export async function closeRequests(engine: Views, reading: Pick<RunReading, 'state' | 'first' | 'thread'>): Promise<void> {
  const { state } = reading;
  const { run } = state.run;
  if (!mayHaveAsked(state)) return;
  const what = `What run ${run} had asked was not folded`;
  await warnIfRefused(engine, { what }, async () => {
    const open = awaitingStages(state);
    const comments = await listOwnComments(engine, reading);
    const old = comments.filter(
      (comment) =>
        comment.isMinimised !== true &&
        parseRequestRun(comment.body) === run &&
        !open.some((asked) => isRequestOf(comment, { state, ...asked })),
    );
    if (old.length === 0) return;
    await labelSettled(engine, state);
    await engine.ports.threads.minimiseAll(old, 'resolved');
  });
}

/** Returns whether the run can have asked a person: an agent had a question, or a stage needs an approval. */
function mayHaveAsked({ run, tasks, stages }: State): boolean {
  if (tasks.some(({ body }) => body.outcome === 'needs-input')) return true;
  return [...stages.keys()].some((stage) => approvalOf(run, stage) !== undefined);
}

interface AskedStage {
  readonly state: State;
  readonly stage: string;
  readonly awaiting: Awaiting;
}

/** Returns whether a comment asks for what a stage awaits. An older request for the same approval was folded when the newer one came. */
function isRequestOf(comment: Comment, { state, stage, awaiting }: AskedStage): boolean {
  if (awaiting.for === 'answer') return hasMarker(comment, requestMarker(state, { stage, awaiting }));
  return isRequestFor(comment.body, { run: state.run.run, stage });
}

import type { TaskBody } from '../../core/record/record.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { findStaleSummary } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import { pullSummaryMarker, renderPullSummary } from '../../core/view/comment/pull-summary.ts';
import type { Marker } from '../../core/view/markers.ts';
import type { Views } from '../engine-ports.ts';
import { refusalsOfLastView, warnIfRefused } from '../github-errors.ts';
import { readMarked } from '../thread/own-comments.ts';

interface SummaryFacts {
  readonly pull: number;
  /** The branch that it is for. */
  readonly head: string;
  /** The pull request was opened just now, so it has no comment of ours. */
  readonly isNew: boolean;
  /** Reads the numeric id of our own account. */
  readonly readOwn: () => Promise<number | undefined>;
  readonly notes: readonly string[];
}

/**
 * Posts or updates the comment with the summaries of the chain on its pull request. It is a view: if it cannot be made, the
 * run continues.
 */
export async function drawPullSummary(engine: Views, state: State, facts: SummaryFacts): Promise<TaskBody['summaryComment']> {
  const isShown = state.run.body.config.comments !== 'all' || facts.pull === viewThreadOf(state.run);
  if (isShown) return undefined;
  const text = renderPullSummary(state, facts);
  const marker = pullSummaryMarker(state.run.body.pipeline);
  const { threads } = engine.ports;
  const what = `Pull request #${facts.pull} has no summary of run ${state.run.run}`;
  return warnIfRefused(engine, { what, only: ['comments-refused', 'forbidden'] }, async () => {
    const earlier = facts.isNew ? undefined : await readEarlier(engine, { ...facts, marker });
    if (earlier === undefined) return { pull: facts.pull, comment: (await threads.create(facts.pull, text, marker)).id };
    await threads.update(earlier, text);
    return { pull: facts.pull, comment: earlier };
  });
}

const beginning = '1970-01-01T00:00:00Z';

/** Reads the summary that this run or an earlier one posted: a pull request has one for each pipeline. */
async function readEarlier(
  engine: Views,
  { pull, readOwn, marker }: Pick<SummaryFacts, 'pull' | 'readOwn'> & { readonly marker: Marker },
): Promise<number | undefined> {
  const comments = await engine.ports.threads.listSince(pull, beginning);
  return (await readMarked(comments, { marker, accounts: [readOwn] }))?.id;
}

/**
 * Redraws the comment on the run's pull request, when a stage after that comment has handed over more. The comment is a view, as
 * the status comment is: a refusal is only logged.
 */
export async function redrawPullSummary(engine: Views, state: State): Promise<void> {
  const stale = findStaleSummary(state);
  if (stale === undefined) return;
  const what = `The summary on pull request #${stale.pull} was not redrawn`;
  const except = ['unauthenticated', ...refusalsOfLastView(state)] as const;
  const { comment, pull } = stale;
  await warnIfRefused(engine, { what, except }, () => engine.ports.threads.update(comment, renderPullSummary(state), pull));
}

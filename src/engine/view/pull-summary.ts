import { findStaleSummary } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import { renderPullSummary } from '../../core/view/comment/pull-summary.ts';
import type { Views } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';

/**
 * Redraws the comment on the run's pull request, when a stage after that comment has handed over more. The comment is a view, as
 * the status comment is: a refusal is only logged.
 */
export async function redrawPullSummary(engine: Views, state: State): Promise<void> {
  const stale = findStaleSummary(state);
  if (stale === undefined) return;
  const step = { what: `The summary on pull request #${stale.pull} was not redrawn`, except: ['unauthenticated'] } as const;
  await warnIfRefused(engine, step, () => engine.ports.threads.update(stale.comment, renderPullSummary(state)));
}

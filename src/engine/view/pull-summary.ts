import { findStaleSummary } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import { renderPullSummary } from '../../core/view/comment/pull-summary.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';

/** Keeps the comment on the run's pull request up to date, when a stage after it has handed over more. A view, as the status comment. */
export async function redrawPullSummary(engine: Engine, state: State): Promise<void> {
  const stale = findStaleSummary(state);
  if (stale === undefined) return;
  try {
    await engine.ports.threads.update(stale.comment, renderPullSummary(state));
  } catch (error) {
    if (!(error instanceof GitHubError) || error.reason === 'unauthenticated') throw error;
    engine.ports.log.warning(`The summary on pull request #${stale.pull} was not redrawn: ${error.message}`);
  }
}

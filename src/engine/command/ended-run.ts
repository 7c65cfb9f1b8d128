import { needsPerson } from '../../core/output/outcome.ts';
import { loadState } from '../../core/state/derive-state.ts';
import { describeStartAgain, findGoingOn, renderGoingOn } from '../../core/view/comment/recourse.ts';
import type { RunAbout } from '../thread/runs.ts';

/** Describes what a person types or does after the end of a run, as the comment that called for one says it. */
export async function describeGoingOn({ found, stored }: RunAbout): Promise<string> {
  const { run, body } = stored.record;
  const state = await loadState(found, run);
  const end = state.ok ? state.value.end?.body : undefined;
  if (!state.ok || end === undefined || !needsPerson(end.outcome)) return `To go on, ${describeStartAgain(body.trigger)}.`;
  // A comment asked for it, so comments are heard.
  return `To go on, ${renderGoingOn(findGoingOn(state.value, { end, isHeard: true }))}`;
}

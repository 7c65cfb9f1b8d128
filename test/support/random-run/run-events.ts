import { unanswered } from '../old-derivation/run/answers.ts';
import type { State } from '../old-derivation/run/state.ts';
import { listDecisions } from './decision-events.ts';
import { listEarly, listExecutions } from './execution-events.ts';
import type { Draw, RunEvent } from './moment.ts';

/** Lists everything that can happen next. Only what the code of today lets happen is among it, so that the records are plausible. */
export function listEvents(state: State): readonly RunEvent[] {
  return [...listExecutions(state), ...listEarly(state), ...listDecisions(state), ...listSweeps(state)];
}

/** Where a question waits, a sweep looks now and then whether it has waited too long. */
function listSweeps(state: State): readonly RunEvent[] {
  const isAsking = state.end === undefined && unanswered(state).length > 0;
  return isAsking ? [{ weight: 12, build: () => ({ drafts: [], cause: -1 }) }] : [];
}

/** Draws one of the events by their weights; undefined where there is none. */
export function drawEvent(events: readonly RunEvent[], draw: Draw): RunEvent | undefined {
  const all = events.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return undefined;
  let left = draw(all);
  return events.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

import { findReopening } from './find-reopening.ts';
import type { State } from './state.ts';

/** How long a run has taken, for its time limit. Who lets it go on after its end gives it that time once more. */
export function minutesTaken(state: Pick<State, 'run' | 'decisions'>, now: string): number {
  const since = findReopening(state.decisions)?.body.decidedAt ?? state.run.body.startedAt;
  return (Date.parse(now) - Date.parse(since)) / 60_000;
}

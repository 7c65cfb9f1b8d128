import type { DecisionRecord } from '../record/record.ts';
import { findReopening } from './find-reopening.ts';
import type { State } from './state.ts';

/**
 * How long a run has taken, for its time limit: without its pauses. Who lets it go on after its end gives it that time once more.
 */
export function minutesTaken(state: Pick<State, 'run' | 'decisions'>, now: string): number {
  const since = findReopening(state.decisions)?.body.decidedAt ?? state.run.body.startedAt;
  const begun = Date.parse(since);
  return (Date.parse(now) - begun - pausedSince(state.decisions, { begun, now: Date.parse(now) })) / 60_000;
}

function pausedSince(decisions: readonly DecisionRecord[], { begun, now }: { begun: number; now: number }): number {
  let sum = 0;
  let from: number | undefined;
  for (const { body } of decisions) {
    const at = Math.max(begun, Date.parse(body.decidedAt));
    if (body.verb === 'pause') from ??= at;
    if (body.verb !== 'resume' || from === undefined) continue;
    sum += Math.max(0, at - from);
    from = undefined;
  }
  return from === undefined ? sum : sum + Math.max(0, now - from);
}

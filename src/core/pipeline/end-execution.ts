import { findReopening } from './find-reopening.ts';
import type { State } from './state.ts';

/**
 * The `execution` in the envelope of an end: a run that goes on after its end gets another one, which must have a place of its
 * own. A `seq` is beyond every number that stood there before.
 */
export function endExecution(state: Pick<State, 'decisions' | 'tip'>, execution: number): number {
  return findReopening(state.decisions) === undefined ? execution : state.tip.seq + 1;
}

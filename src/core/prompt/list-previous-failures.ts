import { failuresOf } from '../pipeline/failures-of.ts';
import type { State } from '../pipeline/state.ts';
import type { FailureContext } from './prompt-context.ts';

/** How earlier attempts of a stage failed, oldest first; the last one is `previous_failure` (C-25). */
export function listPreviousFailures(state: State, at: { stage: string; attempt: number }): readonly FailureContext[] {
  return failuresOf(state, at.stage)
    .filter(({ attempt }) => attempt < at.attempt)
    .map(({ attempt, body: { failure, outcome } }) => ({
      reason: failure?.reason ?? outcome,
      error_summary: failure?.message ?? '',
      attempt,
    }));
}

import { oneLine } from '../../markdown/inline.ts';
import type { TaskRecord } from '../../record/record.ts';
import { displayedAttempts, maxAttemptsOf, type NextAfterFailure, nextAfterFailure } from '../../run/attempts.ts';
import type { State } from '../../run/state.ts';

type FailedTask = Pick<TaskRecord, 'task' | 'attempt' | 'execution' | 'body'>;

/**
 * Renders the visible notice about a failed execution (C-18): which attempt of how many, why, and what happens next. Ends without
 * a full stop.
 */
export function renderRetryNotice(state: State, task: FailedTask): string {
  const following = nextAfterFailure(state, task);
  const attempts = displayedAttempts(state, task.body.stage);
  const reason = oneLine(task.body.failure?.reason ?? task.body.outcome);
  return `attempt ${task.attempt} of ${attempts} failed: ${reason}; ${describeNext(following, task)}`;
}

/** Returns whether there is more to report than the outcome: something happens next, or something happened before. */
export function hasRetryNotice(state: State, task: FailedTask): boolean {
  if (task.body.outcome !== 'failed') return false;
  const following = nextAfterFailure(state, task);
  return following === 'retry' || following === 'restart' || maxAttemptsOf(state.run, task.body.stage) > 1;
}

function describeNext(following: NextAfterFailure, task: FailedTask): string {
  switch (following) {
    case 'retry':
      return `attempt ${task.attempt + 1} starts`;
    case 'restart':
      return 'it starts again, which counts as no attempt';
    case 'exhausted':
      return 'no attempt is left';
    case 'final':
      return 'it is not tried again, because the next attempt would fail the same way';
    case 'nothing':
      return 'the run ended before another attempt';
  }
}

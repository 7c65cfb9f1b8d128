import { renderCodeLinks } from '../../docs-address.ts';
import { fencedText } from '../../markdown/elements.ts';
import type { Failure } from '../../output/agent-output.ts';
import type { TaskRecord } from '../../record/record.ts';
import { maxAttemptsOf } from '../../run/attempts.ts';
import type { State } from '../../run/state.ts';
import { displayedAttempts } from '../outcome-words.ts';
import { failureWords, type NextAfterFailure, nextAfterFailure, reasonWithName, tellWaits } from '../reason-words.ts';

/** Renders the reason of a failure and its message; empty without a failure. */
export function renderFailure(failure: Failure | undefined): readonly string[] {
  if (failure === undefined) return [];
  const { reason, message } = failure;
  const words = `Why it failed: ${reasonWithName(reason)}.`;
  return [words, ...(message === '' ? [] : [fencedText(message, 'text')]), ...renderCodeLinks(message)];
}

type FailedTask = Pick<TaskRecord, 'task' | 'attempt' | 'execution' | 'body'>;

/**
 * Renders the visible notice about a failed execution (C-18): which attempt of how many, why, and what happens next. Ends without
 * a full stop.
 */
export function renderRetryNotice(state: State, task: FailedTask): string {
  const attempts = displayedAttempts(state, task.body.stage);
  return `attempt ${task.attempt} of ${attempts} failed: ${[failureWords(task.body), ...tellWaits(state, task)].join('; ')}; ${describeNext(state, task)}`;
}

/** Returns whether there is more to report than the outcome: something happens next, or something happened before. */
export function hasRetryNotice(state: State, task: FailedTask): boolean {
  if (task.body.outcome !== 'failed') return false;
  return (
    ['retry', 'restart', 'sleep', 'later'].includes(nextAfterFailure(state, task)) ||
    maxAttemptsOf(state.run, task.body.stage) > 1
  );
}

function describeNext(state: State, task: FailedTask): string {
  const words: Readonly<Record<NextAfterFailure, string>> = {
    retry: `attempt ${task.attempt + 1} starts`,
    restart: 'it starts again, which counts as no attempt',
    sleep: 'it sleeps until it can go on by itself, which counts as no attempt; `/baton retry` wakes it now',
    later: 'nothing starts by itself, and `/baton retry` starts it again, which counts as no attempt',
    exhausted: 'no attempt is left',
    final: 'it is not tried again, because the next attempt would fail the same way',
    nothing: 'the run ended before another attempt',
  };
  return words[nextAfterFailure(state, task)];
}

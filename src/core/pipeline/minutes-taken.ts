import type { TaskBody } from '../record/record.ts';
import { findReopening } from './find-reopening.ts';
import type { State } from './state.ts';

/** An execution that was at work. */
type Work = Pick<TaskBody, 'startedAt' | 'finishedAt'>;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * How long a run has taken, for its time limit: the time in which an execution was at work, once where several were. What waits,
 * for a machine or for the end of a pause, takes none. Who lets a run go on after its end gives it that time once more.
 */
export function minutesTaken(
  { run, tasks, decisions }: Pick<State, 'run' | 'tasks' | 'decisions'>,
  now: string,
  more: readonly Work[] = [],
): number {
  const bounds = { from: Date.parse(findReopening(decisions)?.body.decidedAt ?? run.body.startedAt), to: Date.parse(now) };
  const spans = [...tasks.map(({ body }) => body), ...more].map((work) => clip(work, bounds));
  let sum = 0;
  let until = bounds.from;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 60_000;
}

/** What a job says of its times counts only as far as it can be so. */
function clip({ startedAt, finishedAt }: Work, bounds: Span): Span {
  return { from: Math.max(bounds.from, Date.parse(startedAt)), to: Math.min(bounds.to, Date.parse(finishedAt)) };
}

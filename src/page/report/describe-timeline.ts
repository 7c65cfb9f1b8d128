import type { StoredRecord, TaskRecord } from '../../core/record/record.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { State } from '../../core/run/state.ts';
import { readyRows } from '../../core/run/task-row.ts';
import type { TimelineJob } from './run-report.ts';

/**
 * Describes when the executions of a run waited and were at work, from its records alone: from the record before an execution to its
 * start it waited. What is at work now has no record yet; its bar begins with the record that made it possible.
 */
export function describeTimeline({
  state,
  records,
  now,
}: {
  readonly state: State;
  readonly records: readonly StoredRecord[];
  readonly now: string;
}): readonly TimelineJob[] {
  const written = records.flatMap(({ record, writtenAt }) =>
    record.run === state.run.run && writtenAt !== undefined ? [{ seq: record.seq, at: writtenAt }] : [],
  );
  const isBefore = (one: string, other: string): boolean => Date.parse(one) <= Date.parse(other);
  const ended = state.tasks.map((task): TimelineJob => {
    const { startedAt, finishedAt, agent } = task.body;
    const queuedAt = written.findLast(({ seq, at }) => seq < task.seq && isBefore(at, startedAt))?.at ?? startedAt;
    return { title: executionTitle(task), name: agent, conclusion: concludeOf(task), queuedAt, startedAt, finishedAt };
  });
  if (state.end !== undefined) return ended;
  const open = readyRows(state).map(({ name, next }): TimelineJob => {
    const at = written.find(({ seq }) => seq === next.cause)?.at ?? state.run.body.startedAt;
    const title = executionTitle({ run: state.run.run, task: name, execution: next.execution });
    return { title, name: 'at work', conclusion: null, queuedAt: at, startedAt: at, finishedAt: isBefore(at, now) ? now : at };
  });
  return [...ended, ...open];
}

function concludeOf({ body: { outcome } }: TaskRecord): string {
  return outcome === 'failed' || outcome === 'cancelled' ? 'failure' : 'success';
}

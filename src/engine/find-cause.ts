import type { Due } from '../core/pipeline/state.ts';
import type { RunReading } from './read-run.ts';

/** When the record was written that made a stage due, and by which workflow run. */
export function findCause(
  { state, stored }: Pick<RunReading, 'state' | 'stored'>,
  due: Due,
): { readonly at: string; readonly workflowRun: number } {
  const { run } = state;
  const cause = stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
  const body = cause?.record.kind === 'task' ? cause.record.body : run.body;
  return { at: cause?.writtenAt ?? run.body.startedAt, workflowRun: body.workflowRun.id };
}

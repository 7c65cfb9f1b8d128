import { compareBy } from '../compare-by.ts';
import type { StoredRecord } from '../record/record.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/**
 * Returns the records that an execution of a stage needs, in order of `seq`: the run's first record, those of the stages it
 * needs, and the stage's own earlier ones. Decisions are among them, because a retry reopens a run. So are transfers, because
 * they tell which agent's handoff and results count.
 */
export function recordsFor(
  stage: string,
  options: { readonly state: State; readonly stored: readonly StoredRecord[] },
): readonly StoredRecord[] {
  const { run } = options.state;
  const relevant = new Set([stage, ...ancestorsOf(pipelineOf(run), stage)]);
  return options.stored
    .filter(({ record }) => record.run === run.run)
    .filter(
      ({ record }) =>
        record.kind === 'run' ||
        record.kind === 'decision' ||
        (record.kind === 'task' && relevant.has(record.body.stage)) ||
        (record.kind === 'transfer' && relevant.has(record.task)),
    )
    .toSorted(compareBy(({ record }) => record.seq));
}

import { compareBy } from '../compare-by.ts';
import type { StoredRecord } from '../record/record.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/**
 * The records that an execution of a stage builds on, in order of `seq`: the run's first, its ancestors', its own earlier ones.
 * Decisions, by which a run that had ended goes on. Transfers of ancestors too: without them nobody knows which of their agents' handoffs and results still count.
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

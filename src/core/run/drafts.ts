import { compareBy } from '../compare-by.ts';
import type { BatonRecord, EndBody, RecordDraft } from '../record/record.ts';
import { nextEndExecution } from './decisions.ts';
import { deriveFrom } from './derive-state.ts';
import type { State } from './state.ts';
import { usageOfRun } from './usage.ts';

/**
 * Returns the state as it will be once these records are written, in this order. The digest of the last one is not known before
 * the store has written it, so the result serves to decide with and never as the `tip` of an append.
 */
export function stateWith(state: State, drafts: readonly RecordDraft[]): State {
  const { run, tasks, transfers, decisions, end, tip } = state;
  const { repo, thread } = run;
  const added = drafts.map((draft, index): BatonRecord => {
    const seq = tip.seq + 1 + index;
    return { ...draft, repo, thread, seq, prev: tip.digest };
  });
  const known = [run, ...tasks, ...transfers, ...decisions, ...(end === undefined ? [] : [end])];
  const records = [...known, ...added].toSorted(compareBy(({ seq }) => seq));
  return deriveFrom(records, { run, tip: { seq: tip.seq + added.length, digest: tip.digest } });
}

interface End extends Omit<EndBody, 'usage'> {
  /** The execution that was the last one of the run, where the end is written together with it. */
  readonly execution?: number;
}

/**
 * Returns the draft of the record that ends a run, with what all executions in `state` took together. `state` must hold the
 * records that are written before the end in the same comment (`stateWith`).
 */
export function draftEnd(state: State, { execution = 0, ...end }: End): Extract<RecordDraft, { kind: 'end' }> {
  return {
    kind: 'end',
    run: state.run.run,
    task: '',
    attempt: 0,
    execution: nextEndExecution(state, execution),
    body: { ...end, ...usageOfRun(state) },
  };
}

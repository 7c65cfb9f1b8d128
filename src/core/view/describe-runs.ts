import type { Conditions } from '../condition/conditions.ts';
import type { Outcome } from '../output/outcome.ts';
import type { Problem } from '../problem.ts';
import type { StoredRecord } from '../record/record.ts';
import type { Due, StageState, Suspended } from '../run/state.ts';
import { deriveState } from '../state/derive-state.ts';

type StageView =
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly attempt: number; readonly execution: number }
  | Due
  | (Omit<Suspended, 'last'> & { readonly attempt: number; readonly execution: number })
  | Exclude<StageState, { readonly kind: 'ended' | 'due' | 'suspended' }>;

type RunView =
  | { readonly outcome: Outcome | null; readonly stages: Readonly<Record<string, StageView>> }
  | { readonly problem: Problem };

/** Describes the state of each run by its name, for people and tools. Bodies are omitted: the records have them. */
export function describeRuns(records: readonly StoredRecord[], conditions?: Conditions): Readonly<Record<string, RunView>> {
  const runs = new Set(records.filter(({ record }) => record.kind !== 'history').map(({ record }) => record.run));
  return Object.fromEntries([...runs].map((run) => [run, describeRun(deriveState(records, run, conditions))]));
}

function describeRun(state: ReturnType<typeof deriveState>): RunView {
  if (!state.ok) return { problem: state.error };
  const stages = [...state.value.stages].map(([stage, entry]): [string, StageView] => [stage, describeStage(entry)]);
  return { outcome: state.value.end?.body.outcome ?? null, stages: Object.fromEntries(stages) };
}

function describeStage(entry: StageState): StageView {
  if (entry.kind === 'suspended') {
    const { last, ...facts } = entry;
    return { ...facts, attempt: last.attempt, execution: last.execution };
  }
  if (entry.kind !== 'ended') return entry;
  const { attempt, execution, body } = entry.last;
  return { kind: 'ended', outcome: body.outcome, attempt, execution };
}

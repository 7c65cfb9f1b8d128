import type { Outcome } from '../output/outcome.ts';
import type { Problem } from '../problem.ts';
import type { StoredRecord, TaskRecord } from '../record/record.ts';
import { childrenOf, findWaitOf } from '../run/children.ts';
import type { Gates, State } from '../run/state.ts';
import { awaitsAnswer, awaitsApproval, awaitsChildren, awaitsTime, isOpen, type TaskRow } from '../run/task-row.ts';
import type { Wait } from '../run/wait.ts';
import { deriveState } from '../state/derive-state.ts';

type RunView =
  | { readonly outcome: Outcome | null; readonly stages: Readonly<Record<string, object>> }
  | { readonly problem: Problem };

/** Describes the state of each run by its name, for people and tools. Bodies are omitted: the records have them. */
export function describeRuns(records: readonly StoredRecord[], gates: Gates): Readonly<Record<string, RunView>> {
  const runs = new Set(records.filter(({ record }) => record.kind !== 'history').map(({ record }) => record.run));
  return Object.fromEntries([...runs].map((run) => [run, describeRun(deriveState(records, run, gates))]));
}

function describeRun(state: ReturnType<typeof deriveState>): RunView {
  if (!state.ok) return { problem: state.error };
  const stages = [...state.value.rows.values()].map((row) => [row.name, describeRow(state.value, row)] as const);
  return { outcome: state.value.end?.body.outcome ?? null, stages: Object.fromEntries(stages) };
}

/** Describes how a task stands in the form that programs read. Its words are older than those of a row. */
function describeRow(state: State, row: TaskRow): object {
  if (row.status === 'never') return row.never;
  if (row.status === 'ready') return { kind: 'due', ...row.next };
  if (row.status === 'closing' || awaitsChildren(row)) return describeSuspended(state, row);
  if (awaitsAnswer(row)) return { kind: 'awaiting', for: 'answer', last: row.last };
  if (awaitsApproval(row)) return { kind: 'awaiting', for: 'approval', basis: row.wait.basis, due: { kind: 'due', ...row.next } };
  if (awaitsTime(row)) return { kind: 'sleeping', until: row.wait.atMost, due: { kind: 'due', ...row.next } };
  if (row.status === 'waiting') return describeWaiting(row.wait);
  const { attempt, execution, body } = row.last;
  return { kind: 'ended', outcome: body.outcome, attempt, execution };
}

function describeWaiting({ gate, for: names, what, count }: Wait): object {
  return { kind: 'waiting', behind: gate === 'own-branch' ? { stage: names[0], branch: what } : undefined, elements: count };
}

function describeSuspended(state: State, { name, status, last }: TaskRow & { readonly last: TaskRecord }): object {
  const { attempt, execution } = last;
  const wait = status === 'waiting' ? findWaitOf(state, last)?.body.wait : undefined;
  const open = childrenOf(state.run, name).flatMap((child) => {
    const row = state.rows.get(child.name);
    return row !== undefined && isOpen(row) ? [child.name] : [];
  });
  return { kind: 'suspended', wait, open, attempt, execution };
}

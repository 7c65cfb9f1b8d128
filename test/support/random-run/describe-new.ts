import { describeBroken, describeSkipped } from '../../../src/core/condition/describe-stage.ts';
import type { StoredRecord } from '../../../src/core/record/record.ts';
import { listExpired } from '../../../src/core/run/answers.ts';
import { findReopening } from '../../../src/core/run/decisions.ts';
import type { State } from '../../../src/core/run/state.ts';
import {
  awaitsAnswer,
  awaitsApproval,
  awaitsChildren,
  type Ended,
  type Never,
  type NextExecution,
  type TaskRow,
} from '../../../src/core/run/task-row.ts';
import type { Wait } from '../../../src/core/run/wait.ts';
import { listBranchClaims } from '../../../src/core/state/branch-claims.ts';
import { decide, decideAsks, type Effect } from '../../../src/core/state/decide.ts';
import { deriveState } from '../../../src/core/state/derive-state.ts';
import { allGates } from '../all-gates.ts';
import { listOpenChildren } from '../list-open-children.ts';
import type { Described, DescribedRun, DescribedTask, DescribedWait } from './described-run.ts';

/** Describes a run as the code of today derives it from these records. */
export function describeNew(records: readonly StoredRecord[], run: string): Described {
  const derived = deriveState(records, run, allGates);
  if (!derived.ok) throw new Error(derived.error.message);
  const state = derived.value;
  return {
    run: describeRun(state),
    effects: (options) => decide(state, options).map(describeEffect),
    asks: decideAsks(state).map(describeEffect),
    expired: (now) => listExpired(state, now).map(({ stage, reason }) => `${stage}: ${reason}`),
  };
}

function describeRun(state: State): DescribedRun {
  return {
    tasks: [...state.rows.values()].map((row) => ({ ...describePlace(state, row), ...describeRow(state, row) })),
    pausedBy: state.paused?.seq,
    endedBy: state.end?.seq,
    retriedBy: findReopening(state.decisions)?.seq,
    branches: [...listBranchClaims(state)].map(([branch, claim]) => `${branch} ${claim}`),
  };
}

function describePlace(
  { run }: State,
  { name, kind, parent }: TaskRow,
): Pick<DescribedTask, 'name' | 'kind' | 'parent' | 'expansion'> {
  const expansion = run.matrices?.get(name);
  return { name, kind, parent, expansion: expansion && JSON.stringify(expansion) };
}

function describeRow(state: State, row: TaskRow): Omit<DescribedTask, 'name' | 'kind'> {
  switch (row.status) {
    case 'ready':
      return { status: row.status, at: placeOf(row.next), cause: row.next.cause };
    case 'waiting':
    case 'closing':
      return describeWaiting(state, row);
    case 'ended': {
      const { status, last, settledAt, matrix } = row;
      return { status, at: placeOf(last), last: describeLast(last), settledAt, matrix };
    }
    case 'never':
      return { status: row.status, ...describeNever(row.never) };
  }
}

function describeWaiting(state: State, row: Extract<TaskRow, { wait: Wait }>): Omit<DescribedTask, 'name' | 'kind'> {
  const { status } = row;
  if (awaitsAnswer(row)) return { status, at: placeOf(row.last), wait: { gate: 'answer' }, last: describeLast(row.last) };
  if (awaitsApproval(row)) {
    const { next, wait } = row;
    return { status, at: placeOf(next), cause: next.cause, wait: { gate: 'approval', basis: wait.basis } };
  }
  if (row.status === 'closing' || awaitsChildren(row)) {
    const { how, atMost } = row.wait;
    const wait = {
      gate: 'children',
      for: listOpenChildren(state, row.name),
      how: how === 'end' ? undefined : how,
      atMost,
    } as const;
    return { at: placeOf(row.last), last: describeLast(row.last), status, wait };
  }
  return { status, wait: describeWaitForOthers(row.wait) };
}

function describeWaitForOthers({ gate, for: others, what, count }: Wait): DescribedWait {
  if (gate === 'own-branch') return { gate, for: others === 'person' ? [] : others, what };
  return count === undefined ? { gate: 'before' } : { gate: 'elements', count };
}

function describeNever(never: Never): Pick<DescribedTask, 'never' | 'settledAt'> {
  if (never.kind === 'blocked') return { never: { as: never.kind, by: never.by } };
  if (never.kind === 'skipped') return { never: { as: never.kind, why: describeSkipped(never) } };
  return { never: { as: never.kind, why: describeBroken(never) }, settledAt: 'since' in never ? never.since : undefined };
}

function placeOf({ attempt, execution }: Pick<NextExecution, 'attempt' | 'execution'>): DescribedTask['at'] {
  return { attempt, execution };
}

function describeLast({ seq, body }: Ended['last']): DescribedTask['last'] {
  const { outcome, agent, failure, note, startedAt, finishedAt } = body;
  return { seq, outcome, words: JSON.stringify([agent, failure, note, startedAt, finishedAt]) };
}

function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'dispatch-task': {
      const { attempt, execution, cause } = effect.due;
      return `start ${effect.stage} ${attempt}/${execution} <${cause} in ${effect.for}`;
    }
    case 'end-run':
      return `end-run ${effect.outcome}: ${effect.reason}`;
    case 'ask':
      return `ask ${effect.stage}`;
    case 'notify':
      return `notify ${effect.key}`;
    case 'react':
      return `react ${effect.outcome}`;
    case 'ignore':
      return `ignore: ${effect.reason}`;
    default:
      return effect.kind;
  }
}

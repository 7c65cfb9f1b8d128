import { groupNameOf } from '../../../src/core/children/task-name.ts';
import { describeBroken, describeSkipped } from '../old-derivation/condition/describe-stage.ts';
import { listExpired } from '../old-derivation/run/answers.ts';
import { decide, decideAsks, type Effect } from '../old-derivation/run/decide.ts';
import { findReopening } from '../old-derivation/run/decisions.ts';
import { findMatrix } from '../old-derivation/run/elements.ts';
import { type Due, type Ended, endSeqOf, type StageState, type State } from '../old-derivation/run/state.ts';
import { listBranchClaims } from '../old-derivation/state/branch-claims.ts';
import type { Described, DescribedRun, DescribedTask, DescribedWait } from './described-run.ts';

/** Describes a run as the copy of the old code has derived it. The game that plays the run knows this state, so it is not derived again. */
export function describeOld(state: State): Described {
  return {
    run: describeRun(state),
    effects: (options) => decide(state, options).map(describeEffect),
    asks: decideAsks(state).map(describeEffect),
    expired: (now) => listExpired(state, now).map(({ stage, reason }) => `${stage}: ${reason}`),
  };
}

function describeRun(state: State): DescribedRun {
  return {
    tasks: [...state.stages].map(([name, entry]) => ({ ...describePlace(state, name), ...describeEntry(entry) })),
    pausedBy: state.paused?.seq,
    endedBy: state.end?.seq,
    retriedBy: findReopening(state.decisions)?.seq,
    branches: [...listBranchClaims(state)].map(([branch, claim]) => `${branch} ${claim}`),
  };
}

function describePlace({ run }: State, name: string): Pick<DescribedTask, 'name' | 'kind' | 'parent' | 'expansion'> {
  const child = run.children?.get(name);
  if (child !== undefined) return { name, kind: 'child', parent: child.parent };
  const group = groupNameOf(name);
  if (group !== undefined) return { name, kind: 'element', parent: group };
  const expansion = run.matrices?.get(name);
  return {
    name,
    kind: findMatrix(run, name) === undefined ? 'stage' : 'group',
    expansion: expansion && JSON.stringify(expansion),
  };
}

function describeEntry(entry: StageState): Omit<DescribedTask, 'name' | 'kind'> {
  switch (entry.kind) {
    case 'due':
      return { status: 'ready', at: placeOf(entry), cause: entry.cause };
    case 'waiting':
      return { status: 'waiting', wait: describeWaiting(entry) };
    case 'awaiting':
      return entry.for === 'answer'
        ? { status: 'waiting', at: placeOf(entry.last), wait: { gate: 'answer' }, last: describeLast(entry.last) }
        : { status: 'waiting', at: placeOf(entry.due), cause: entry.due.cause, wait: { gate: 'approval', basis: entry.basis } };
    case 'suspended': {
      const own = { at: placeOf(entry.last), last: describeLast(entry.last) };
      const wait: DescribedWait = { gate: 'children', for: entry.open, how: entry.wait?.until, atMost: entry.wait?.deadline };
      return { ...own, status: entry.wait === undefined ? 'closing' : 'waiting', wait };
    }
    case 'ended':
      return {
        status: 'ended',
        at: placeOf(entry.last),
        last: describeLast(entry.last),
        settledAt: endSeqOf(entry),
        matrix: entry.matrix,
      };
    case 'blocked':
      return { status: 'never', never: { as: 'blocked', by: entry.by } };
    case 'skipped':
      return { status: 'never', never: { as: 'skipped', why: describeSkipped(entry) } };
    case 'broken':
      return {
        status: 'never',
        never: { as: 'broken', why: describeBroken(entry) },
        settledAt: 'since' in entry ? entry.since : undefined,
      };
  }
}

function describeWaiting({ behind, elements }: Extract<StageState, { kind: 'waiting' }>): DescribedWait {
  if (behind !== undefined) return { gate: 'own-branch', for: [behind.stage], what: behind.branch };
  return elements === undefined ? { gate: 'before' } : { gate: 'elements', count: elements };
}

function placeOf({ attempt, execution }: Pick<Due, 'attempt' | 'execution'>): DescribedTask['at'] {
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

import type { ChildWait } from '../../../../src/core/children/child.ts';
import { lineageOf } from '../../../../src/core/children/task-name.ts';
import { childRightsOf } from '../../../../src/core/config/schema/stage-schema.ts';
import { isSuccess } from '../../../../src/core/output/outcome.ts';
import type { TaskRecord } from '../../../../src/core/record/record.ts';
import { findExpiry } from '../run/answers.ts';
import { childOf, childrenOf, findWaitOf, type WaitRecord } from '../run/children.ts';
import { stageOf } from '../run/pipeline-of.ts';
import { type Ended, endSeqOf, isOpen, type StageState, type State, settledAt } from '../run/state.ts';

interface Parent {
  readonly name: string;
  readonly facts: Pick<State, 'run' | 'spawned' | 'decisions' | 'end'> & { readonly visit: (name: string) => StageState };
}

/**
 * Returns the state of a stage that would have ended if it had no children. While its last turn waits it is suspended, and due
 * once what it waits for has happened. A stage that waits for nothing ends with its children, and with none of its own to come it
 * ended with its last turn.
 */
export function awaitChildren(entry: Ended, { name, facts }: Parent): StageState {
  const { last } = entry;
  // Its children are cancelled, so nothing that comes of them later changes when it ended.
  if (last.body.outcome === 'failed' && cancelsChildren(facts.run, name)) return entry;
  const wait = last.body.waits === true ? findWaitOf(facts, last) : undefined;
  const children = childrenOf(facts.run, name).map((child) => ({ name: child.name, state: facts.visit(child.name) }));
  const open = children.filter(({ state }) => isOpen(state)).map((child) => child.name);
  if (wait !== undefined) {
    const over = findOver(wait.body.wait, { children, facts, turn: wait });
    if (over === undefined) return { kind: 'suspended', last, wait: wait.body.wait, open };
    return { kind: 'due', attempt: last.attempt, execution: last.execution + 1, cause: Math.max(last.seq, over) };
  }
  if (facts.end !== undefined) return entry;
  if (open.length > 0) return { kind: 'suspended', last, open };
  const since = Math.max(endSeqOf(entry), ...children.map(({ state }) => settledAt(state)));
  return since === last.seq ? entry : { ...entry, since };
}

interface Question {
  readonly children: readonly { readonly name: string; readonly state: StageState }[];
  readonly facts: Pick<State, 'decisions'>;
  /** The record of the turn that waits. */
  readonly turn: WaitRecord;
}

/**
 * Returns the `seq` of the record that ended a wait; undefined while it goes on. Later records never change it, so exactly one
 * writer starts the parent.
 */
function findOver(wait: ChildWait, { children, facts, turn }: Question): number | undefined {
  const named = children.filter(({ name }) => wait.names.includes(name)).map(({ state }) => state);
  const settled = named.filter((state) => !isOpen(state));
  const expired = findExpiry(facts, turn);
  const seqs = (states: readonly StageState[]): readonly number[] => states.map(settledAt);
  const all = settled.length === named.length ? Math.max(0, ...seqs(settled)) : undefined;
  const ends = [expired?.seq, all, ...seqs(selectEnough(wait.until, settled))].filter((seq) => seq !== undefined);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Returns the children of which one alone ends the wait. */
function selectEnough(until: ChildWait['until'], settled: readonly StageState[]): readonly StageState[] {
  if (until === 'all') return [];
  return until === 'first' ? settled : settled.filter(hasFailed);
}

/** Returns whether a child came to no good end. */
function hasFailed(state: StageState): boolean {
  return state.kind !== 'ended' || !isSuccess(state.last.body.outcome);
}

/** Returns whether the children of a stage are cancelled once it has failed for good. */
function cancelsChildren(run: State['run'], name: string): boolean {
  return childRightsOf(stageOf(run, name))?.['on-parent-failure'] === 'cancel';
}

interface Child {
  readonly name: string;
  readonly facts: Pick<State, 'run' | 'tasks'>;
  /** Returns the state of a stage after these executions of it, apart from its children and from decisions of people. */
  readonly settle: (executions: readonly TaskRecord[]) => StageState;
}

/**
 * Returns the state of a child that is cancelled because a task above it has failed for good (K-20). No record says so: it follows
 * from that failure. A later attempt of the parent may make other children, and this one never starts again.
 */
export function cancelChild(entry: StageState, { name, facts, settle }: Child): StageState {
  const child = childOf(facts.run, name);
  if (child === undefined || !isOpen(entry)) return entry;
  const by = lineageOf(name).find((parent) => {
    if (!cancelsChildren(facts.run, parent)) return false;
    const own = facts.tasks.filter(({ body }) => body.stage === parent);
    return own.some(({ seq, body }, index) => {
      if (seq <= child.cause || body.outcome !== 'failed') return false;
      return settle(own.slice(0, index + 1)).kind === 'ended';
    });
  });
  return by === undefined ? entry : { kind: 'blocked', by };
}

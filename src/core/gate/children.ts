import type { ChildWait } from '../children/child.ts';
import { lineageOf } from '../children/task-name.ts';
import { childRightsOf } from '../config/schema/stage-schema.ts';
import { isSuccess } from '../output/outcome.ts';
import type { TaskRecord } from '../record/record.ts';
import { findExpiry } from '../run/answers.ts';
import { deriveStarted } from '../run/attempts.ts';
import { childOf, childrenOf, findWaitOf, type WaitRecord } from '../run/children.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { GateFacts, State, TurnGate } from '../run/state.ts';
import { isOpen, nextAfter, type Standing, settledAt, type TaskRow } from '../run/task-row.ts';

/**
 * Keeps a task back whose last turn waits for children: it starts again once what it waits for has happened. A task that waits for
 * nothing ends with its children, and with none of its own to come it ended with its last turn.
 */
export const childrenGate: TurnGate = {
  name: 'children',
  of: 'turn',
  ask: ({ name, ended }, facts) => {
    const { last } = ended;
    // Its children are cancelled, so nothing that comes of them later changes when it ended.
    if (facts.spawned.length === 0 || (last.body.outcome === 'failed' && cancelsChildren(facts.run, name))) return ended;
    const children = childrenOf(facts.run, name).map((child) => facts.visit(child.name));
    const open = children.filter(isOpen).map((child) => child.name);
    const turn = last.body.waits === true ? findWaitOf(facts, last) : undefined;
    if (turn !== undefined) return awaitTurn(last, { turn, children, open, facts });
    if (facts.end !== undefined) return ended;
    if (open.length > 0) return { status: 'closing', last, wait: { gate: 'children', for: open, how: 'end' } };
    return { ...ended, settledAt: Math.max(ended.settledAt, ...children.map(settledAt)) };
  },
};

interface Question {
  /** The record of the turn that waits. */
  readonly turn: WaitRecord;
  readonly children: readonly TaskRow[];
  readonly open: readonly string[];
  readonly facts: Pick<State, 'decisions'>;
}

function awaitTurn(last: TaskRecord, { turn, children, open, facts }: Question): Standing {
  const { names, until, deadline } = turn.body.wait;
  const named = children.filter(({ name }) => names.includes(name));
  const over = findOver(until, { named, expired: findExpiry(facts, turn) });
  if (over !== undefined) return { status: 'ready', next: { ...nextAfter(last), cause: Math.max(last.seq, over) } };
  const awaited = open.filter((name) => names.includes(name));
  return { status: 'waiting', last, wait: { gate: 'children', for: awaited, how: until, atMost: deadline } };
}

/**
 * Returns the `seq` of the record that ended a wait; undefined while it goes on. Later records never change it, so exactly one
 * writer starts the parent.
 */
function findOver(
  until: ChildWait['until'],
  { named, expired }: { readonly named: readonly TaskRow[]; readonly expired: { readonly seq: number } | undefined },
): number | undefined {
  const settled = named.filter((row) => !isOpen(row));
  const all = settled.length === named.length ? Math.max(0, ...settled.map(settledAt)) : undefined;
  const ends = [expired?.seq, all, ...selectEnough(until, settled).map(settledAt)].filter((seq) => seq !== undefined);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Returns the children of which one alone ends the wait. */
function selectEnough(until: ChildWait['until'], settled: readonly TaskRow[]): readonly TaskRow[] {
  if (until === 'all') return [];
  return until === 'first' ? settled : settled.filter((row) => row.status !== 'ended' || !isSuccess(row.last.body.outcome));
}

/** Returns whether the children of a task are cancelled once it has failed for good. */
function cancelsChildren(run: State['run'], name: string): boolean {
  return childRightsOf(stageOf(run, name))?.['on-parent-failure'] === 'cancel';
}

/**
 * Returns how a child stands that is cancelled because a task above it has failed for good (K-20). No record says so: it follows
 * from that failure. A later attempt of the parent may make other children, and this one never starts again.
 */
export function cancelChild(standing: Standing, { name, facts }: { readonly name: string; readonly facts: GateFacts }): Standing {
  const child = childOf(facts.run, name);
  if (child === undefined || !isOpen(standing)) return standing;
  const by = lineageOf(name).find((parent) => {
    if (!cancelsChildren(facts.run, parent)) return false;
    const own = facts.tasks.filter(({ body }) => body.stage === parent);
    return own.some(({ seq, body }, index) => {
      if (seq < child.cause || body.outcome !== 'failed') return false;
      return deriveStarted(own.slice(0, index + 1), facts).status === 'ended';
    });
  });
  return by === undefined ? standing : { status: 'never', never: { kind: 'blocked', by } };
}

import { isSameModel, secretOf } from '../agent/account.ts';
import { groupNameOf, stageOfConfig } from '../children/task-name.ts';
import type { Agent } from '../config/schema/agent-schema.ts';
import type { DecisionRecord } from '../record/decision-record.ts';
import type { TaskRecord } from '../record/record.ts';
import { agentAt } from '../run/acting-agent.ts';
import { closedFor, retryRuleOf, shortWaitMilliseconds, sleepOf, spacingAfter } from '../run/attempts.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import type { NextExecution } from '../run/task-row.ts';

/** The next execution of a task, which a usage limit may refuse. */
export interface Starting {
  readonly stage: string;
  readonly due: NextExecution;
  /** The name of an agent in the place of the one whose turn it is. */
  readonly as?: string;
}

export type LimitFacts = Pick<State, 'run' | 'tasks' | 'transfers' | 'decisions'>;

/** Lists the executions that a usage limit refused which would refuse this one, too, as long as it is closed, and as long as tasks may wait for it. */
function listClosed(facts: LimitFacts, starting: Starting): readonly TaskRecord[] {
  return listRefusals(facts, starting).filter((record) => mayWaitFor(facts, record));
}

/** Returns whether the task of an execution that a usage limit refused may wait until it opens. */
export function mayWaitFor({ run, tasks }: LimitFacts, { execution, body: { stage } }: TaskRecord): boolean {
  const before = tasks.filter((other) => other.body.stage === stage && other.execution <= execution);
  return retryRuleOf(before, sleepOf(run)) === 'free';
}

/** Lists the executions that a usage limit refused which would refuse this one, too, also where it is closed for longer than tasks may wait. */
export function listRefusals(facts: LimitFacts, { stage, due, as }: Starting): readonly TaskRecord[] {
  const refused = facts.tasks.filter(({ body }) => closedFor(body) !== undefined && body.held === undefined);
  const last = facts.tasks.findLast(({ body }) => body.stage === stage);
  const next = agentAt(facts, { stage, execution: due.execution, as });
  // Commits that a pause held are published without an agent.
  if (refused.length === 0 || next === undefined || last?.body.held !== undefined) return [];
  // An order may hold the record of another stage's part without what made that.
  const environmentOf = (name: string): unknown => Reflect.get(stageOf(facts.run, stageOfConfig(name)), 'environment');
  return refused.filter((record) => {
    const { agent, limit, stage: other } = record.body;
    const own = facts.run.body.config.agents[agent];
    const account = limit?.secret ?? (own && accountKeyOf(agent, own));
    const isOtherModel = limit?.model !== undefined && !isSameModel(next.agent.model ?? limit.model, limit.model);
    return account === accountKeyOf(next.name, next.agent) && !isOtherModel && environmentOf(other) === environmentOf(stage);
  });
}

/** Returns what stands for the account of an agent: its secret, else the machine on which its engine is signed in, or a program of one's own. */
export function accountKeyOf(name: string, agent: Agent): string {
  return secretOf(agent) ?? (agent.engine === 'command' ? name : agent.engine);
}

export function isLong({ body }: TaskRecord): boolean {
  return (closedFor(body) ?? 0) > shortWaitMilliseconds;
}

/**
 * Finds the decision that woke a task after a usage limit had closed. One by time wakes whatever sleeps behind a limit that is open by then; where
 * another agent continues, the limit stays closed. Whoever lets a run go on after its end wants all of it to start.
 */
export function findWaking(
  { decisions }: Pick<State, 'decisions'>,
  closed: TaskRecord,
  name: string,
): DecisionRecord | undefined {
  return decisions.find(({ seq, task, body: { verb, by, decidedAt } }) => {
    if (seq <= closed.seq || verb !== 'woken' || by === 'fallback') return seq > closed.seq && verb === 'retry';
    return by === 'time' ? Date.parse(decidedAt) >= openingOf(closed) : ['', name, groupNameOf(name)].includes(task);
  });
}

/**
 * Returns whether a usage limit is closed at this time that would refuse an execution which was due before, and which nobody has started: its job died,
 * or GitHub lost its dispatch. By the records alone it is at work.
 */
export function isRefused(facts: LimitFacts, { now, ...starting }: Starting & { readonly now: string }): boolean {
  return listClosed(facts, starting).some(
    (closed) => isLong(closed) && openingOf(closed) > Date.parse(now) && findWaking(facts, closed, starting.stage) === undefined,
  );
}

/** Returns the time at which the usage limit opens that refused an execution, in milliseconds. */
export function openingOf({ body }: TaskRecord): number {
  return Date.parse(body.limit?.['not-before'] ?? '');
}

/**
 * Returns the time before which the job of an execution does not start its agent: when a limit opens that is closed for a short time, or
 * after a moment where a limit named no time. Undefined where it starts at once.
 */
export function opensAt(state: LimitFacts, { stage, due }: Starting): string | undefined {
  const own = state.tasks.filter(({ body }) => body.stage === stage);
  const last = own.at(-1);
  // A person who has it started does not want to wait.
  const spacing = last?.seq === due.cause ? spacingAfter(own) : 0;
  const spaced = spacing === 0 || last === undefined ? [] : [Date.parse(last.body.finishedAt) + spacing];
  const closed = listClosed(state, { stage, due }).filter(
    (record) => !isLong(record) && findWaking(state, record, stage) === undefined,
  );
  const times = [...spaced, ...closed.map(openingOf)];
  return times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString();
}

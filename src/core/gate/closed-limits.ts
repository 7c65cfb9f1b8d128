import { type Account, accountKeyOf, isSameAccount } from '../agent/account.ts';
import { isMeant, stageOfConfig } from '../children/task-name.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { TaskRecord } from '../record/record.ts';
import { agentAt, agentNameAt, freshSince } from '../run/acting-agent.ts';
import { closedFor, ruleAfter, shortWaitMilliseconds, spacingAfter } from '../run/attempts.ts';
import { modelAt } from '../run/children.ts';
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

/** Lists those of them that are closed at this time, and from which nothing has woken the task. */
export function listClosedAt(
  facts: LimitFacts,
  { now, ...starting }: Starting & { readonly now: string },
): readonly TaskRecord[] {
  return listClosed(facts, starting).filter(
    (record) => openingOf(record) > Date.parse(now) && findWaking(facts, record, starting.stage) === undefined,
  );
}

/** Returns whether a task finds out about limits with one start: only behind that does a `fallback` of its stage's agent continue, which is not this one. */
export function findsOut({ run }: Pick<State, 'run'>, stage: string, own?: string): boolean {
  const config = stageOf(run, stage);
  return isAgentStage(config) && run.body.config.agents[config.agent]?.fallback?.some((name) => name !== own) === true;
}

/** Returns whether the task of an execution that a usage limit refused may wait until it opens. */
export function mayWaitFor(facts: LimitFacts, refused: TaskRecord): boolean {
  return ruleAfter(facts, refused) === 'free';
}

/** Lists the executions that a usage limit refused which would refuse this one, too, also where it is closed for longer than tasks may wait. */
export function listRefusals(facts: LimitFacts, starting: Starting): readonly TaskRecord[] {
  const refused = facts.tasks.filter(({ body }) => closedFor(body) !== undefined && body.held === undefined);
  const own = refused.length === 0 ? undefined : accountAt(facts, starting);
  if (own === undefined) return [];
  return refused.filter((record) => listClosedBy(facts, record).some((account) => isSameAccount(account, own)));
}

/** Returns the account that an execution uses up; undefined where it is of no agent. */
export function accountAt(facts: LimitFacts, { stage, due, as }: Starting): Account | undefined {
  const next = agentAt(facts, { stage, execution: due.execution, as });
  const last = facts.tasks.findLast(({ body }) => body.stage === stage);
  // Commits that a pause held are published without an agent.
  if (next === undefined || last?.body.held !== undefined) return undefined;
  return { secret: accountKeyOf(next.name, next.agent), environment: environmentOf(facts, stage), model: next.agent.model };
}

/**
 * Lists what the usage limit closes that refused an execution. A limit of one model may be of one that the agent took for a part of its work: the agent
 * is refused again, whatever its own model is, and so are others with that.
 */
export function listClosedBy(facts: LimitFacts, { body: { agent: name, limit, stage } }: TaskRecord): readonly Account[] {
  const agent = facts.run.body.config.agents[name];
  const secret = limit?.secret ?? (agent && accountKeyOf(name, agent));
  if (secret === undefined) return [];
  const models = limit?.model === undefined ? [undefined] : [limit.model, modelAt(facts.run, stage, name) ?? limit.model];
  return [...new Set(models)].map((model) => ({ secret, environment: environmentOf(facts, stage), model }));
}

function environmentOf({ run }: LimitFacts, name: string): string {
  // An order may hold the record of another stage's part without what made that.
  const config = stageOf(run, stageOfConfig(name));
  return ('environment' in config ? config.environment : undefined) ?? '';
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
): State['decisions'][number] | undefined {
  return decisions.find(({ seq, task, body: { verb, by, decidedAt } }) => {
    if (seq <= closed.seq || verb !== 'woken' || by === 'fallback') return seq > closed.seq && verb === 'retry';
    return by === 'time' ? Date.parse(decidedAt) >= openingOf(closed) : isMeant(task, name);
  });
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
  const since = last === undefined ? 0 : freshSince(state, { stage, execution: last.execution });
  // A person who has it started does not want to wait, and another agent has nothing to wait for.
  const isAgain = last?.seq === due.cause && last.body.agent === agentNameAt(state, { stage, execution: due.execution });
  const spacing = isAgain ? spacingAfter(own.filter(({ execution }) => execution > since)) : 0;
  const spaced = spacing === 0 || last === undefined ? [] : [Date.parse(last.body.finishedAt) + spacing];
  const closed = listClosed(state, { stage, due }).filter(
    (record) => !isLong(record) && findWaking(state, record, stage) === undefined,
  );
  const times = [...spaced, ...closed.map(openingOf)];
  return times.length === 0 ? undefined : new Date(Math.max(...times)).toISOString();
}

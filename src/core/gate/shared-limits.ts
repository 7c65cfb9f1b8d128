import { accountOf, isSameModel } from '../agent/account.ts';
import { groupNameOf } from '../children/task-name.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { agentAt } from '../run/acting-agent.ts';
import { executionTitle } from '../run/names.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { accountKeyOf, isLong, type LimitFacts, openingOf, type Starting } from './closed-limits.ts';

/** The account that an agent uses, as all runs of a repository see it: the name of its secret, in an environment. */
export interface Account {
  readonly secret: string;
  readonly environment: string;
  /** Absent of a usage limit that is of all models. */
  readonly model?: string | undefined;
}

/** A usage limit that a run has met. */
export interface SharedLimit {
  readonly account: Account;
  /** The execution that met it. */
  readonly title: string;
  readonly since: string;
  readonly until: string;
  readonly what: string;
}

/**
 * Returns the account that an execution uses; undefined where it is of no agent, or publishes what a pause held. One with a `fallback` finds out with one
 * start, behind which another agent continues.
 */
export function accountAt(facts: LimitFacts, { stage, due }: Starting): Account | undefined {
  const next = agentAt(facts, { stage, execution: due.execution });
  const last = facts.tasks.findLast(({ body }) => body.stage === stage);
  const config = stageOf(facts.run, stage);
  const own = isAgentStage(config) ? facts.run.body.config.agents[config.agent] : undefined;
  if (next === undefined || own?.fallback !== undefined || last?.body.held !== undefined) return undefined;
  const environment = environmentOf(facts, stage);
  return { secret: accountKeyOf(next.name, next.agent), environment, model: next.agent.model };
}

/** Finds when a person woke a task last, also as an element of its stage or with all of its run. */
export function findWokenAt({ decisions }: Pick<State, 'decisions'>, stage: string): string | undefined {
  return decisions.findLast(({ task, body }) => body.by === 'person' && ['', stage, groupNameOf(stage)].includes(task))?.body
    .decidedAt;
}

function environmentOf({ run }: LimitFacts, stage: string): string {
  const config = stageOf(run, stage);
  return ('environment' in config ? config.environment : undefined) ?? '';
}

/** Returns whether a usage limit of one account would refuse an agent that uses another one. */
export function isSameAccount(limit: Account, { secret, environment, model }: Account): boolean {
  const isOtherModel = limit.model !== undefined && !isSameModel(model ?? limit.model, limit.model);
  return limit.secret === secret && limit.environment === environment && !isOtherModel;
}

/** Lists the usage limits that a run has met and that are closed at a time, for other runs. Whoever woke a task says that they are open. */
export function listShared(state: State, now: string): readonly SharedLimit[] {
  const { run, tasks, decisions } = state;
  const isWoken = (seq: number): boolean =>
    decisions.some(({ body, seq: at }) => at > seq && (body.verb === 'retry' || (body.verb === 'woken' && body.by === 'person')));
  return tasks.flatMap((task) => {
    const { agent: name, engine, limit, stage, finishedAt: since, held } = task.body;
    const agent = run.body.config.agents[name];
    const secret = limit?.secret ?? (agent && accountKeyOf(name, agent));
    const isClosed = isLong(task) && held === undefined && openingOf(task) > Date.parse(now) && !isWoken(task.seq);
    if (limit === undefined || secret === undefined || !isClosed) return [];
    const account = { secret, environment: environmentOf(state, stage), model: limit.model };
    const title = executionTitle({ run: run.run, task: stage, execution: task.execution });
    return [{ account, title, since, until: limit['not-before'], what: `the usage limit of ${accountOf(engine)}` }];
  });
}

/**
 * This folder decides what becomes of the children that agents ask for. `child-offer` says what an agent may ask, `read-child-calls`
 * reads what it asked when its turn is over, and `plan-children` decides which of them are made, by the limits and the records of
 * the run. `early-children` knows those that were made while the turn went on.
 */

import { checkChild, isSameRequest } from '../children/check-child.ts';
import { type ChildBody, type ChildCalls, type ChildRequest, childLimits, type MadeChild } from '../children/child.ts';
import { childName } from '../children/task-name.ts';
import { hasAtMostAccess } from '../config/schema/agent-schema.ts';
import { type AgentStage, isAgentStage } from '../config/schema/stage-schema.ts';
import { type Problem, problemText } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { agentAt } from '../run/acting-agent.ts';
import { childrenOf } from '../run/children.ts';
import { stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { askedBefore, findLimit, listChildAgents } from './child-offer.ts';
import { type EarlyChildren, findDecided, findEarlyChildren, lastNumberOf } from './early-children.ts';
import { planBranch } from './plan-branch.ts';
import { planWait } from './plan-wait.ts';

export interface Turn {
  readonly stage: string;
  readonly execution: number;
  readonly calls: ChildCalls;
  /** The time when the turn was over, RFC 3339. */
  readonly finishedAt: string;
  /** The turn goes on (`wait: poll`). Its requests will come once more when it is over, with those that its tool refused at once. */
  readonly isEarly?: true;
}

export interface PlannedChildren {
  /** The body of the record; undefined where nothing was asked. */
  readonly body: ChildBody | undefined;
  readonly warnings: readonly string[];
}

/**
 * Decides which children of a turn are made (K-7 to K-10, K-23, K-29). `state` is that before the record of the turn. The agent job
 * checked the requests first, but may be compromised: everything counts from the records.
 */
export function planChildren(state: State, turn: Turn): PlannedChildren {
  const { stage: name, calls } = turn;
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage) || stage.children === undefined) {
    const isAsked = calls.requests.length > 0 || calls.wait !== undefined;
    const warning = `Stage ${name} asked for child tasks without \`children\` in its settings, so none were made.`;
    return { body: undefined, warnings: isAsked ? [warning] : [] };
  }
  const numbers = countNumbers(state, turn);
  const made: MadeChild[] = [];
  const { last } = numbers;
  const refused: ChildBody['refused'] = (calls.untold ?? []).map((message) => ({ ordinal: last, code: 'BATON-E720', message }));
  for (const request of calls.requests.slice(0, childLimits.requests)) {
    const planned = planChild(state, { turn, stage, request, made, ...numbers });
    if (!planned.ok) refused.push({ ordinal: request.ordinal, code: planned.error.code, message: planned.error.message });
    else if (planned.value !== undefined) made.push(planned.value);
  }
  const told = countTold(turn, last);
  const refusedCount = refused.length + told;
  const known = [...childrenOf(state.run, name), ...made].map((child) => child.name);
  // A run of an older version keeps what it was promised: its turn ends, and a second one does not fail.
  const untold = state.run.body.branches === undefined ? 0 : refusedCount;
  const wait = planWait(calls.wait, { stage: name, known, untold, finishedAt: turn.finishedAt });
  const warnings = [...refused.slice(calls.untold?.length).map(problemText), ...wait.warnings];
  if (made.length + refusedCount === 0 && wait.wait === undefined) return { body: undefined, warnings };
  const limit = describeLimit(state, { turn, made, told });
  const body: ChildBody = {
    made,
    refused: (limit === undefined ? refused : [...refused, { ordinal: last, ...limit }]).slice(0, childLimits.refused),
    refusedCount,
    asked: last,
    wait: wait.wait,
    early: turn.isEarly,
  };
  return { body, warnings: warnings.slice(0, childLimits.refused) };
}

/** Returns what was decided while a turn went on, and the highest numbers of its task before that turn is over, and by its end. */
function countNumbers(state: State, turn: Turn): Pick<Question, 'early' | 'asked' | 'last'> {
  const early = findEarlyChildren(state, turn);
  const asked = askedBefore(state, turn.stage);
  const before = askedBefore({ spawned: state.spawned.filter((record) => !early.records.includes(record)) }, turn.stage);
  return { early, asked, last: lastNumberOf({ before, asked, calls: turn.calls }) };
}

/**
 * Counts the requests that the tool refused behind the last good one. After earlier ones the agent knew better, because the tool told it.
 * Those of a turn that goes on are counted at its end.
 */
function countTold({ calls: { requests, refused, untold = [] }, isEarly }: Turn, last: number): number {
  if (isEarly === true) return 0;
  const good = Math.max(last - requests.length - refused, ...requests.map(({ ordinal }) => ordinal));
  // Those of the file come behind all of the tool.
  return Math.max(0, last - good - untold.length);
}

/** Describes the limit by which the tool refused requests of a turn at once. It only counts them, so the records say which limit it was. */
function describeLimit(
  state: State,
  { turn, made, told }: { readonly turn: Turn; readonly made: readonly MadeChild[]; readonly told: number },
): Problem | undefined {
  const { stage, calls } = turn;
  const limit = findLimit(state, { stage, made: made.length, waits: calls.wait !== undefined });
  if (limit === undefined || told === 0) return undefined;
  const requests = told === 1 ? 'a request' : `${told.toLocaleString('en-US')} requests`;
  return { code: 'BATON-E720', message: `The tool refused ${requests} of ${stage} at once: ${limit}` };
}

interface Question {
  readonly turn: Turn;
  readonly stage: AgentStage;
  readonly request: ChildRequest;
  /** The children of this turn so far. */
  readonly made: readonly MadeChild[];
  /** The highest ordinals that the task has used before this turn, and by its end. */
  readonly asked: number;
  readonly last: number;
  readonly early: EarlyChildren;
}

/** Returns the child to make; undefined where the request was decided while its turn went on, or repeats an earlier one by its key. */
function planChild(state: State, question: Question): Result<MadeChild | undefined, Problem> {
  const { turn, request, made, asked, last, early } = question;
  const refuse = (why: string): Result<never, Problem> =>
    failure({ code: 'BATON-E720', message: `Request ${request.ordinal} of ${turn.stage} made no child: ${why}` });
  const decided = findDecided(early, { request, stage: turn.stage });
  if (decided !== undefined) return decided === 'decided' ? success(undefined) : refuse(decided.refusal);
  const repeated = findRepeated(state, question);
  if (repeated !== undefined) {
    if (isSameRequest(repeated, request)) return success(undefined);
    return refuse(`its key \`${request.key}\` stands for another prompt already. Give every task a key of its own.`);
  }
  if (request.ordinal <= asked || made.some(({ ordinal }) => ordinal >= request.ordinal))
    return refuse('its number was used before.');
  // A turn that goes on may still end with a wait.
  const waits = turn.isEarly === true || turn.calls.wait !== undefined;
  const wrong = findLimit(state, { stage: turn.stage, made: made.length, waits });
  if (wrong !== undefined) return refuse(wrong);
  if (request.ordinal > last) return refuse('its number is higher than that of any request of the turn.');
  const agent = selectAgent(state, question);
  if (!agent.ok) return refuse(agent.error);
  const { ordinal, prompt, key } = request;
  const name = childName(turn.stage, request);
  const { agents } = state.run.body.config;
  const canEdit = [agents[agent.value.agent], agentAt(state, turn)?.agent].every((each) => each?.access !== 'read');
  const planned = planBranch(state, { parent: turn.stage, execution: turn.execution, request, child: name, canEdit, made });
  if (!planned.ok) return refuse(planned.error);
  const branch = planned.value;
  return success({
    name,
    ordinal,
    prompt,
    ...agent.value,
    ...(branch === undefined ? {} : { branch }),
    ...(key === undefined ? {} : { key }),
  });
}

function findRepeated(state: State, { turn, request, made }: Question): MadeChild | undefined {
  if (request.key === undefined) return undefined;
  return [...childrenOf(state.run, turn.stage), ...made].find(({ key }) => key === request.key);
}

/** Returns agent and model of a child: those of its parent, or others that the stage names. The form of the request is checked, too. */
function selectAgent(state: State, { turn, stage, request }: Question): Result<Pick<MadeChild, 'agent' | 'model'>, string> {
  const { agents } = state.run.body.config;
  const acting = agentAt(state, turn);
  if (acting === undefined) return failure('its parent has no agent.');
  const { agent: name = acting.name, model } = request;
  const agent = agents[name];
  const isNamed = name !== acting.name && stage.children?.agents?.includes(name) === true;
  if (agent !== undefined && isNamed && !hasAtMostAccess(agent.access, acting.agent.access)) {
    const shown = truncateCodePoints(name, 64);
    return failure(`agent ${shown} may do more than its parent: \`access\` never rises. Leave \`agent\` out.`);
  }
  const [wrong] = checkChild(request, { agents: [...listChildAgents(state, turn)], models: stage.children?.models ?? [] });
  if (wrong !== undefined) return failure(wrong.message);
  return success(model === undefined || model === agent?.model ? { agent: name } : { agent: name, model });
}

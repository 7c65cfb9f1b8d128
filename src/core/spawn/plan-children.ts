/**
 * This folder decides what becomes of the children that agents ask for. `plan-children` decides which of them are made, by the
 * limits and the records of the run.
 */

import {
  type ChildBody,
  type ChildCalls,
  type ChildRequest,
  childLimits,
  childName,
  depthOf,
  type MadeChild,
} from '../children/child.ts';
import { hasAtMostAccess } from '../config/schema/agent-schema.ts';
import { defaultMaxChildren, defaultMaxDepth } from '../config/schema/config-schema.ts';
import { type AgentStage, isAgentStage } from '../config/schema/stage-schema.ts';
import { type Problem, problemText } from '../problem.ts';
import { failure, type Result, success } from '../result.ts';
import { agentAt } from '../run/acting-agent.ts';
import { childrenOf } from '../run/children.ts';
import { dueStages } from '../run/decide.ts';
import { pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { planWait } from './plan-wait.ts';

export interface Turn {
  readonly stage: string;
  readonly execution: number;
  readonly calls: ChildCalls;
  /** The time when the turn was over, RFC 3339. */
  readonly finishedAt: string;
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
  const asked = askedBefore(state, name);
  const made: MadeChild[] = [];
  const refused: ChildBody['refused'] = [];
  for (const request of calls.requests.slice(0, childLimits.requests)) {
    const planned = planChild(state, { turn, stage, request, made, asked });
    if (!planned.ok) refused.push({ ordinal: request.ordinal, code: planned.error.code, message: planned.error.message });
    else if (planned.value !== undefined) made.push(planned.value);
  }
  const refusedCount = refused.length + calls.refused;
  const known = [...childrenOf(state.run, name), ...made].map((child) => child.name);
  const wait = planWait(calls.wait, { stage: name, known, finishedAt: turn.finishedAt });
  const warnings = [...refused.map(problemText), ...wait.warnings];
  if (made.length + refusedCount === 0 && wait.wait === undefined) return { body: undefined, warnings };
  const last = Math.max(asked + calls.requests.length + calls.refused, ...calls.requests.map(({ ordinal }) => ordinal));
  const body: ChildBody = {
    made,
    refused: refused.slice(0, childLimits.refused),
    refusedCount,
    asked: last,
    ...(wait.wait === undefined ? {} : { wait: wait.wait }),
  };
  return { body, warnings: warnings.slice(0, childLimits.refused) };
}

/** Returns the highest ordinal that a task has used for requests so far. */
export function askedBefore({ spawned }: Pick<State, 'spawned'>, stage: string): number {
  return Math.max(0, ...spawned.filter(({ task }) => task === stage).map(({ body }) => body.asked));
}

interface Question {
  readonly turn: Turn;
  readonly stage: AgentStage;
  readonly request: ChildRequest;
  /** The children of this turn so far. */
  readonly made: readonly MadeChild[];
  readonly asked: number;
}

/** Returns the child to make; undefined where the request repeats an earlier one by its key. */
function planChild(state: State, question: Question): Result<MadeChild | undefined, Problem> {
  const { turn, request, made, asked } = question;
  const refuse = (why: string): Result<never, Problem> =>
    failure({ code: 'BATON-E720', message: `Request ${request.ordinal} of ${turn.stage} made no child: ${why}` });
  const repeated = findRepeated(state, question);
  if (repeated !== undefined) {
    if (isSameRequest(repeated, request)) return success(undefined);
    return refuse(`its key \`${request.key}\` stands for another prompt already. Give every task a key of its own.`);
  }
  if (request.ordinal <= asked || made.some(({ ordinal }) => ordinal >= request.ordinal))
    return refuse('its number was used before.');
  const wrong = checkPrompt(request) ?? checkLimits(state, question);
  if (wrong !== undefined) return refuse(wrong);
  const agent = selectAgent(state, question);
  if (!agent.ok) return refuse(agent.error);
  const { ordinal, prompt, branch, key } = request;
  return success({
    name: childName(turn.stage, request),
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

function isSameRequest(child: MadeChild, { prompt, branch }: ChildRequest): boolean {
  return child.prompt === prompt && (branch === undefined || child.branch === branch);
}

function checkPrompt({ prompt }: ChildRequest): string | undefined {
  if (prompt.trim() === '') return '`prompt` is empty. Write what the task is.';
  const length = [...prompt].length;
  const { promptCodePoints: most } = childLimits;
  return length > most ? `\`prompt\` has ${length} characters, and at most ${most} are passed on. Shorten it.` : undefined;
}

/** Checks the limits of the run, all counted from its records (DESIGN 5.4). */
function checkLimits(state: State, { turn, made }: Question): string | undefined {
  const limits = pipelineOf(state.run).limits;
  const [maxChildren, maxDepth] = [limits['max-children'] ?? defaultMaxChildren, limits['max-depth'] ?? defaultMaxDepth];
  const count = (state.run.children?.size ?? 0) + made.length;
  if (count >= maxChildren) return `\`limits.max-children\` is ${maxChildren}, and the run has ${count} child tasks.`;
  const depth = depthOf(turn.stage) + 1;
  if (depth > maxDepth) return `\`limits.max-depth\` is ${maxDepth}, and it would be ${depth} deep.`;
  const planned = countPlanned(state, turn) + made.length;
  if (planned >= limits['max-tasks'])
    return `\`limits.max-tasks\` is ${limits['max-tasks']}, and ${planned} executions have been made or are to come.`;
  return undefined;
}

/** Counts the executions so far and those that are certain to come: this turn, others that are due, and each that will start again. */
function countPlanned(state: State, { stage, calls }: Turn): number {
  const others = dueStages(state).filter((due) => due.stage !== stage).length;
  const waiting = [...state.stages.values()].filter((entry) => entry.kind === 'suspended' && entry.wait !== undefined).length;
  return state.tasks.length + 1 + others + waiting + (calls.wait === undefined ? 0 : 1);
}

/** Returns agent and model of a child: those of its parent, or others that the stage names. */
function selectAgent(state: State, { turn, stage, request }: Question): Result<Pick<MadeChild, 'agent' | 'model'>, string> {
  const { agents } = state.run.body.config;
  const acting = agentAt(state, { stage: turn.stage, execution: turn.execution });
  if (acting === undefined) return failure('its parent has no agent.');
  const { agent: name = acting.name, model } = request;
  const allowed = [acting.name, ...(stage.children?.agents ?? [])];
  const agent = agents[name];
  const shown = truncateCodePoints(name, 64);
  if (agent === undefined || !allowed.includes(name))
    return failure(`\`agent\` is "${shown}". Write one of ${[...new Set(allowed)].join(', ')}, or leave it out.`);
  if (!hasAtMostAccess(agent.access, acting.agent.access) && name !== acting.name)
    return failure(`agent ${shown} may do more than its parent: \`access\` never rises. Leave \`agent\` out.`);
  if (model === undefined || model === agent.model) return success({ agent: name });
  const models = stage.children?.models ?? [];
  if (!models.includes(model)) {
    const known = models.length === 0 ? '' : `Write one of ${models.join(', ')}, or l`;
    return failure(`\`model\` is "${truncateCodePoints(model, 64)}". ${known === '' ? 'L' : known}eave it out.`);
  }
  return success({ agent: name, model });
}

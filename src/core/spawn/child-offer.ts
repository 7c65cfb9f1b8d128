import { childLimits } from '../children/child.ts';
import { type ChildAgent, type ChildOffer, type Digest, shortDigest } from '../children/child-offer.ts';
import { depthOf } from '../children/task-name.ts';
import { hasAtMostAccess } from '../config/schema/agent-schema.ts';
import { defaultMaxChildren, defaultMaxDepth } from '../config/schema/children-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import { agentAt } from '../run/acting-agent.ts';
import { childrenOf } from '../run/children.ts';
import { pipelineOf, stageOf } from '../run/pipeline-of.ts';
import type { State } from '../run/state.ts';
import type { TaskRow } from '../run/task-row.ts';

interface TurnKey {
  readonly stage: string;
  readonly execution: number;
}

/**
 * Builds the rights of the agent of one turn concerning child tasks, from the records; undefined for a stage without `children`
 * (K-17). The job that publishes the turn counts again.
 */
export function buildChildOffer(
  state: State,
  { digest, ...turn }: TurnKey & { readonly digest: Digest },
): ChildOffer | undefined {
  const stage = stageOf(state.run, turn.stage);
  if (!isAgentStage(stage) || stage.children === undefined) return undefined;
  const keyed = childrenOf(state.run, turn.stage).flatMap(({ name, ordinal, key, prompt, branch }) => {
    if (key === undefined) return [];
    const digests = { key: shortDigest(key, digest), prompt: shortDigest(prompt, digest) };
    return [{ name, ordinal, ...digests, branch }];
  });
  return {
    stage: turn.stage,
    asked: askedBefore(state, turn.stage),
    ...countRoom(state, turn.stage),
    agents: [...listChildAgents(state, turn)],
    models: stage.children.models ?? [],
    branch: stage.branch !== undefined,
    keyed,
  };
}

/** Returns the highest ordinal that a task has used for requests so far. */
export function askedBefore({ spawned }: Pick<State, 'spawned'>, stage: string): number {
  return Math.max(0, ...spawned.filter(({ task }) => task === stage).map(({ body }) => body.asked));
}

/** Lists the agents that children of a turn may have, that of the parent first. None may do more than the parent (K-10). */
export function listChildAgents(state: State, turn: TurnKey): readonly ChildAgent[] {
  const stage = stageOf(state.run, turn.stage);
  const acting = agentAt(state, turn);
  if (acting === undefined || !isAgentStage(stage)) return [];
  const { agents } = state.run.body.config;
  const names = [...new Set([acting.name, ...(stage.children?.agents ?? [])])];
  return names.flatMap((name) => {
    const agent = agents[name];
    if (agent === undefined || (name !== acting.name && !hasAtMostAccess(agent.access, acting.agent.access))) return [];
    const { description = '', model } = agent;
    return [{ name, description, model }];
  });
}

/** Counts the children that a turn may create. It may wait for them, so one execution is kept for its own next turn. */
function countRoom(state: State, stage: string): Pick<ChildOffer, 'left' | 'why'> {
  for (let made = 0; made < childLimits.requests; made++) {
    const why = findLimit(state, { stage, made, waits: true });
    if (why !== undefined) return { left: made, why };
  }
  return { left: childLimits.requests, why: `one turn may ask for ${childLimits.requests} child tasks.` };
}

interface Question {
  readonly stage: string;
  /** The number of children that this turn has created so far. */
  readonly made: number;
  /** True if the turn ends with a wait, so that its task will start again. */
  readonly waits: boolean;
}

/** Returns the limit that allows no further child, in words. All limits are counted from the records (DESIGN 5.4). */
export function findLimit(state: State, { stage, made, waits }: Question): string | undefined {
  const limits = pipelineOf(state.run).limits;
  const [maxChildren, maxDepth] = [limits['max-children'] ?? defaultMaxChildren, limits['max-depth'] ?? defaultMaxDepth];
  const depth = depthOf(stage) + 1;
  if (depth > maxDepth) return `\`limits.max-depth\` is ${maxDepth}, and it would be ${depth} deep.`;
  const count = (state.run.children?.size ?? 0) + made;
  if (count >= maxChildren) return `\`limits.max-children\` is ${maxChildren}, and the run has ${count} child tasks.`;
  const planned = countPlanned(state, stage) + (waits ? 1 : 0) + made;
  if (planned >= limits['max-tasks'])
    return `\`limits.max-tasks\` is ${limits['max-tasks']}, and ${planned} executions have been made or are to come.`;
  return undefined;
}

/** Counts the executions so far and those that are certain to come: this turn, and one of each other task that starts, or starts again. */
function countPlanned(state: State, stage: string): number {
  const others = [...state.rows.values()].filter((row) => row.name !== stage && isToStart(row));
  return state.tasks.length + 1 + others.length;
}

/** Returns whether a task is at work or will be without a record of another stage: it waits for its branch, its place, a person or children. */
function isToStart(row: TaskRow): boolean {
  if (row.status !== 'waiting') return row.status === 'ready';
  return row.kind === 'element' || (row.next ?? row.last) !== undefined;
}

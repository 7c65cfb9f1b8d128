import { compareBy } from '../compare-by.ts';
import type { Agent } from '../config/schema/agent-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { TransferRecord } from '../record/record.ts';
import { limitAccess } from '../transfer/targets.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import { transfersAt } from './standing-transfers.ts';
import type { State } from './state.ts';

interface ExecutionKey {
  readonly stage: string;
  readonly execution: number;
}

/** Finds the transfer that gave an execution its agent; undefined where the agent is the stage's own. */
export function transferInto(state: Pick<State, 'tasks' | 'transfers'>, key: ExecutionKey): TransferRecord | undefined {
  return transfersAt(state, key).at(-1);
}

/**
 * Returns the name of the agent of an execution: the target of the last transfer before it, in this attempt or an earlier one,
 * else the stage's own agent. A restart and a next attempt therefore continue with the agent that failed, and with the message
 * it was given; after a job with several agents, whose work is gone, with the first of them. Returns undefined for a built-in.
 */
export function agentNameAt(state: Pick<State, 'run' | 'tasks' | 'transfers'>, key: ExecutionKey): string | undefined {
  const stage = stageOf(state.run, key.stage);
  if (!isAgentStage(stage)) return undefined;
  return transferInto(state, key)?.body.to ?? stage.agent;
}

export interface ActingAgent {
  readonly name: string;
  readonly agent: Agent;
}

/**
 * Finds the agent of an execution with the access that it may have there; undefined for a built-in, and for an agent that is
 * not in the run's config.
 */
export function agentAt(state: Pick<State, 'run' | 'tasks' | 'transfers'>, key: ExecutionKey): ActingAgent | undefined {
  const name = agentNameAt(state, key);
  const agent = name === undefined ? undefined : state.run.body.config.agents[name];
  return name === undefined || agent === undefined ? undefined : { name, agent: limitAccess(agent, agentsBefore(state, key)) };
}

/** Lists the agents that a stage had before an execution, in their order, its own first. */
function agentsBefore(state: Pick<State, 'run' | 'tasks' | 'transfers'>, key: ExecutionKey): readonly Agent[] {
  const named = stageOf(state.run, key.stage);
  if (!isAgentStage(named)) return [];
  const earlier = transfersAt(state, key);
  return [named.agent, ...earlier.map(({ body }) => body.to)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}

/**
 * Returns the job that carries out the next execution of a stage. `publish` carries out built-ins, and publishes commits that
 * a pause held.
 */
export function jobFor(state: Pick<State, 'run' | 'tasks'>, stage: string): 'agent' | 'publish' {
  const settings = pipelineOf(state.run).stages[stage];
  if (settings === undefined || !isAgentStage(settings)) return 'publish';
  const last = state.tasks.filter(({ body }) => body.stage === stage).toSorted(compareBy(({ execution }) => execution));
  return last.at(-1)?.body.held === undefined ? 'agent' : 'publish';
}

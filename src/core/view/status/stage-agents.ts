import { isAgentStage } from '../../config/schema/stage-schema.ts';
import { agentNameAt } from '../../run/acting-agent.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';

/** The number of agents of one stage that are named; those in the middle are counted. */
const shown = 6;

/** Renders the agents of a stage in their order: `researcher → writer`. Uses only names of the config. */
export function renderStageAgents(state: State, name: string): string {
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
  const agents = [stage.agent, ...state.transfers.filter(({ task }) => task === name).map(({ body }) => body.to)];
  if (agents.length <= shown) return agents.join(' → ');
  return [...agents.slice(0, shown - 2), `… ${agents.length - shown + 1} more …`, agents.at(-1)].join(' → ');
}

/** Returns the agent that works on a stage, or that worked on it last. */
export function currentAgentOf(state: State, name: string): string {
  return agentNameAt(state, { stage: name, execution: Number.POSITIVE_INFINITY }) ?? renderStageAgents(state, name);
}

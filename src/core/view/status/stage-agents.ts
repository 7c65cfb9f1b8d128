import { isAgentStage } from '../../config/schema/stage-schema.ts';
import { agentNameAt } from '../../run/acting-agent.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';

/** So many agents of one stage are named; those in the middle are counted. */
const shown = 6;

/** The agents of a stage in their turns: `researcher → writer`; names of the config alone. */
export function renderStageAgents(state: State, name: string): string {
  const stage = stageOf(state.run, name);
  if (!isAgentStage(stage)) return `built-in ${stage.uses}`;
  const agents = [stage.agent, ...state.transfers.filter(({ task }) => task === name).map(({ body }) => body.to)];
  if (agents.length <= shown) return agents.join(' → ');
  return [...agents.slice(0, shown - 2), `… ${agents.length - shown + 1} more …`, agents.at(-1)].join(' → ');
}

/** Who is at work on a stage, or was last. */
export function currentAgentOf(state: State, name: string): string {
  return agentNameAt(state, { stage: name, execution: Number.POSITIVE_INFINITY }) ?? renderStageAgents(state, name);
}

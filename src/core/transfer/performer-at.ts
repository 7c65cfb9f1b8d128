import type { Agent } from '../config/agent-schema.ts';
import { isAgentStage } from '../config/stage-schema.ts';
import { stageOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import { agentFor } from './agent-for.ts';
import { capAccess } from './cap-access.ts';

export interface Performer {
  readonly name: string;
  readonly agent: Agent;
}

interface Place {
  readonly stage: string;
  readonly execution: number;
}

/** The agent of an execution as it may work there; undefined for a built-in, and for an agent that the run does not hold. */
export function performerAt(state: Pick<State, 'run' | 'transfers'>, place: Place): Performer | undefined {
  const name = agentFor(state, place);
  const agent = name === undefined ? undefined : state.run.body.config.agents[name];
  return name === undefined || agent === undefined ? undefined : { name, agent: capAccess(agent, agentsBefore(state, place)) };
}

/** The agents that a stage had before an execution, in their order, its own first. */
function agentsBefore(state: Pick<State, 'run' | 'transfers'>, { stage, execution }: Place): readonly Agent[] {
  const named = stageOf(state.run, stage);
  if (!isAgentStage(named)) return [];
  const earlier = state.transfers.filter((each) => each.task === stage && each.execution < execution);
  return [named.agent, ...earlier.map(({ body }) => body.to)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}

import type { Agent } from '../config/schema/agent-schema.ts';
import { isAgentStage } from '../config/schema/stage-schema.ts';
import type { TransferRecord } from '../record/record.ts';
import { limitAccess } from '../transfer/targets.ts';
import { pipelineOf, stageOf } from './pipeline-of.ts';
import type { State } from './state.ts';

interface Place {
  readonly stage: string;
  readonly execution: number;
}

/** The transfer by which the agent of an execution came to its turn; none where it is the stage's own. */
export function transferInto(state: Pick<State, 'transfers'>, { stage, execution }: Place): TransferRecord | undefined {
  return state.transfers.findLast((transfer) => transfer.task === stage && transfer.execution < execution);
}

/**
 * The agent of an execution: who was last named to go on in the stage's place, in this attempt or an earlier one, else the
 * stage's own. Undefined for a built-in. So a restart and a next attempt go on with the agent that failed, and its message.
 */
export function agentNameAt(state: Pick<State, 'run' | 'transfers'>, place: Place): string | undefined {
  const stage = stageOf(state.run, place.stage);
  if (!isAgentStage(stage)) return undefined;
  return transferInto(state, place)?.body.to ?? stage.agent;
}

export interface ActingAgent {
  readonly name: string;
  readonly agent: Agent;
}

interface PerformerAtPlace {
  readonly stage: string;
  readonly execution: number;
}

/** The agent of an execution as it may work there; undefined for a built-in, and for an agent that the run does not hold. */
export function agentAt(state: Pick<State, 'run' | 'transfers'>, place: PerformerAtPlace): ActingAgent | undefined {
  const name = agentNameAt(state, place);
  const agent = name === undefined ? undefined : state.run.body.config.agents[name];
  return name === undefined || agent === undefined ? undefined : { name, agent: limitAccess(agent, agentsBefore(state, place)) };
}

/** The agents that a stage had before an execution, in their order, its own first. */
function agentsBefore(state: Pick<State, 'run' | 'transfers'>, { stage, execution }: PerformerAtPlace): readonly Agent[] {
  const named = stageOf(state.run, stage);
  if (!isAgentStage(named)) return [];
  const earlier = state.transfers.filter((each) => each.task === stage && each.execution < execution);
  return [named.agent, ...earlier.map(({ body }) => body.to)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}

/** Who carries out the next execution of a stage: `publish` does built-ins, and what a pause kept from being published. */
export function jobFor(state: Pick<State, 'run' | 'tasks'>, stage: string): 'agent' | 'publish' {
  const settings = pipelineOf(state.run).stages[stage];
  if (settings === undefined || !isAgentStage(settings)) return 'publish';
  const last = state.tasks.filter(({ body }) => body.stage === stage).toSorted((a, b) => a.execution - b.execution);
  return last.at(-1)?.body.held === undefined ? 'agent' : 'publish';
}

import { isAgentStage } from '../config/stage-schema.ts';
import { stageOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import type { TransferRecord } from '../record/record.ts';

interface Place {
  readonly stage: string;
  readonly execution: number;
}

/** The transfer by which the agent of an execution came to its turn; none where it is the stage's own. */
export function transferTo(state: Pick<State, 'transfers'>, { stage, execution }: Place): TransferRecord | undefined {
  return state.transfers.findLast((transfer) => transfer.task === stage && transfer.execution < execution);
}

/**
 * The agent of an execution: who was last named to go on in the stage's place, in this attempt or an earlier one, else the
 * stage's own. Undefined for a built-in. So a restart and a next attempt go on with the agent that failed, and its message.
 */
export function agentFor(state: Pick<State, 'run' | 'transfers'>, place: Place): string | undefined {
  const stage = stageOf(state.run, place.stage);
  if (!isAgentStage(stage)) return undefined;
  return transferTo(state, place)?.body.to ?? stage.agent;
}

import { isAgentStage } from '../config/stage-schema.ts';
import { stageOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import { isNotAbove } from './cap-access.ts';

interface InlineFacts {
  readonly stage: string;
  readonly from: string;
  readonly to: string;
  /** How many transfers the order left, less those made in this job. */
  readonly hops: number;
}

/**
 * Whether an agent may take over in the job that was made for another one: the stage says so, transfers are left, and it
 * needs no secret and no access that this job was not made for. Else it gets a job of its own.
 */
export function canRunInline(state: Pick<State, 'run'>, { stage, from, to, hops }: InlineFacts): boolean {
  const asked = stageOf(state.run, stage);
  const { agents } = state.run.body.config;
  const [before, after] = [agents[from], agents[to]];
  if (!isAgentStage(asked) || asked.transfer !== 'inline' || hops <= 0 || before === undefined || after === undefined)
    return false;
  return isNotAbove(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}

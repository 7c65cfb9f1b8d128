import { isAgentStage } from '../config/stage-schema.ts';
import { pipelineOf, stageOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import { isNotAbove } from './cap-access.ts';

/** Records of one comment have little room each: one of each execution, one of each transfer, and the end. */
const maxLegs = 5;

interface InlineFacts {
  readonly stage: string;
  readonly from: string;
  readonly to: string;
  /** How many transfers the order left, less those made in this job. */
  readonly hops: number;
  /** How many agents have had their turn in this job, `from` included. */
  readonly legs: number;
}

/**
 * Whether an agent may take over in the job that was made for another one: the stage says so, transfers are left, and it
 * needs no secret and no access that this job was not made for. Else it gets a job of its own. So does one with `access: read`
 * on a `branch`, where the agent before it may change files: of a job whose last agent may not, nothing is published. `state` holds the executions before this job.
 */
export function canRunInline(state: Pick<State, 'run' | 'tasks'>, facts: InlineFacts): boolean {
  const { stage, from, to, hops, legs } = facts;
  if (legs > maxLegs || state.tasks.length + legs >= pipelineOf(state.run).limits['max-tasks']) return false;
  const asked = stageOf(state.run, stage);
  const { agents } = state.run.body.config;
  const [before, after] = [agents[from], agents[to]];
  if (!isAgentStage(asked) || asked.transfer !== 'inline' || hops <= 0 || before === undefined || after === undefined)
    return false;
  if (asked.branch !== undefined && after.access === 'read' && before.access !== 'read') return false;
  return isNotAbove(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}

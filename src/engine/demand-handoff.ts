import { isAgentStage } from '../core/config/stage-schema.ts';
import { checkDemand } from '../core/handoff/check-demand.ts';
import { describeErrors } from '../core/handoff/describe-errors.ts';
import type { AgentOutput } from '../core/output/agent-output.ts';
import { handoffFailure } from '../core/output/handoff-failure.ts';
import { isSuccess } from '../core/output/outcome.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { RunRecord } from '../core/record/record.ts';

/**
 * What the stage demands of its handoff, asked once more where the record is written (H-25): the machine that says it has
 * checked it may be in anybody's hands. What does not fit is not stored.
 */
export async function demandHandoff(run: RunRecord, output: AgentOutput): Promise<AgentOutput> {
  const stage = stageOf(run, output.task);
  const demand = isAgentStage(stage) ? stage.handoff : undefined;
  // It is asked of the agent that ends the stage.
  if (demand === undefined || output.transfer !== undefined) return output;
  const ended = isSuccess(output.outcome);
  const errors = await checkDemand(output.handoff, { ...demand, required: demand.required && ended });
  if (errors.length === 0) return output;
  const words = describeErrors(errors);
  const { handoff: _, ...rest } = output;
  if (demand.required && ended) return { ...rest, outcome: 'failed', failure: handoffFailure(words) };
  return { ...rest, warnings: [...output.warnings, ...words.map((word) => `The handoff was not kept: ${word}`)] };
}

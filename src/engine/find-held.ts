import { isAgentStage } from '../core/config/stage-schema.ts';
import type { AgentOutput } from '../core/output/agent-output.ts';
import { performerOf } from '../core/pipeline/performer-of.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { TaskBody } from '../core/record/record.ts';
import type { SettleRequest } from './delivery.ts';
import type { Engine } from './engine-ports.ts';
import { isPaused } from './is-paused.ts';

/** Commits that must not be published now. Those of an agent that hands over are: the next one builds on them. */
export function findHeld(engine: Engine, request: SettleRequest & { readonly output: AgentOutput }): TaskBody['held'] {
  const { state, output, dispatch, workflowRun } = request;
  const stage = stageOf(state.run, dispatch.task);
  const hasBranch = isAgentStage(stage) && stage.branch !== undefined;
  if (!isPaused(engine, state) || !hasBranch || output.commits === undefined) return undefined;
  if (output.outcome !== 'succeeded' || output.transfer !== undefined) return undefined;
  return { ...output.commits, run: workflowRun.id };
}

/** Whether an order for `publish` is about commits that were held, and not about a built-in. */
export function isHeld({ state, dispatch }: SettleRequest): boolean {
  return isAgentStage(stageOf(state.run, dispatch.task)) && performerOf(state, dispatch.task) === 'publish';
}

import { isSuccess, type Outcome } from '../../core/output/outcome.ts';
import { unpublishedWork } from '../../core/output/summarise-error.ts';
import { stepPipeline } from '../../core/state/step.ts';
import type { TaskContext } from '../task-ports.ts';
import type { PreparedExecution } from './prepared-execution.ts';

/**
 * Finds work on other branches and in other worktrees, as a sentence. `misplaced` has it if nothing else was done that the stage
 * could publish. A plain step leaves all of its work to the steps after it.
 */
export async function findUnpublished(context: TaskContext, prepared: PreparedExecution, outcome: Outcome) {
  const { workspace } = context.ports;
  const isAsked = isSuccess(outcome) && context.state.run.body.pipeline !== stepPipeline;
  const places = isAsked ? await workspace.listUnpublished() : [];
  if (places.length === 0) return { unpublished: [], misplaced: [] };
  const unpublished = [`${unpublishedWork}${places.join(', ')}.`];
  if (whyUnpublished(context, prepared) !== undefined) return { unpublished, misplaced: [] };
  const request = { base: prepared.base, message: context.dispatch.task, takesTrusted: takesTrusted(context) };
  const captured = await workspace.capture(request);
  const isAll = captured.ok && captured.value === undefined && workspace.listWithheld().length === 0;
  return { unpublished, misplaced: isAll ? unpublished : [] };
}

export function takesTrusted({ stage }: TaskContext): boolean {
  return stage['trusted-files'] === 'publish';
}

export function whyUnpublished({ stage }: TaskContext, { agent }: PreparedExecution): string | undefined {
  if (stage.branch === undefined) return 'the stage has no `branch`';
  return agent.access === 'read' ? 'its agent has `access: read`' : undefined;
}

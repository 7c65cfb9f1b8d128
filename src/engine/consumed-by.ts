import type { Consumed } from '../core/output/agent-output.ts';
import { ancestorsOf } from '../core/pipeline/ancestors-of.ts';
import { pipelineOf } from '../core/pipeline/pipeline-of.ts';
import type { TaskContext } from './task-context.ts';

/** Digests of the handoffs that an execution could read. */
export function consumedBy({ state, dispatch }: Pick<TaskContext, 'state' | 'dispatch'>): Consumed[] {
  const before = new Set(ancestorsOf(pipelineOf(state.run), dispatch.task));
  return state.tasks.flatMap(({ execution, body }) =>
    before.has(body.stage) && body.handoffDigest !== undefined
      ? [{ stage: body.stage, execution, digest: body.handoffDigest }]
      : [],
  );
}

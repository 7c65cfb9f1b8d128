import { executionTitle } from '../../../core/pipeline/names.ts';
import { openDispatch } from '../../../core/record/open-dispatch.ts';
import { advanceRun } from '../../../engine/advance-run.ts';
import { runTask } from '../../../engine/run-task.ts';
import { readTools } from '../../../engine/write-tools.ts';
import { createEngine } from '../create-engine.ts';
import { createTask } from '../create-task.ts';
import type { JobContext } from '../job-context.ts';
import { refuseUnlessIsolated } from '../refuse-unless-isolated.ts';
import { taskText } from '../task-text.ts';
import { writeOutputs } from '../write-outputs.ts';
import { writeSummary } from '../write-summary.ts';
import { planEvent } from './plan.ts';

/**
 * The three jobs in one, for a trusted private repository: plans or takes an order, runs the agent, publishes. What
 * follows is dispatched as ever. Token and key are never in the agent's environment.
 */
export async function single(context: JobContext): Promise<void> {
  await refuseUnlessIsolated(context);
  const order = taskText(context) || (await planEvent(context))?.inline?.text;
  if (order === undefined || order === '') return;
  const { engine } = await createEngine(context);
  const dispatch = openDispatch(order, {
    repo: context.job.repository.id,
    now: engine.ports.clock.now(),
    tools: readTools(engine.ports),
  });
  if (!dispatch.ok) throw new Error(`${dispatch.error.code}: ${dispatch.error.message}`);
  if (context.inputs.dryRun) {
    return writeSummary(`Dry run: would carry out ${executionTitle(dispatch.value)}. No agent was started, nothing was written.`);
  }

  const delivery =
    dispatch.value.for === 'publish'
      ? ({ kind: 'built-in' } as const)
      : ({
          kind: 'output',
          output: await runTask(await createTask({ ...context, inputs: { ...context.inputs, task: order } })),
        } as const);
  const advanced = await advanceRun(engine, { dispatch: dispatch.value, delivery, workflowRun: context.job.workflowRun });
  if (!advanced.ok) throw new Error(`${advanced.error.code}: ${advanced.error.message}`);
  await writeOutputs({
    run: dispatch.value.run,
    outcome: advanced.value.task?.outcome ?? '',
    handoff: advanced.value.task?.handoff === undefined ? '' : JSON.stringify(advanced.value.task.handoff),
    results: JSON.stringify(advanced.value.task?.results ?? {}),
  });
}

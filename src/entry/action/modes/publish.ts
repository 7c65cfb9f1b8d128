import { openDispatch } from '../../../core/record/open-dispatch.ts';
import { renderLinkSummary } from '../../../core/text/summary-link.ts';
import { type Advanced, advanceRun } from '../../../engine/advance-run.ts';
import { createDryPorts } from '../../../engine/create-dry-ports.ts';
import { readTools } from '../../../engine/write-tools.ts';
import { createEngine } from '../create-engine.ts';
import { describeTask } from '../describe-task.ts';
import { findDelivery } from '../find-delivery.ts';
import type { JobContext } from '../job-context.ts';
import { taskText } from '../task-text.ts';
import { writeOutputs } from '../write-outputs.ts';
import { writeSummary } from '../write-summary.ts';

/** Records what an execution came to and starts what follows. */
export async function publish(context: JobContext): Promise<void> {
  const { inputs, job, log } = context;
  const wired = await createEngine(context);
  const dry = inputs.dryRun ? createDryPorts(wired.engine.ports) : undefined;
  const engine = { ...wired.engine, ports: dry?.ports ?? wired.engine.ports };
  const dispatch = openDispatch(taskText(context), {
    repo: job.repository.id,
    now: engine.ports.clock.now(),
    tools: readTools(engine.ports),
    expired: 'accept',
  });
  if (!dispatch.ok) throw new Error(`${dispatch.error.code}: ${dispatch.error.message}`);

  const delivery = await findDelivery(context, { ...wired, dispatch: dispatch.value, engine });
  const advanced = await advanceRun(engine, { dispatch: dispatch.value, delivery, workflowRun: job.workflowRun });
  if (!advanced.ok) throw new Error(`${advanced.error.code}: ${advanced.error.message}`);
  await report(advanced.value, { context, run: dispatch.value.run, effects: dry?.effects });
  log.info(`${dispatch.value.run}/${dispatch.value.task}: ${advanced.value.task?.outcome ?? 'nothing to record'}.`);
}

async function report(
  advanced: Advanced,
  facts: { context: JobContext; run: string; effects: readonly string[] | undefined },
): Promise<void> {
  await writeSummary(renderLinkSummary(advanced, facts));
  await writeOutputs({
    run: facts.run,
    tasks: JSON.stringify(advanced.started.map((stage) => `${facts.run}/${stage}`)),
    ...describeTask(advanced.task, advanced.state),
  });
}

import { unsignedNote } from '../../core/config/check-signing-key.ts';
import { problemText } from '../../core/problem.ts';
import { renderPublishSummary } from '../../core/view/summary/publish.ts';
import { type Advanced, advanceRun } from '../../engine/publish/advance-run.ts';
import { readDelivery } from '../event/read-delivery.ts';
import type { JobContext } from '../job/job-context.ts';
import { findKillSwitch } from '../job/kill-switch.ts';
import { openOrder, readTaskText } from '../job/read-order-input.ts';
import { describeTask, writeOutputs } from '../report/outputs.ts';
import { writeSummary } from '../report/summary.ts';
import { createEngineUnderWay } from '../wire/create-engine.ts';

/** Records the result of an execution and starts the next tasks. */
export async function publish(context: JobContext): Promise<void> {
  const { inputs, job, log } = context;
  const wired = await createEngineUnderWay(context);
  const { engine, effects } = wired;
  const dispatch = openOrder(engine, readTaskText(context));
  const delivery = await readDelivery(context, { ...wired, dispatch });
  if (delivery === undefined) {
    log.info(`${dispatch.run}/${dispatch.task}: its jobs run again, or it was started again, so nothing was lost.`);
    return;
  }
  const isOurs = delivery.kind === 'built-in' && job.id !== undefined;
  const workflowRun = isOurs ? { ...job.workflowRun, job: job.id } : job.workflowRun;
  const isIdle = inputs.dryRun && delivery.kind === 'output' && delivery.output.stopped === 'dry-run';
  const advanced = await advanceRun(engine, { dispatch, delivery: isIdle ? { kind: 'dry-run' } : delivery, workflowRun });
  if (!advanced.ok) throw new Error(problemText(advanced.error));
  await report(advanced.value, {
    context,
    run: dispatch.run,
    effects,
    unsigned: engine.ports.signer === undefined,
  });
  log.info(`${dispatch.run}/${dispatch.task}: ${advanced.value.task?.outcome ?? 'nothing to record'}.`);
}

async function report(
  advanced: Advanced,
  facts: { context: JobContext; run: string; effects: readonly string[] | undefined; unsigned: boolean },
): Promise<void> {
  const pause = findKillSwitch(facts.context.environment);
  const note = [...(facts.unsigned ? [unsignedNote] : []), ...(pause === undefined ? [] : [`${pause}.`])];
  await writeSummary(facts.context, [renderPublishSummary(advanced, facts), ...note].join('\n\n'));
  await writeOutputs(facts.context, {
    run: facts.run,
    tasks: JSON.stringify(advanced.started.map((stage) => `${facts.run}/${stage}`)),
    ...describeTask(advanced.task, advanced.state),
  });
}

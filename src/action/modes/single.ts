import { messageOf, problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { Redactor } from '../../core/redaction/redactor.ts';
import { executionTitle } from '../../core/run/names.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import { renderPublishSummary } from '../../core/view/summary/publish.ts';
import { runTask } from '../../engine/agent/run-task.ts';
import type { Delivery } from '../../engine/delivery.ts';
import { advanceRun } from '../../engine/publish/advance-run.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import { readChange } from '../event/read-change.ts';
import { readLoss } from '../event/read-delivery.ts';
import type { JobContext } from '../job/job-context.ts';
import { openOrder, readTaskText } from '../job/read-order-input.ts';
import { describeTask, writeOutputs } from '../report/outputs.ts';
import { writeSummary } from '../report/summary.ts';
import { createEngine, type WiredEngine } from '../wire/create-engine.ts';
import { createTask } from '../wire/create-task.ts';
import { refuseUnlessIsolated } from '../wire/isolation.ts';
import { planEvent } from './plan.ts';
import { planChange } from './plan-change.ts';
import { sweepInPassing } from './sweep.ts';

/** The longest message of a failure, in code points. */
const maxMessage = 2_000;

/**
 * Does the work of all three jobs in one, for a trusted private repository: plans or takes an order, runs the agent, publishes.
 * Later stages are dispatched as in the other modes. Token and key are never in the agent's environment. The caller's job should
 * hold a concurrency group of its own (`concurrency: { group: baton, queue: max }`), because two jobs that write at the same time
 * know nothing of each other.
 */
export async function single(context: JobContext): Promise<void> {
  await refuseUnlessIsolated(context);
  const wired = await createEngine(context);
  const { engine } = wired;
  const change = readTaskText(context) === '' ? await readChange(context, wired.github.subjects) : undefined;
  if (change !== undefined) return planChange(context, { wired, change });
  const order = readTaskText(context) || (await planAndSweep(context, wired));
  if (order === undefined || order === '') return;
  const dispatch = openOrder(engine, order);
  if (context.inputs.dryRun) {
    return writeSummary(
      context,
      `Dry run: would carry out ${executionTitle(dispatch)}. No agent was started, nothing was written.`,
    );
  }

  const { dispatcher } = wired;
  const carried = await performOrder(context, { order, dispatch, dispatcher, redactor: engine.ports.redactor });
  if (carried === undefined) return;
  const { delivery, finalText } = carried;
  const advanced = await advanceRun(engine, { dispatch, delivery, workflowRun: context.job.workflowRun });
  if (!advanced.ok) throw new Error(problemText(advanced.error));
  await writeSummary(context, renderPublishSummary(advanced.value, { run: dispatch.run, effects: undefined }));
  await writeOutputs(context, {
    run: dispatch.run,
    ...describeTask(advanced.value.task, advanced.value.state),
    ...(finalText === '' ? {} : { output: finalText }),
  });
}

/**
 * Plans the event and sweeps, and returns the order of the agent. The sweep comes before the agent, so that stalled executions
 * do not wait for it.
 */
async function planAndSweep(context: JobContext, wired: WiredEngine): Promise<string | undefined> {
  const order = (await planEvent(context, wired))?.inline?.text;
  await sweepInPassing(context, { wired, hasTask: order !== undefined });
  return order;
}

/** Runs the agent, and turns every error into a failed attempt. No other job watches this one, so the run would not end otherwise. */
async function performOrder(
  context: JobContext,
  facts: {
    readonly order: string;
    readonly dispatch: Dispatch;
    readonly redactor: Redactor;
    readonly dispatcher: Dispatcher;
  },
): Promise<{ readonly delivery: Delivery; readonly finalText: string } | undefined> {
  const { lost } = facts.dispatch;
  if (lost !== undefined) {
    const delivery = await readLoss(context, { ...facts, lost });
    return delivery && { delivery, finalText: '' };
  }
  if (facts.dispatch.for === 'publish') return { delivery: { kind: 'built-in' }, finalText: '' };
  try {
    const task = await createTask({ ...context, inputs: { ...context.inputs, task: facts.order } });
    return { delivery: { kind: 'output', output: await runTask(task) }, finalText: task.finalText() };
  } catch (thrown) {
    const words = messageOf(thrown);
    const message = truncateCodePoints(facts.redactor.redact(words).text, maxMessage);
    context.log.error(message);
    return { delivery: { kind: 'lost', failure: { reason: 'job-failed', message } }, finalText: '' };
  }
}

import type { AgentOutput } from '../../core/output/agent-output.ts';
import { captureResults } from '../../core/output/captured-results.ts';
import { digestOutput } from '../../core/output/output-digest.ts';
import type { State } from '../../core/run/state.ts';
import { emptyOutput } from '../../engine/agent/fault-output.ts';
import { loadStateInOrder, runTask } from '../../engine/agent/run-task.ts';
import type { JobContext } from '../job/job-context.ts';
import { findKillSwitch } from '../job/kill-switch.ts';
import { describeAgentChain, writeOutputs } from '../report/outputs.ts';
import { writeSummary } from '../report/summary.ts';
import { wrapOutput } from '../report/wrap-output.ts';
import { createTask, type WiredTask } from '../wire/create-task.ts';

/** Runs one agent and passes its result on. The agent's outcome never fails the job. */
export async function agent(context: JobContext): Promise<void> {
  const task = await createTask(context);
  const pause = findKillSwitch(context.environment);
  if (pause !== undefined) context.log.warning(`${pause}.`);
  const isIdle = pause !== undefined || context.inputs.dryRun;
  const output = isIdle ? idleOutput(task, pause === undefined ? 'dry-run' : 'paused') : await runTask(task);
  const state = await loadStateInOrder(task);
  const { id: job } = context.job;
  await writeResult(context, task, { output: job === undefined ? output : { ...output, job }, state });
  context.log.info(
    `${output.task}: ${output.stopped ?? output.outcome}${output.failure === undefined ? '' : ` (${output.failure.reason}: ${output.failure.message})`}`,
  );
  // Nothing of the views is loaded before the agent has ended.
  const { renderTaskSummary } = await import('../../core/view/summary/task.ts');
  await writeSummary(context, renderTaskSummary(output, state));
}

/**
 * Returns the output of a job that starts no agent: in a pause, and in a dry run, which only verifies the order because running
 * an agent costs money.
 */
function idleOutput(task: WiredTask, stopped: 'dry-run' | 'paused'): AgentOutput {
  return { ...emptyOutput(task, task.ports.clock.now()), outcome: 'skipped', stopped };
}

async function writeResult(
  context: JobContext,
  task: WiredTask,
  { output, state }: { readonly output: AgentOutput; readonly state: State | undefined },
): Promise<void> {
  const text = await wrapOutput({
    output,
    artifacts: task.ports.artifacts,
    folder: task.outputFolder,
    attempt: context.job.workflowRun.attempt,
    dispatch: task.dispatch,
    order: task.order,
    days: task.artifactDays,
  });
  await writeOutputs(context, {
    'agent-output': text,
    'agent-output-digest': digestOutput(text, (data) => task.ports.hasher.sha256(data)),
    outcome: output.outcome,
    handoff: output.handoff === undefined ? '' : JSON.stringify(output.handoff),
    results: JSON.stringify(captureResults(output).results),
    ...(output.stopped === undefined
      ? { output: task.finalText(), ...describeAgentChain(output, { state, agent: task.dispatch.agent }) }
      : {}),
  });
}

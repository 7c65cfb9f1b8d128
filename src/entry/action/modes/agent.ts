import type { AgentOutput } from '../../../core/output/agent-output.ts';
import { describeOutput } from '../../../core/output/describe-output.ts';
import { renderTaskSummary } from '../../../core/text/summary-task.ts';
import { emptyOutput } from '../../../engine/fault-output.ts';
import { findTaskState } from '../../../engine/find-task-state.ts';
import { runTask } from '../../../engine/run-task.ts';
import { createTask, type WiredTask } from '../create-task.ts';
import { describeTurn } from '../describe-turn.ts';
import { findPause } from '../find-pause.ts';
import type { JobContext } from '../job-context.ts';
import { wrapOutput } from '../wrap-output.ts';
import { writeOutputs } from '../write-outputs.ts';
import { writeSummary } from '../write-summary.ts';

/** Runs one agent and passes on what came of it. The agent's outcome never fails the job. */
export async function agent(context: JobContext): Promise<void> {
  const task = await createTask(context);
  const pause = findPause(process.env);
  if (pause !== undefined) context.log.warning(`${pause}.`);
  const isIdle = pause !== undefined || context.inputs.dryRun;
  const output = isIdle ? idleOutput(task, pause === undefined ? 'dry-run' : 'paused') : await runTask(task);
  const state = findTaskState(task);
  const { id: job } = context.job;
  await passOn(task, { output: job === undefined ? output : { ...output, job }, state });
  context.log.info(
    `${output.task}: ${output.stopped ?? output.outcome}${output.failure === undefined ? '' : ` (${output.failure.reason}: ${output.failure.message})`}`,
  );
  await writeSummary(renderTaskSummary(output, state));
}

/** In a dry run an order is verified and no agent starts: what one would do cannot be told, only be paid for. Nor in a pause. */
function idleOutput(task: WiredTask, stopped: 'dry-run' | 'paused'): AgentOutput {
  return { ...emptyOutput(task, task.ports.clock.now()), outcome: 'skipped', stopped };
}

async function passOn(
  task: WiredTask,
  { output, state }: { readonly output: AgentOutput; readonly state: ReturnType<typeof findTaskState> },
): Promise<void> {
  const text = await wrapOutput({
    output,
    artifacts: task.ports.artifacts,
    folder: task.outputFolder,
    dispatch: task.dispatch,
    order: task.order,
    days: task.artifactDays,
  });
  await writeOutputs({
    'agent-output': text,
    'agent-output-digest': describeOutput(text, (data) => task.ports.hasher.sha256(data)),
    outcome: output.outcome,
    handoff: output.handoff === undefined ? '' : JSON.stringify(output.handoff),
    results: JSON.stringify(output.results),
    ...(output.stopped === undefined
      ? { output: task.finalText(), ...describeTurn(output, { state, agent: task.dispatch.agent }) }
      : {}),
  });
}

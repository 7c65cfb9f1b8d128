import { createActionLog } from '../../adapters/log/action-log.ts';
import { chooseMode } from './job/choose-mode.ts';
import type { JobContext } from './job/job-context.ts';
import { findKillSwitch } from './job/kill-switch.ts';
import { readInputs } from './job/read-inputs.ts';
import { readJob } from './job/read-job.ts';
import { writeSummary } from './report/summary.ts';

/**
 * Runs the job. Catches every error in this one place: an error is a fault of Baton or of GitHub, and fails the job with a
 * message.
 */
export async function run(): Promise<void> {
  const log = createActionLog();
  try {
    const inputs = readInputs();
    const job = readJob(process.env);
    await perform({ inputs, job, log });
  } catch (thrown) {
    log.error(thrown instanceof Error ? thrown.message : `Something that is no error was thrown: ${String(thrown)}`);
    if (thrown instanceof Error && thrown.stack !== undefined) log.info(thrown.stack);
    process.exitCode = 1;
    await reportFailure(thrown);
  }
}

/**
 * Writes the error to the summary. The code for it is loaded only here, and a summary that cannot be written must not hide the
 * error.
 */
async function reportFailure(thrown: unknown): Promise<void> {
  try {
    await writeSummary((await import('./report/crash.ts')).reportCrash(thrown, process.env));
  } catch {
    // The log has the error.
  }
}

/** Performs the mode of the job. Each mode is loaded when it is used, so that `agent` loads little before its agent starts. */
async function perform(context: JobContext): Promise<void> {
  const mode = chooseMode(context);
  const pause = findKillSwitch(process.env);
  if (pause !== undefined && !(await import('./event/runs-while-paused.ts')).runsWhilePaused(mode, context)) {
    context.log.warning(`${pause}.`);
    return writeSummary(`${pause}.`);
  }
  switch (mode) {
    case 'forward':
      return (await import('./modes/forward.ts')).forward(context);
    case 'plan':
      return (await import('./modes/plan.ts')).plan(context);
    case 'agent':
      return (await import('./modes/agent.ts')).agent(context);
    case 'publish':
      return (await import('./modes/publish.ts')).publish(context);
    case 'single':
      return (await import('./modes/single.ts')).single(context);
    case 'sweep':
      return (await import('./modes/sweep.ts')).sweep(context);
    case 'validate':
      return (await import('./modes/validate.ts')).validate(context);
    case 'step':
      return (await import('./modes/step.ts')).step(context);
    default:
      mode satisfies never;
  }
}

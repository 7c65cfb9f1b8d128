import { createActionLog } from '../../adapters/log/action-log.ts';
import { type ChosenMode, chooseMode } from './job/choose-mode.ts';
import type { JobContext } from './job/job-context.ts';
import type { Environment, JobIo } from './job/job-io.ts';
import { findKillSwitch } from './job/kill-switch.ts';
import { readInputs } from './job/read-inputs.ts';
import { readJob } from './job/read-job.ts';
import { writeSummary } from './report/summary.ts';

/**
 * Does the work of one job and returns the exit code of its process. The one catch is here: whatever is thrown is a fault of ours
 * or of GitHub's, and fails the job in words. Everything about the process comes as arguments, so that a job can run as a function.
 */
export async function run(environment: Environment, io: JobIo): Promise<number> {
  const log = createActionLog(io.out);
  try {
    const inputs = readInputs(environment);
    const job = readJob(environment);
    return await perform({ inputs, job, log, environment, io });
  } catch (thrown) {
    log.error(thrown instanceof Error ? thrown.message : `Something that is no error was thrown: ${String(thrown)}`);
    if (thrown instanceof Error && thrown.stack !== undefined) log.info(thrown.stack);
    await reportThrown(thrown, environment);
    return 1;
  }
}

/** Loaded only when needed; a summary that cannot be written must not hide what went wrong. */
async function reportThrown(thrown: unknown, environment: Environment): Promise<void> {
  try {
    await writeSummary({ environment }, (await import('./report/crash.ts')).reportCrash(thrown, environment));
  } catch {
    // The log has it.
  }
}

/** Does nothing in a pause but what a pause allows. Returns the exit code. */
async function perform(context: JobContext): Promise<number> {
  const mode = chooseMode(context);
  const pause = findKillSwitch(context.environment);
  if (pause !== undefined && !(await import('./event/runs-while-paused.ts')).runsWhilePaused(mode, context)) {
    context.log.warning(`${pause}.`);
    await writeSummary(context, `${pause}.`);
    return 0;
  }
  // The faults are the user's, and reported: nothing of ours has failed.
  if (mode === 'validate') return (await (await import('./modes/validate.ts')).validate(context)) ? 0 : 1;
  await performMode(mode, context);
  return 0;
}

/** Each mode is a chunk of its own, so that `agent` loads little before its agent starts. */
async function performMode(mode: Exclude<ChosenMode, 'validate'>, context: JobContext): Promise<void> {
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
    case 'step':
      return (await import('./modes/step.ts')).step(context);
    default:
      mode satisfies never;
  }
}

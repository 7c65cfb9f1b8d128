// This room is the Action. `run` reads the inputs (`job`), chooses the mode and performs it (`modes`). A mode reads its event
// (`event`), builds the engine or the task with real adapters (`wire`), and reports outputs, summary and faults (`report`).

import { createActionLog } from '../adapters/log/action-log.ts';
import { StartBlocked, StartRefused } from '../host/start-blocked.ts';
import { type ChosenMode, chooseMode } from './job/choose-mode.ts';
import type { JobContext } from './job/job-context.ts';
import type { Environment, JobIo } from './job/job-io.ts';
import { findKillSwitch } from './job/kill-switch.ts';
import { readInputs } from './job/read-inputs.ts';
import { readJob } from './job/read-job.ts';
import { writeSummary } from './report/summary.ts';

/**
 * Runs the job and returns the exit code of its process. Catches every error in this one place: an error is a fault of Baton or
 * of GitHub, and fails the job with a message. Everything about the process comes as arguments, so that a job can run as a
 * function.
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
    if (!(thrown instanceof StartRefused)) await reportFailure(thrown, { environment, io });
    return 1;
  }
}

/** Writes the error to the summary. The code for it is loaded only here, and a summary that cannot be written must not hide the error. */
async function reportFailure(thrown: unknown, job: Pick<JobContext, 'environment' | 'io'>): Promise<void> {
  try {
    await writeSummary(job, (await import('./report/crash.ts')).reportCrash(thrown, job.environment));
  } catch {
    // The log has the error.
  }
}

/** Performs the mode of the job, unless a pause forbids it. Returns the exit code. */
async function perform(context: JobContext): Promise<number> {
  const mode = chooseMode(context);
  const pause = findKillSwitch(context.environment);
  if (pause !== undefined && !(await import('./event/runs-while-paused.ts')).runsWhilePaused(mode, context)) {
    context.log.warning(`${pause}.`);
    await writeSummary(context, `${pause}.`);
    return 0;
  }
  // The faults are the user's, and they are reported: the job fails without an error of ours.
  if (mode === 'validate') return (await (await import('./modes/validate.ts')).validate(context)) ? 0 : 1;
  try {
    await modes[mode](context);
  } catch (thrown) {
    if (!(thrown instanceof StartBlocked) || !modesThatStart.has(mode)) throw thrown;
    throw await (await import('./modes/report-blocked.ts')).reportBlocked(context, thrown, mode);
  }
  return 0;
}

/** The modes in which a person may wait for a run or a reply. */
const modesThatStart: ReadonlySet<ChosenMode> = new Set(['forward', 'plan', 'single']);

/** The modes. Each is loaded when it is used, so that `agent` loads little before its agent starts. */
const modes: Readonly<Record<Exclude<ChosenMode, 'validate'>, (context: JobContext) => Promise<void>>> = {
  forward: async (context) => (await import('./modes/forward.ts')).forward(context),
  plan: async (context) => (await import('./modes/plan.ts')).plan(context),
  verify: async (context) => (await import('./modes/verify.ts')).verify(context),
  agent: async (context) => (await import('./modes/agent.ts')).agent(context),
  publish: async (context) => (await import('./modes/publish.ts')).publish(context),
  single: async (context) => (await import('./modes/single.ts')).single(context),
  sweep: async (context) => (await import('./modes/sweep.ts')).sweep(context),
  step: async (context) => (await import('./modes/step.ts')).step(context),
};

import { createActionLog } from '../../adapters/log/create-action-log.ts';
import { findCommand } from '../../core/trigger/find-command.ts';
import { parseChange } from '../../core/trigger/parse-change.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import { type ChosenMode, chooseMode } from './choose-mode.ts';
import { parseChangeHint } from './find-change.ts';
import { findPause } from './find-pause.ts';
import type { JobContext } from './job-context.ts';
import { readInputs } from './read-inputs.ts';
import { readJob } from './read-job.ts';
import { readDispatched } from './task-text.ts';
import { writeSummary } from './write-summary.ts';

/** The one catch: whatever is thrown is a fault of ours or of GitHub's, and fails the job in words. */
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
    await tellCrash(thrown);
  }
}

/** Loaded only when needed; a summary that cannot be written must not hide what went wrong. */
async function tellCrash(thrown: unknown): Promise<void> {
  try {
    await writeSummary((await import('./report-crash.ts')).reportCrash(thrown, process.env));
  } catch {
    // The log has it.
  }
}

/**
 * What stops something, and what has come, is heard in a pause too: an agent job says that it starts nothing, `publish` keeps what
 * an agent left, a run whose subject changed is told, and commands are answered. A configuration can be checked at any time.
 */
function isHeardInPause(mode: ChosenMode, { job, inputs }: JobContext): boolean {
  if (mode === 'agent' || mode === 'publish' || mode === 'validate') return true;
  if ((mode === 'plan' || mode === 'single') && inputs.task === '' && isCommand(job)) return true;
  const isChange = parseChange(job.eventName, job.payload) !== undefined;
  if (mode === 'forward') return isChange;
  return mode === 'plan' && (isChange || parseChangeHint(readDispatched({ job }).event ?? '') !== undefined);
}

/** A run is cancelled and asked about by comments; what would start one is refused where it is planned. */
function isCommand({ eventName, payload }: JobContext['job']): boolean {
  const trigger = parseTrigger(eventName, payload);
  if (!trigger.ok || trigger.value.kind !== 'comment') return false;
  return findCommand(trigger.value.comment?.body ?? '') !== undefined;
}

/** Each mode is a chunk of its own, so that `agent` loads little before its agent starts. */
async function perform(context: JobContext): Promise<void> {
  const mode = chooseMode(context);
  const pause = findPause(process.env);
  if (pause !== undefined && !isHeardInPause(mode, context)) {
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

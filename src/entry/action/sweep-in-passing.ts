import { oneLine } from '../../core/text/one-line.ts';
import { GitHubError } from '../../ports/github.ts';
import type { WiredEngine } from './create-engine.ts';
import type { JobContext } from './job-context.ts';
import { sweepAll } from './modes/sweep.ts';
import { readDispatched } from './task-text.ts';
import { writeSummary } from './write-summary.ts';

/** Sweeps when it is time to. Where a task of this workflow run waits, a sweep that GitHub refuses does not take it along. */
export async function sweepInPassing(
  context: JobContext,
  { wired, hasTask }: { readonly wired: WiredEngine; readonly hasTask: boolean },
): Promise<void> {
  if (!isTimeToSweep(context)) return;
  try {
    await sweepAll(context, wired);
  } catch (error) {
    if (!hasTask || !(error instanceof GitHubError)) throw error;
    const text = `The sweep came to nothing, and the next one does its work: ${error.message}`;
    context.log.warning(text);
    await writeSummary(oneLine(text, 2_000));
  }
}

/** With every cron of the caller, and when somebody starts its workflow by hand without saying what for. */
function isTimeToSweep(context: JobContext): boolean {
  if (context.job.eventName === 'schedule') return true;
  const { task, event, pipeline } = readDispatched(context);
  const isForNothing = task === undefined && event === undefined && pipeline === undefined;
  return context.job.eventName === 'workflow_dispatch' && isForNothing;
}

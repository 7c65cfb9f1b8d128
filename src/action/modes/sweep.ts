import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { oneLine } from '../../core/markdown/elements.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { describeStall, renderSweepSummary } from '../../core/view/summary/sweep.ts';
import { sweep as sweepRuns } from '../../engine/sweep/sweep.ts';
import { foldBlockedStarts } from '../../engine/view/blocked-start.ts';
import { GitHubError } from '../../ports/github.ts';
import type { JobContext } from '../job/job-context.ts';
import { readDispatchedOrder } from '../job/read-order-input.ts';
import { updateConfigIssue } from '../report/config-issue.ts';
import { writeOutputs } from '../report/outputs.ts';
import { writeSummary } from '../report/summary.ts';
import { createEngine, type WiredEngine } from '../wire/create-engine.ts';

/** Finds executions that runs wait for although nothing works on them, and dispatches jobs that record their end. */
export async function sweep(context: JobContext): Promise<void> {
  const tasks = await sweepAll(context, await createEngine(context));
  await writeOutputs(context, { tasks: JSON.stringify(tasks) });
}

/** Performs a sweep and returns the names of the executions for which a job was started. */
export async function sweepAll(context: JobContext, wired: WiredEngine): Promise<readonly string[]> {
  // A dry plan in the same job has listed its own effects, and the run that it did not write is not open.
  const { engine, effects } = wired.rewire();
  const blocked: Comment[] = [];
  const swept = await sweepRuns(engine, async (since) => {
    const recent = await wired.github.listRecentComments(since);
    blocked.push(...recent.blocked);
    return recent.threads;
  });
  const { readOwnAccount } = wired.github;
  // This job has a key that fits. With a configuration without faults, everything can start.
  if ((await completeConfig(wired.config)).ok) await foldBlockedStarts({ ports: { ...engine.ports, readOwnAccount } }, blocked);
  await updateConfigIssue(context, { ports: wired.github, text: wired.configText });
  const found = swept.tasks.map(({ title, stall }) => ({ title, words: describeStall(stall, 'done') }));
  await writeSummary(context, renderSweepSummary({ open: swept.open, found, repeated: swept.repeated, dryEffects: effects }));
  return swept.tasks.filter(({ stall }) => stall.kind !== 'hopeless').map(({ title }) => title);
}

/** Sweeps if a sweep is due. If GitHub refuses the sweep while a task of this workflow run waits, logs a warning, so that the task still runs. */
export async function sweepInPassing(
  context: JobContext,
  { wired, hasTask }: { readonly wired: WiredEngine; readonly hasTask: boolean },
): Promise<void> {
  if (!isTimeToSweep(context)) return;
  try {
    await sweepAll(context, wired);
  } catch (error) {
    if (!hasTask || !(error instanceof GitHubError)) throw error;
    const text = `The sweep failed, and the next one does its work: ${error.message}`;
    context.log.warning(text);
    await writeSummary(context, oneLine(text, 2_000));
  }
}

/**
 * Returns whether a sweep is due: at every cron event of the caller, and when a person starts its workflow without saying what
 * for. A sweep is never run again: the next one would be at work beside it, and both would start what is due.
 */
function isTimeToSweep(context: JobContext): boolean {
  if (context.job.workflowRun.attempt > 1) return false;
  if (context.job.eventName === 'schedule') return true;
  const { task, event, pipeline } = readDispatchedOrder(context);
  const isForNothing = task === undefined && event === undefined && pipeline === undefined;
  return context.job.eventName === 'workflow_dispatch' && isForNothing;
}

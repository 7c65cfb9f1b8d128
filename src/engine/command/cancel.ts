import { oneLine } from '../../core/markdown/elements.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { describeStopped } from '../../core/view/comment/decision.ts';
import { outcomeWords } from '../../core/view/outcome-words.ts';
import type { AppliedDecision } from '../decision/apply-decision.ts';
import type { Effects } from '../engine-ports.ts';
import type { RunAbout } from '../thread/runs.ts';
import { applyCommand, hasDecided, isShownInThread, toPlanned } from './apply-command.ts';
import type { CommandResult, PlannedRun, RequestContext } from './command-context.ts';

/** Cancels all runs that are under way, and takes out the starts that wait: for their end, or for a budget. */
export async function cancelRuns(engine: Effects, context: RequestContext): Promise<CommandResult> {
  const open = context.runs.filter((run) => findEnd(run.records) === undefined || hasDecided(run, context));
  const dropped = (await engine.ports.budgets?.drop(context.trigger.subject.number, context.pipelines)) ?? [];
  const parts = [
    ...(await removeWaiting(engine, context)),
    ...dropped.map((pipeline) => `🚫 The start of pipeline \`${pipeline}\`, which waited for its budget, was taken back.`),
  ];
  if (open.length === 0) return parts.length > 0 ? { parts, done: true } : { parts: [describeNothing(context)], done: false };
  const isTakenOut = parts.length > 0;
  const runs: PlannedRun[] = [];
  for (const run of open) {
    const decided = await applyCommand(engine, run, { context, verb: 'cancel' });
    if (decided.ok) runs.push(toPlanned(run, decided.value));
    if (!decided.ok) parts.push(decided.error);
    else if (!isShownInThread(run, context)) parts.push(describeCancelled(run, decided.value));
  }
  return { parts, runs, done: isTakenOut || runs.length > 0 };
}

/**
 * Removes the starts that wait for the end of a run about the subject. Otherwise the next one would begin when the run is cancelled.
 * Returns the words that say how many there were.
 */
async function removeWaiting({ ports: { line } }: Effects, { trigger, pipelines }: RequestContext): Promise<readonly string[]> {
  const removed = (await line?.removeStarts(trigger.subject.number, ({ pipeline }) => pipelines.includes(pipeline))) ?? [];
  if (removed.length === 0) return [];
  const causes = removed.map(({ pipeline, cause }) => `\`${pipeline}\`, because ${cause}`).join('; ');
  return [
    `🚫 ${removed.length === 1 ? 'One start that waited was' : `${removed.length} starts that waited were`} taken out: ${causes}.`,
  ];
}

function describeCancelled({ stored }: RunAbout, { stopped }: AppliedDecision): string {
  return `🚫 Run \`${stored.record.run}\` was cancelled.${describeStopped(stopped)}`;
}

function describeNothing({ runs: [newest] }: RequestContext): string {
  const none = 'Nothing is under way here, so there is nothing to cancel.';
  const end = newest === undefined ? undefined : findEnd(newest.records);
  if (newest === undefined || end === undefined) return none;
  const reason = end.body.outcome === 'cancelled' ? `: ${oneLine(end.body.reason)}` : '';
  return `${none} The newest run, \`${newest.stored.record.run}\`, ${outcomeWords(end.body.outcome)}${reason}.`;
}

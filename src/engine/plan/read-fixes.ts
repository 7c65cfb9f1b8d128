import type { Config } from '../../core/config/schema/config-schema.ts';
import { findFixes } from '../../core/state/find-fixes.ts';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { FailedCheck } from '../../core/trigger/failed-check.ts';
import type { Fixes } from '../../core/trigger/match/check-failed-check.ts';
import { hasSubject, type Subject, type Trigger } from '../../core/trigger/trigger.ts';
import type { Reads } from '../engine-ports.ts';
import { isStoredElsewhere, runThreadsOf, sortLedgers } from '../thread/run-threads.ts';

interface Request {
  readonly trigger: Trigger;
  readonly check: FailedCheck;
  readonly config: Config;
  /** The id of the event. */
  readonly start: string;
}

/**
 * Reads which runs failed checks of a pull request have started since the last commit that is not Baton's. One listing of its
 * thread, and none where that is empty or no pipeline waits for this check. `trigger`: the event. Where Baton itself pushed, the
 * person acts who started the run that made the commit. `fixes`: undefined for a check of the default branch.
 */
export async function readFixes(
  engine: Reads,
  { trigger, check, config, start }: Request,
): Promise<{ readonly trigger: Trigger; readonly fixes: Fixes | undefined }> {
  const { subject } = trigger;
  if (!hasSubject(trigger)) return { trigger, fixes: undefined };
  const waiting = Object.entries(config.pipelines).flatMap(([name, { on }]) =>
    on.checks?.workflows.includes(check.workflow) === true ? [name] : [],
  );
  if (waiting.length === 0) return { trigger, fixes: {} };
  const threads = await listThreads(engine, { subject, config }, waiting);
  const read = await Promise.all(threads.map((thread) => engine.ports.store.readSince(thread, subject.createdAt)));
  const records = read.flatMap((thread) => thread.records);
  const { runs, starter } = findFixes(records, { about: subject.number, head: check.head, start });
  return {
    trigger: starter !== undefined && (await isOwnPush(engine, trigger)) ? { ...trigger, actor: starter } : trigger,
    fixes: runs,
  };
}

/** Lists the threads where runs about the pull request may stand. */
async function listThreads(
  engine: Reads,
  { subject, config }: { readonly subject: Subject; readonly config: Config },
  pipelines: readonly string[],
): Promise<readonly number[]> {
  const own = subject.comments === 0 ? [] : [subject.number];
  if (!isStoredElsewhere(config)) return own;
  const elsewhere: number[] = [];
  for (const pipeline of pipelines) {
    const sorted = sortLedgers(await engine.ports.ledgers.list('runs', pipeline));
    elsewhere.push(...runThreadsOf(sorted, subject).map(({ number }) => number));
  }
  return [...own, ...elsewhere];
}

/** Returns whether our own account caused the check: that of workflows, or the App's. */
async function isOwnPush(engine: Reads, { actor }: Trigger): Promise<boolean> {
  return actor.id === actionsAccount || actor.id === (await engine.ports.readOwnAccount?.());
}

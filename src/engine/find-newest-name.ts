import { findRunNumber } from '../core/pipeline/names.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';
import { newestOf } from './find-earlier-runs.ts';
import type { RunThread } from './run-thread.ts';
import { asStoredRun, type StoredRun } from './stored-run.ts';

interface NameRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly threads: readonly RunThread[];
}

/**
 * The newest name that the next one is counted from. On a runs issue that somebody labelled the newest run may be that of a
 * tick, whose name has no number: then it is looked for once more, among those that have one.
 */
export async function findNewestName(
  engine: Engine,
  request: NameRequest,
  newest: StoredRun | undefined,
): Promise<string | undefined> {
  const { trigger, pipeline, threads } = request;
  const name = newest?.record.run;
  if (name === undefined || findRunNumber(name, { pipeline, subject: trigger.subject.number }) !== undefined) return name;
  const found: StoredRun[] = [];
  for (const { number, comments: total, about, since } of threads) {
    const asked = { subject: number, pipeline, total, about, isNumbered: true };
    const { run } = await engine.ports.store.findNewestRun(since === undefined ? asked : { ...asked, since });
    found.push(...[asStoredRun(run)].filter((stored) => stored !== undefined));
  }
  return newestOf(found)?.record.run;
}

import type { Comment } from '../core/record/comment.ts';
import { namesOtherRun } from '../core/text/names-other-run.ts';
import { hasSubject } from '../core/trigger/has-subject.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';
import { orderLedgers } from './order-ledgers.ts';
import { type RunThread, runThreadsOf } from './run-thread.ts';
import { asStoredRun, type StoredRun } from './stored-run.ts';

interface EarlierRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly threads: readonly RunThread[];
}

export interface EarlierRuns {
  /** The newest run about the subject on each thread. */
  readonly runs: readonly StoredRun[];
  /** Other comments of the subject's own thread, as far as it was read. */
  readonly comments: readonly Comment[];
  /** Names of runs of which genuine records are there, with or without the first one: no new run may be called so. */
  readonly taken: readonly string[];
  /** Comments of the first records of those that are known to have ended; others may have. */
  readonly ended: readonly number[];
}

/** Earlier runs of a pipeline about a subject, wherever `comments` had them kept. */
export async function findEarlierRuns(engine: Engine, request: EarlierRequest): Promise<EarlierRuns> {
  const { trigger, pipeline, threads } = request;
  const found = await readThreads(engine, { ...request, runs: [], taken: [], ended: [] });
  const isOwnAlone = threads.every(({ number }) => number === trigger.subject.number);
  // A hint, and no more: whoever wrote it, it makes us look for the record that alone counts.
  const names = { pipeline, subject: trigger.subject.number, newest: newestOf(found.runs) };
  if (!hasSubject(trigger) || !isOwnAlone || !namesOtherRun(found.comments, names)) return found;
  const elsewhere = runThreadsOf(orderLedgers(await engine.ports.ledgers.find('runs', pipeline)), trigger.subject);
  const all = await readThreads(engine, { ...request, ...found, threads: elsewhere });
  return { ...all, comments: found.comments };
}

async function readThreads(engine: Engine, request: EarlierRequest & Omit<EarlierRuns, 'comments'>): Promise<EarlierRuns> {
  const { trigger, pipeline } = request;
  let { runs, taken, ended } = request;
  let comments: readonly Comment[] = [];
  for (const { number, comments: total, about, since } of request.threads) {
    const newest = newestOf(runs)?.writtenAt;
    const from = [since, newest].filter((time) => time !== undefined).toSorted((a, b) => Date.parse(a) - Date.parse(b));
    const limit = from.at(-1);
    const asked = { subject: number, pipeline, total, about };
    const found = await engine.ports.store.findNewestRun(limit === undefined ? asked : { ...asked, since: limit });
    const run = asStoredRun(found.run);
    if (run !== undefined) runs = [...runs, run];
    taken = [...taken, ...(found.taken ?? [])];
    if (run !== undefined && found.hasEnded === true) ended = [...ended, run.comment];
    if (number === trigger.subject.number) comments = found.comments;
  }
  return { runs, comments, taken, ended };
}

/** Ids of comments ascend over all threads. */
export function newestOf(runs: readonly StoredRun[]): StoredRun | undefined {
  return runs.toSorted((a, b) => a.comment - b.comment).at(-1);
}

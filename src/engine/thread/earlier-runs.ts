import { findRunNumber } from '../../core/run/names.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { mentionsNewerRun } from '../../core/view/status/mentions-newer-run.ts';
import type { Engine } from '../engine-ports.ts';
import { type RunThread, runThreadsOf, type StoredRun, sortLedgers, toStoredRun } from './run-threads.ts';

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
export async function listEarlierRuns(engine: Engine, request: EarlierRequest): Promise<EarlierRuns> {
  const { trigger, pipeline, threads } = request;
  const found = await readThreads(engine, { ...request, runs: [], taken: [], ended: [] });
  const isOwnAlone = threads.every(({ number }) => number === trigger.subject.number);
  // A hint, and no more: whoever wrote it, it makes us look for the record that alone counts.
  const names = { pipeline, subject: trigger.subject.number, newest: newestOf(found.runs) };
  if (!hasSubject(trigger) || !isOwnAlone || !mentionsNewerRun(found.comments, names)) return found;
  const elsewhere = runThreadsOf(sortLedgers(await engine.ports.ledgers.list('runs', pipeline)), trigger.subject);
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
    const asked = { thread: number, pipeline, total, about };
    const found = await engine.ports.store.readNewestRun(limit === undefined ? asked : { ...asked, since: limit });
    const run = toStoredRun(found.run);
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

interface NameRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly threads: readonly RunThread[];
}

/**
 * The newest name that the next one is counted from. On a runs issue that somebody labelled the newest run may be that of a
 * tick, whose name has no number: then it is looked for once more, among those that have one.
 */
export async function readNewestName(
  engine: Engine,
  request: NameRequest,
  newest: StoredRun | undefined,
): Promise<string | undefined> {
  const { trigger, pipeline, threads } = request;
  const name = newest?.record.run;
  if (name === undefined || findRunNumber(name, { pipeline, subject: trigger.subject.number }) !== undefined) return name;
  const found: StoredRun[] = [];
  for (const { number, comments: total, about, since } of threads) {
    const asked = { thread: number, pipeline, total, about, isNumbered: true };
    const { run } = await engine.ports.store.readNewestRun(since === undefined ? asked : { ...asked, since });
    found.push(...[toStoredRun(run)].filter((stored) => stored !== undefined));
  }
  return newestOf(found)?.record.run;
}

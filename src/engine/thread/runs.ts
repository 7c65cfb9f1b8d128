import type { Config, Pipeline } from '../../core/config/schema/config-schema.ts';
import { findRuns, runRefOf, type StoredRun, toStoredRun } from '../../core/record/find-runs.ts';
import type { BatonRecord, StoredRecord } from '../../core/record/record.ts';
import { sleepIn } from '../../core/run/attempts.ts';
import { findRunNumber } from '../../core/run/names.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { hasSubject, type Subject, type Trigger } from '../../core/trigger/trigger.ts';
import type { ReadThread } from '../../ports/record-store.ts';
import type { Reads } from '../engine-ports.ts';
import { type RunReading, readRun } from './read-run.ts';
import { isStoredElsewhere, type RunThread, runsSince, runThreadsOf, sleptSince, sortLedgers, threadsOf } from './run-threads.ts';

/** Lists the threads where runs of a pipeline about a subject may stand. One request, none where `comments` keeps them on the subject. */
async function listThreadsOf(
  engine: Reads,
  {
    config,
    pipeline,
    subject,
  }: { readonly config: Pick<Config, 'comments'>; readonly pipeline: string; readonly subject: Subject },
): Promise<readonly RunThread[]> {
  if (!isStoredElsewhere(config)) return threadsOf(subject);
  return threadsOf(subject, sortLedgers(await engine.ports.ledgers.list('runs', pipeline)));
}

export interface EarlierRuns {
  /** The newest run about the subject on each thread, and the records of these runs, as far as they were read. */
  readonly runs: readonly StoredRun[];
  readonly records: readonly BatonRecord[];
  /** Other comments of the subject's own thread, as far as it was read. */
  readonly comments: readonly Comment[];
  /** Names of runs of which genuine records are there, with or without the first one: no new run may have such a name. */
  readonly taken: readonly string[];
  /** The times until which runs went on, where known, by the comment of the first record; other runs may have ended as well. */
  readonly ended: ReadonlyMap<number, string>;
}

interface NewestSearch {
  readonly pipeline: string;
  readonly subject: Pick<Subject, 'number'>;
  readonly threads: readonly RunThread[];
  /** Runs that began before this time are not searched for. */
  readonly since?: string;
  /** Only runs whose name has a number (`findRunNumber`). */
  readonly isNumbered?: boolean;
  /** With `all`, the comments of others are read as well. */
  readonly needs: 'all' | 'own';
}

export const noRuns: EarlierRuns = { runs: [], comments: [], taken: [], records: [], ended: new Map() };

/** Reads the newest run of each thread, backwards, and on later threads only as far back as the newest run that was found before. */
async function readNewestRuns(engine: Reads, search: NewestSearch, known = noRuns): Promise<EarlierRuns> {
  const { pipeline, subject, threads, isNumbered, needs } = search;
  let { runs, comments, taken, records, ended } = known;
  for (const { number, comments: total, about, since } of threads) {
    const limit = latest([since, search.since, newestOf(runs)?.writtenAt]);
    const found = await engine.ports.store.readNewestRun({
      thread: number,
      pipeline,
      total,
      about,
      needs,
      since: limit,
      isNumbered,
    });
    const run = toStoredRun(found.run);
    if (run !== undefined) runs = [...runs, run];
    taken = [...taken, ...(found.taken ?? [])];
    records = [...records, ...(found.records ?? [])];
    if (run !== undefined && found.endedAt !== undefined) ended = new Map([...ended, [run.comment, found.endedAt]]);
    if (number === subject.number) comments = found.comments;
  }
  return { runs, comments, taken, records, ended };
}

function latest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

/** Returns the run whose first record was written last. */
export function newestOf(runs: readonly StoredRun[]): StoredRun | undefined {
  return findRuns(runs)[0];
}

interface EarlierSearch extends Pick<NewestSearch, 'pipeline' | 'threads' | 'needs'> {
  readonly trigger: Trigger;
  readonly config: Pick<Config, 'comments'>;
}

/** Lists earlier runs of a pipeline about the subject of an event, on the threads that are given and wherever a comment hints at. */
export async function listEarlierRuns(engine: Reads, search: EarlierSearch): Promise<EarlierRuns> {
  const { config, pipeline, trigger } = search;
  const { subject } = trigger;
  const found = await readNewestRuns(engine, { ...search, subject });
  // Otherwise the threads that are given are those of the runs issues already.
  if (!hasSubject(trigger) || isStoredElsewhere(config)) return found;
  const { comments } = found;
  if (!isStoredElsewhere(config, { comments, pipeline, subject, newest: newestOf(found.runs) })) return found;
  const threads = runThreadsOf(sortLedgers(await engine.ports.ledgers.list('runs', pipeline)), subject);
  return { ...(await readNewestRuns(engine, { pipeline, subject, threads, needs: 'own' }, found)), comments };
}

/**
 * Returns the name that the next name of a run is counted from. The newest run on a runs issue that somebody labelled may be
 * that of a tick, whose name has no number: then this searches once more, among the runs whose name has one.
 */
export async function readNewestName(
  engine: Reads,
  { trigger: { subject }, pipeline, threads }: Omit<EarlierSearch, 'config' | 'needs'>,
  newest: StoredRun | undefined,
): Promise<string | undefined> {
  const name = newest?.record.run;
  if (name === undefined || findRunNumber(name, { pipeline, subject: subject.number }) !== undefined) return name;
  const { runs } = await readNewestRuns(engine, { pipeline, subject, threads, isNumbered: true, needs: 'own' });
  return newestOf(runs)?.record.run;
}

/** Lists the newest run of each pipeline about an issue or pull request, as far as it can be read. */
export async function listNewestRunsAbout(
  engine: Reads,
  { config, subject }: { readonly config: Config; readonly subject: Subject },
): Promise<readonly RunReading[]> {
  const found: RunReading[] = [];
  const recent = runsSince(engine.ports.clock);
  for (const [pipeline, settings] of Object.entries(config.pipelines)) {
    if (!isAboutSubjects(settings)) continue;
    // Of others, what sleeps takes hours, and not days.
    const since = sleepIn(settings.limits) < 86_400_000 ? recent : sleptSince(recent);
    const threads = await listThreadsOf(engine, { config, pipeline, subject });
    const newest = newestOf((await readNewestRuns(engine, { pipeline, subject, threads, since, needs: 'own' })).runs);
    if (newest === undefined) continue;
    const reading = await readRun(engine, runRefOf(newest));
    if (!reading.ok) engine.ports.log.warning(`Run ${newest.record.run} was left alone: ${reading.error.message}`);
    else found.push(reading.value);
  }
  return found;
}

/** Returns whether a pipeline can have runs about subjects. `/baton run` starts the pipelines that can be started by hand, too. */
function isAboutSubjects({ on }: Pipeline): boolean {
  const { issues, comment, manual, checks, 'pull-requests': pulls } = on;
  return issues !== undefined || pulls !== undefined || checks !== undefined || comment !== undefined || manual !== undefined;
}

/** The newest run of a pipeline about a subject, with what was read of it on the way. */
export interface RunAbout {
  readonly stored: StoredRun;
  readonly records: readonly BatonRecord[];
  /** The same records, with where they were found. */
  readonly found: readonly StoredRecord[];
}

export interface RunsAbout {
  /** At most one of each pipeline, the newest first. */
  readonly runs: readonly RunAbout[];
  /** Every run about the subject, and every run whose records stand on this thread, the newest first. */
  readonly all: readonly RunAbout[];
  /** Comments of the subject's own thread. */
  readonly comments: readonly Comment[];
}

interface AboutSearch {
  readonly config: Config;
  readonly subject: Subject;
  /** Id of the comment that asks. Runs that began after it are not meant by it, as when an old job runs again. */
  readonly before: number;
}

/** Lists the runs that a command may be about, wherever `comments` keeps them, with their records: one listing of each thread. */
export async function listRunsAbout(engine: Reads, { config, subject, before }: AboutSearch): Promise<RunsAbout> {
  const { store, ledgers } = engine.ports;
  const own = await store.readSince(subject.number, subject.createdAt);
  const { comments } = own;
  const threads: ReadThread[] = [own];
  for (const pipeline of Object.keys(config.pipelines)) {
    const [newest] = findRuns(own.records, { pipeline });
    if (!isStoredElsewhere(config, { comments, pipeline, subject, newest })) continue;
    const elsewhere = runThreadsOf(sortLedgers(await ledgers.list('runs', pipeline)), subject);
    for (const { number } of elsewhere.filter((thread) => thread.number !== subject.number))
      threads.push(await store.readSince(number, subject.createdAt));
  }
  const records = threads.flatMap((thread) => thread.records);
  const byPipeline = Map.groupBy(findRuns(records, { about: subject.number, before }), ({ record }) => record.body.pipeline);
  const newest = [...byPipeline.values()].flatMap((runs) => runs.slice(0, 1));
  const here = findRuns(own.records, { before }).filter(({ record }) => record.body.trigger.subject.number !== subject.number);
  const all = [...here, ...[...byPipeline.values()].flat()].toSorted((a, b) => b.comment - a.comment);
  const withRecords = (stored: StoredRun): RunAbout => toRunAbout(threads, stored);
  return { runs: newest.map(withRecords), all: all.map(withRecords), comments };
}

/** Returns a run with those of its records that were read from the thread that holds its first one. */
function toRunAbout(threads: readonly ReadThread[], stored: StoredRun): RunAbout {
  const { run, thread } = stored.record;
  const found = threads.flatMap(({ records }) => records.filter(({ record }) => record.run === run && record.thread === thread));
  return { stored, found, records: found.map(({ record }) => record) };
}

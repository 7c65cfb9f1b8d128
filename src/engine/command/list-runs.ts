import type { Config } from '../../core/config/schema/config-schema.ts';
import type { BatonRecord } from '../../core/record/record.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { PipelineMatch } from '../../core/trigger/match/match-pipelines.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { mentionsNewerRun } from '../../core/view/status/mentions-newer-run.ts';
import type { ReadThread } from '../../ports/record-store.ts';
import type { Engine } from '../engine-ports.ts';
import { newestOf } from '../thread/earlier-runs.ts';
import { runThreadsOf, type StoredRun, sortLedgers, toStoredRun } from '../thread/run-threads.ts';
import { askPermittedPipelines } from './ask-permitted.ts';

/** The newest run of a pipeline about a subject, with what was read of it on the way. */
export interface RunAbout {
  readonly stored: StoredRun;
  readonly records: readonly BatonRecord[];
}

export interface RunsAbout {
  /** At most one of each pipeline, the newest first. */
  readonly runs: readonly RunAbout[];
  /** Comments of the subject's own thread. */
  readonly comments: readonly Comment[];
}

interface Search {
  readonly trigger: Trigger;
  readonly config: Config;
  /** The comment that asks. What began after it was not meant by it, as when an old job is run again. */
  readonly before: number;
}

/** Runs that a command may be about, wherever `comments` has them kept. One listing of the thread, and of runs issues where there are some. */
export async function listRunsAbout(engine: Engine, { trigger, config, before }: Search): Promise<RunsAbout> {
  const { subject } = trigger;
  const { store, ledgers } = engine.ports;
  const own = await store.readSince(subject.number, subject.createdAt);
  const threads: ReadThread[] = [own];
  const begun = own.records.map(toStoredRun).filter((stored) => stored !== undefined);
  for (const pipeline of Object.keys(config.pipelines)) {
    const newest = newestOf(begun.filter(({ record }) => record.body.pipeline === pipeline));
    if (config.comments === 'all' && !mentionsNewerRun(own.comments, { pipeline, subject: subject.number, newest })) continue;
    const elsewhere = runThreadsOf(sortLedgers(await ledgers.list('runs', pipeline)), subject);
    for (const { number } of elsewhere.filter((thread) => thread.number !== subject.number))
      threads.push(await store.readSince(number, subject.createdAt));
  }
  const found = threads.flatMap((thread) =>
    thread.records.flatMap((record) => {
      const stored = toStoredRun(record);
      return stored === undefined || stored.record.body.trigger.subject.number !== subject.number || stored.comment >= before
        ? []
        : [{ stored, records: recordsOf(thread, stored) }];
    }),
  );
  const newestFirst = found.toSorted((a, b) => b.stored.comment - a.stored.comment);
  const byPipeline = Map.groupBy(newestFirst, ({ stored }) => stored.record.body.pipeline);
  return { runs: [...byPipeline.values()].flatMap((runs) => runs.slice(0, 1)), comments: own.comments };
}

function recordsOf(thread: ReadThread, { record: { run } }: StoredRun): readonly BatonRecord[] {
  return thread.records.map(({ record }) => record).filter((record) => record.run === run);
}

interface Facts {
  readonly trigger: Trigger;
  /** What today's config says of each pipeline. */
  readonly matches: readonly PipelineMatch[];
}

/** The runs that somebody may command. What today's config has no longer is judged by the config that its run froze. */
export async function askAllowedRuns(engine: Engine, runs: readonly RunAbout[], facts: Facts): Promise<readonly RunAbout[]> {
  const { trigger, matches } = facts;
  const known = new Set(matches.map(({ pipeline }) => pipeline));
  const gone = runs.filter((run) => !known.has(pipelineOf(run)));
  const judged = gone.length === 0 ? [] : await askPermittedPipelines(engine, { trigger, config: { pipelines: frozenOf(gone) } });
  const allowed = new Set([...matches, ...judged].filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
  return runs.filter((run) => allowed.has(pipelineOf(run)));
}

function pipelineOf({ stored }: RunAbout): string {
  return stored.record.body.pipeline;
}

function frozenOf(runs: readonly RunAbout[]): Config['pipelines'] {
  return Object.fromEntries(
    runs.flatMap((run) => {
      const name = pipelineOf(run);
      const { pipelines } = run.stored.record.body.config;
      const pipeline = Object.hasOwn(pipelines, name) ? pipelines[name] : undefined;
      return pipeline === undefined ? [] : [[name, pipeline] as const];
    }),
  );
}

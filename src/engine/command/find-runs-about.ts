import type { Config } from '../../core/config/config-schema.ts';
import type { Comment } from '../../core/record/comment.ts';
import type { BatonRecord } from '../../core/record/record.ts';
import { namesOtherRun } from '../../core/text/names-other-run.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { ReadThread } from '../../ports/record-store.ts';
import type { Engine } from '../engine-ports.ts';
import { newestOf } from '../find-earlier-runs.ts';
import { orderLedgers } from '../order-ledgers.ts';
import { runThreadsOf } from '../run-thread.ts';
import { asStoredRun, type StoredRun } from '../stored-run.ts';

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
export async function findRunsAbout(engine: Engine, { trigger, config, before }: Search): Promise<RunsAbout> {
  const { subject } = trigger;
  const { store, ledgers } = engine.ports;
  const own = await store.readSince(subject.number, subject.createdAt);
  const threads: ReadThread[] = [own];
  const begun = own.records.map(asStoredRun).filter((stored) => stored !== undefined);
  for (const pipeline of Object.keys(config.pipelines)) {
    const newest = newestOf(begun.filter(({ record }) => record.body.pipeline === pipeline));
    if (config.comments === 'all' && !namesOtherRun(own.comments, { pipeline, subject: subject.number, newest })) continue;
    const elsewhere = runThreadsOf(orderLedgers(await ledgers.find('runs', pipeline)), subject);
    for (const { number } of elsewhere.filter((thread) => thread.number !== subject.number))
      threads.push(await store.readSince(number, subject.createdAt));
  }
  const found = threads.flatMap((thread) =>
    thread.records.flatMap((record) => {
      const stored = asStoredRun(record);
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

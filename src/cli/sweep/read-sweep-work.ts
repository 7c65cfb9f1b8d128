import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import { createCommentStore } from '../../adapters/store/comment-store.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { describeStall } from '../../core/view/summary/sweep.ts';
import { readRunsWithBrokenJob, sweepSince } from '../../engine/gate/rerun-jobs.ts';
import { listStalledTasks } from '../../engine/sweep/list-stalled-tasks.ts';
import { listOpenRuns } from '../../engine/sweep/sweep.ts';
import { runsSince } from '../../engine/thread/run-threads.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { RecordStore } from '../../ports/record-store.ts';
import type { Connection } from '../../terminal/github/connect.ts';
import { createReaderTools, provenanceOf } from '../thread/decode-thread.ts';

/**
 * Creates a store that reads records and writes none. It verifies them with the public keys of the config; without keys it
 * accepts the records that workflows wrote.
 */
function createReader(connection: Connection, config: Config): RecordStore {
  return createCommentStore({
    ...createReaderTools(config),
    threads: connection.github.threads,
    repo: connection.repository.id,
    provenance: provenanceOf(connection, config),
  });
}

export interface SweepWork {
  /** The runs that have not ended. */
  readonly open: readonly string[];
  /** The workflow runs with a job that ended without having done its work. */
  readonly broken: readonly { readonly id: number; readonly title: string; readonly job: string }[];
  /** The executions that a run waits for although nothing works on them. */
  readonly silent: readonly { readonly title: string; readonly kind: string; readonly words: string }[];
}

/** Reads what a sweep would find now. Changes nothing. */
export async function readSweepWork(
  connection: Connection,
  { config, workflowRuns }: { readonly config: Config; readonly workflowRuns: Dispatcher },
): Promise<SweepWork> {
  const clock = createSystemClock();
  const since = runsSince(clock);
  const log = createConsoleLog(process.stderr);
  const { threads: comments } = connection.github;
  const engine = {
    ports: { clock, workflowRuns, store: createReader(connection, config), log, threads: comments },
    settings: {},
  };
  const broken: SweepWork['broken'][number][] = [];
  for await (const { id, title, job } of readRunsWithBrokenJob(engine, { since: sweepSince(clock) }))
    broken.push({ id, title, job: job.name });
  const busy = new Set(broken.map(({ id }) => id));
  const { threads } = await connection.github.listRecentComments(since);
  const runs = await listOpenRuns(engine, { threads, since });
  const silent: SweepWork['silent'][number][] = [];
  for (const reading of runs) {
    for (const { title, stall } of await listStalledTasks(engine, { reading, busy }))
      silent.push({ title, kind: stall.kind, words: describeStall(stall, 'found') });
  }
  return { open: runs.map(({ state }) => state.run.run), broken, silent };
}

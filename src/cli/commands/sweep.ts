import { createSystemClock } from '../../adapters/clock/system-clock.ts';
import { createConsoleLog } from '../../adapters/log/console-log.ts';
import { createCommentStore } from '../../adapters/store/comment-store.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { describeStall } from '../../core/view/summary/sweep.ts';
import { readRunsWithBrokenJob, sweepSince } from '../../engine/gate/rerun-jobs.ts';
import { listStalledTasks } from '../../engine/sweep/list-stalled-tasks.ts';
import { listOpenRuns } from '../../engine/sweep/sweep.ts';
import { runsSince } from '../../engine/thread/run-threads.ts';
import type { DispatchedRun, Dispatcher } from '../../ports/dispatcher.ts';
import type { RecordStore } from '../../ports/record-store.ts';
import { printJson, printText } from '../../terminal/files/read-json.ts';
import type { Connection } from '../../terminal/github/connect.ts';
import { openRepository } from '../../terminal/github/open-repository.ts';
import { createReaderTools, provenanceOf } from '../thread/decode-thread.ts';

interface SweepOptions {
  readonly repo?: string;
  readonly workflow: string;
  readonly config?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * Says what a sweep finds, and starts one in the repository's own workflow, which holds the key that signs. Nothing is started
 * when there is nothing to do. 0 whatever is found.
 */
export async function sweep(options: SweepOptions): Promise<number> {
  const { connection, config } = await openRepository(options);
  const workflowRuns = connection.github.dispatcher(options.workflow, connection.repository.defaultBranch);
  const found = await readSweepWork(connection, { config, workflowRuns });
  const isWanted = options.dryRun !== true && found.broken.length + found.silent.length > 0;
  const started = isWanted ? await workflowRuns.dispatchSweep() : undefined;
  if (options.json === true) printJson({ ...found, started: isWanted ? (started ?? unnamed) : null });
  else printText(`${[...describeWork(found), ...(isWanted ? [describeStart(started)] : [])].join('\n')}\n`);
  return 0;
}

/** The `started` of the JSON where a workflow run was started and GitHub did not name it. */
const unnamed: DispatchedRun = { id: 0, url: '' };

function describeStart(started: DispatchedRun | undefined): string {
  return `Started: ${started?.url ?? 'a workflow run that GitHub did not name'}`;
}

function describeWork({ open, broken, silent }: SweepWork): readonly string[] {
  const isQuiet = broken.length + silent.length === 0;
  return [
    `${open.length === 1 ? '1 run has' : `${open.length} runs have`} not ended; ${isQuiet ? 'none of them is stuck' : 'at least one of them is stuck'}.`,
    ...broken.map(({ id, title, job }) => `${title}: ${describeStall({ kind: 'repeated', workflowRun: id, job }, 'found')}`),
    ...silent.map(({ title, words }) => `${title}: ${words}`),
  ];
}

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

interface SweepWork {
  /** The runs that have not ended. */
  readonly open: readonly string[];
  /** The workflow runs with a job that ended without having done its work. */
  readonly broken: readonly { readonly id: number; readonly title: string; readonly job: string }[];
  /** The executions that a run waits for although nothing works on them. */
  readonly silent: readonly { readonly title: string; readonly kind: string; readonly words: string }[];
}

/** Reads what a sweep would find now. Changes nothing. */
async function readSweepWork(
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

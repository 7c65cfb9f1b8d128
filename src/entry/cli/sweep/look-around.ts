import { createSystemClock } from '../../../adapters/clock/create-system-clock.ts';
import { createConsoleLog } from '../../../adapters/log/create-console-log.ts';
import type { Config } from '../../../core/config/config-schema.ts';
import { describeSilence } from '../../../core/text/describe-silence.ts';
import { findOpenRuns } from '../../../engine/find-open-runs.ts';
import { findSilent } from '../../../engine/find-silent.ts';
import { type RepeatedRun, repeatBroken } from '../../../engine/repeat-broken.ts';
import { runsSince } from '../../../engine/runs-since.ts';
import { sweepSince } from '../../../engine/sweep-since.ts';
import type { Dispatcher } from '../../../ports/github.ts';
import type { Connection } from '../github/connect.ts';
import { createReader } from './create-reader.ts';

export interface LookedAround {
  /** Runs that have not ended. */
  readonly open: readonly string[];
  /** Workflow runs of which a job ended without having done its work. */
  readonly broken: readonly RepeatedRun[];
  /** Executions that a run waits for in vain. */
  readonly silent: readonly { readonly title: string; readonly kind: string; readonly words: string }[];
}

/** What a sweep would find now. Reads alone. */
export async function lookAround(
  connection: Connection,
  { config, workflowRuns }: { readonly config: Config; readonly workflowRuns: Dispatcher },
): Promise<LookedAround> {
  const clock = createSystemClock();
  const since = runsSince(clock);
  const ports = { clock, workflowRuns, store: createReader(connection, config), log: createConsoleLog(process.stderr) };
  const broken = await findBroken(workflowRuns, sweepSince(clock));
  const busy = new Set(broken.map(({ id }) => id));
  const threads = await connection.github.listRecordThreads(since);
  const runs = await findOpenRuns({ ports }, { threads, since });
  const silent: LookedAround['silent'][number][] = [];
  for (const { reading, first } of runs) {
    for (const { title, silence } of await findSilent({ ports }, { reading, first, busy }))
      silent.push({ title, kind: silence.kind, words: describeSilence(silence) });
  }
  return { open: runs.map(({ run }) => run), broken, silent };
}

/** Goes through the motions: the jobs are started by the sweep in the repository's own workflow. */
function findBroken(workflowRuns: Dispatcher, since: string): Promise<readonly RepeatedRun[]> {
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const ports = { workflowRuns: { ...workflowRuns, rerunJob: async () => undefined }, log };
  return repeatBroken({ ports, settings: { workflowRun: { id: 0, attempt: 1, url: '' } } }, since);
}

import type { Config, Pipeline } from '../core/config/config-schema.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { Subject } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';
import { newestOf } from './find-earlier-runs.ts';
import { orderLedgers } from './order-ledgers.ts';
import { type RunReading, readRun } from './read-run.ts';
import { type RunThread, runThreadsOf } from './run-thread.ts';
import { runsSince } from './runs-since.ts';
import { asStoredRun, type StoredRun } from './stored-run.ts';

export interface OpenRun {
  readonly first: Dispatch['first'];
  readonly reading: RunReading;
}

/** The runs about an issue or pull request that have not ended: at most one of each pipeline. */
export async function findRunsToChange(
  engine: Engine,
  { config, subject }: { readonly config: Config; readonly subject: Subject },
): Promise<readonly OpenRun[]> {
  const open: OpenRun[] = [];
  for (const [pipeline, settings] of Object.entries(config.pipelines)) {
    if (!isAboutSubjects(settings)) continue;
    const newest = await findNewest(engine, { pipeline, threads: await threadsOf(engine, { config, pipeline, subject }) });
    if (newest === undefined) continue;
    const { record, comment, writtenAt } = newest;
    const first = { id: comment, at: writtenAt ?? record.body.startedAt };
    const reading = await readRun(engine, { run: record.run, thread: record.subject, first });
    if (!reading.ok) engine.ports.log.warning(`Run ${record.run} was left alone: ${reading.error.message}`);
    else if (reading.value.state.end === undefined) open.push({ first, reading: reading.value });
  }
  return open;
}

/** `/baton run` starts what can be started by hand, too. */
function isAboutSubjects({ on }: Pipeline): boolean {
  const { issues, comment, manual, 'pull-requests': pulls } = on;
  return issues !== undefined || pulls !== undefined || comment !== undefined || manual === true;
}

async function threadsOf(
  engine: Engine,
  { config, pipeline, subject }: { readonly config: Config; readonly pipeline: string; readonly subject: Subject },
): Promise<readonly RunThread[]> {
  const own: RunThread = { number: subject.number, comments: subject.comments, about: subject.number };
  if (config.comments === 'all') return [own];
  const elsewhere = runThreadsOf(orderLedgers(await engine.ports.ledgers.find('runs', pipeline)), subject);
  return [...elsewhere, own];
}

async function findNewest(
  engine: Engine,
  { pipeline, threads }: { readonly pipeline: string; readonly threads: readonly RunThread[] },
): Promise<StoredRun | undefined> {
  const since = runsSince(engine.ports.clock);
  const found: StoredRun[] = [];
  for (const { number, comments: total, about } of threads) {
    const { run } = await engine.ports.store.findNewestRun({ subject: number, pipeline, about, total, since });
    const stored = asStoredRun(run);
    if (stored !== undefined) found.push(stored);
  }
  return newestOf(found);
}

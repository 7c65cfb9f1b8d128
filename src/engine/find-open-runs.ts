import { findEnd } from '../core/pipeline/find-end.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { EnginePorts } from './engine-ports.ts';
import { type RunReading, readRun } from './read-run.ts';
import { asStoredRun } from './stored-run.ts';

export interface OpenRun {
  readonly run: string;
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
}

interface Asked {
  readonly ports: Pick<EnginePorts, 'store' | 'signer' | 'log'>;
}

/** Read in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxThreads = 200;

/** The runs on these threads that began since a time and have not ended. */
export async function findOpenRuns(
  engine: Asked,
  { threads, since }: { readonly threads: readonly number[]; readonly since: string },
): Promise<readonly OpenRun[]> {
  const open: OpenRun[] = [];
  if (threads.length > maxThreads)
    engine.ports.log.warning(
      `${threads.length} threads may hold runs; this sweep reads the ${maxThreads} that were written to last.`,
    );
  for (const thread of threads.slice(0, maxThreads)) {
    const { records } = await engine.ports.store.readSince(thread, since);
    for (const found of records) {
      const stored = asStoredRun(found);
      if (stored === undefined) continue;
      const { run, body } = stored.record;
      if (findEnd(records.map(({ record }) => record).filter((record) => record.run === run)) !== undefined) continue;
      const first = { id: stored.comment, at: stored.writtenAt ?? body.startedAt };
      const reading = await readRun(engine, { run, thread, first });
      if (reading.ok) open.push({ run, reading: reading.value, first });
      else engine.ports.log.warning(`Run ${run} was left alone: ${reading.error.message}`);
    }
  }
  return open;
}

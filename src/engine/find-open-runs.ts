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

/** The runs on these threads that began since a time and have not ended. */
export async function findOpenRuns(
  engine: Asked,
  { threads, since }: { readonly threads: readonly number[]; readonly since: string },
): Promise<readonly OpenRun[]> {
  const open: OpenRun[] = [];
  for (const thread of threads) {
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

import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { Result } from '../../core/result.ts';
import type { AppendRequest } from '../../ports/record-store.ts';
import type { Records } from '../engine-ports.ts';
import { awaitVisible } from '../thread/await-record.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';

export interface WriteRequest<T> {
  readonly order: Pick<Dispatch, 'run' | 'thread' | 'first'>;
  /** The run as it was read last. */
  readonly reading: RunReading;
  /** Builds what is to be written after `reading`; its error says why nothing has to be written any more. */
  readonly build: (reading: RunReading) => Promise<Result<Omit<AppendRequest, 'thread' | 'tip'>, T>>;
}

export type Appended<T> =
  /** The records count, and `reading` holds them. */
  | { readonly kind: 'written'; readonly first: StoredRecord; readonly reading: RunReading }
  | { readonly kind: 'not-needed'; readonly reason: T; readonly reading: RunReading }
  /** Another writer had the place, and the run cannot be read any more: nothing of ours counts. */
  | { readonly kind: 'unreadable'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly problem: Problem };

const maxTries = 3;

/**
 * Appends records to a run and waits until they show and count. Another writer may have had the place first, for example a
 * publisher that crashed after it wrote: then the run is read again, and the records are built anew and written behind that one.
 */
export async function appendAndRead<T>(engine: Records, { order, build, ...start }: WriteRequest<T>): Promise<Appended<T>> {
  let { reading } = start;
  for (let tries = 1; ; tries += 1) {
    const built = await build(reading);
    if (!built.ok) return { kind: 'not-needed', reason: built.error, reading };
    const [first] = await engine.ports.store.append({ thread: order.thread, tip: reading.state.tip, ...built.value });
    if (first === undefined) throw new Error('The store appended nothing.');
    const after = await awaitVisible(engine, { order, comment: first.comment, digest: first.digest });
    if (after.ok) return { kind: 'written', first, reading: after.value };
    if (after.error.cause !== 'displaced-record' || tries === maxTries) return { kind: 'failed', problem: after.error };
    const again = await readRun(engine, order);
    if (!again.ok) return { kind: 'unreadable', problem: again.error };
    reading = again.value;
  }
}

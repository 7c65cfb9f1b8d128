import type { Problem } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { AppendRequest } from '../../ports/record-store.ts';
import type { Reads, Records } from '../engine-ports.ts';
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
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The reason why a record does not count. `displaced`: the reading that shows another one in its place. */
type Unseen = Problem & { readonly displaced?: RunReading };

const maxTries = 3;

/**
 * Appends records to a run and waits until they show and count. Another writer may have had the place first, for example a
 * publisher that crashed after it wrote: then the records are built again from the reading that showed it, and written behind that one. A
 * new reading might show an older list, without that one.
 */
export async function appendAndRead<T>(engine: Records, { order, build, ...start }: WriteRequest<T>): Promise<Appended<T>> {
  let { reading } = start;
  for (let tries = 1; ; tries += 1) {
    const built = await build(reading);
    if (!built.ok) return { kind: 'not-needed', reason: built.error, reading };
    const written = await engine.ports.store.append({ thread: order.thread, tip: reading.state.tip, ...built.value });
    const [first] = written;
    if (first === undefined) throw new Error('The store appended nothing.');
    const least = countOwn(reading) + written.length;
    const after = await awaitVisible(engine, { order, comment: first.comment, digest: first.digest, least });
    if (after.ok) return { kind: 'written', first, reading: after.value };
    const { displaced, ...problem } = after.error;
    if (displaced === undefined || tries === maxTries) return { kind: 'failed', problem };
    reading = displaced;
  }
}

/** Seconds between the tries. Lists lag for some seconds (github-platform.md 2); a minute is far more than was ever seen. */
const waits = [0, 1, 1, 2, 2, 4, 5, 5, 10, 10, 20];

/**
 * Reads until our own record is in the list, with all that was there before, unless that is gone: so joins are safe (DESIGN 2). If the
 * comment is listed and its record does not count (`BATON-E906`), another record of the run has its position: the caller writes the record
 * again behind that one. `comment`: the comment that was written, and the digest of the record in it. `least`: how many records the run has.
 */
export async function awaitVisible(
  engine: Reads,
  { order, comment, digest, least = 0 }: { order: RunRef; comment: number; digest: string; least?: number },
): Promise<Result<RunReading, Unseen>> {
  for (const seconds of waits) {
    if (seconds > 0) await engine.ports.clock.sleep(seconds * 1000);
    const reading = await readRun(engine, order);
    if (!reading.ok && ['other-version', 'broken-chain'].includes(String(reading.error.cause))) return failure(reading.error);
    if (!reading.ok) continue;
    const isShown = reading.value.stored.some((stored) => stored.digest === digest);
    if (isShown && (seconds === waits.at(-1) || countOwn(reading.value) >= least)) return success(reading.value);
    if (!isShown && reading.value.comments.has(comment))
      return failure({
        code: 'BATON-E906',
        cause: 'displaced-record',
        message: `The record in comment ${comment} of run "${order.run}" does not count: another record has its place, or its key is not in signing.keys. Look with \`baton records\`, and run this job again.`,
        displaced: reading.value,
      });
  }
  return failure({
    code: 'BATON-E902',
    message: `Comment ${comment} of run "${order.run}" was written, but within a minute the list of comments of #${order.thread} did not show it together with the first record of the run. Run this job again: it goes on from there, or says what is missing.`,
  });
}

function countOwn({ state, stored }: RunReading): number {
  return stored.filter(({ record }) => record.run === state.run.run).length;
}

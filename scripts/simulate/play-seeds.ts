import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SeedResult } from '../../test/simulation/run-seed.ts';

/** Seeds that follow each other. */
interface Seeds {
  readonly from: number;
  readonly seeds: number;
}

interface Playing {
  /** The number of threads that share the seeds; absent: one for each core. */
  readonly threads?: number;
  /** The name of a mutant that is planted before. */
  readonly name?: string;
  /** Is told what became of each seed, in the order in which they end. Returns true to stop. */
  readonly see: (result: SeedResult) => boolean;
  /** Stops all threads. */
  readonly signal?: AbortSignal;
}

/** Plays seeds on several threads until all are played, or somebody stops it. */
export async function playSeeds(
  { from, seeds }: Seeds,
  { threads = availableParallelism(), name, see, signal }: Playing,
): Promise<void> {
  const taken = new SharedArrayBuffer(4);
  const workers = Array.from({ length: Math.min(threads, seeds) }, () => {
    const workerData = { from, to: from + seeds, taken, name };
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  });
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  signal?.addEventListener('abort', stop);
  const ends = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', () => resolve());
        worker.on('message', (result: SeedResult) => {
          if (see(result)) stop();
        });
      }),
  );
  await Promise.all(ends);
}

/** Returns how many seeds were played without a gap: a thread may be behind the others. */
export function countPlayed({ from }: Pick<Seeds, 'from'>, results: readonly Pick<SeedResult, 'seed'>[]): number {
  const played = new Set(results.map(({ seed }) => seed));
  let next = from;
  while (played.has(next)) next++;
  return next - from;
}

/** Plays seeds, shows on stderr how far it is, and returns what became of each, in their order. After Ctrl-C these are those before the first that was not played. */
export async function playAll({ from, seeds }: Seeds): Promise<readonly SeedResult[]> {
  const results: SeedResult[] = [];
  const [stopping, began] = [new AbortController(), Date.now()];
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  const see = (result: SeedResult): boolean => {
    results.push(result);
    // At once: a run takes hours, and may be killed.
    for (const { invariant, story } of result.broken) console.error(`Seed ${result.seed} breaks: ${invariant}: ${story}`);
    if (results.length % 500 === 0)
      console.error(`${results.length} of ${seeds}, ${((1_000 * results.length) / (Date.now() - began)).toFixed(1)} a second`);
    return false;
  };
  await playSeeds({ from, seeds }, { see, signal: stopping.signal });
  process.removeListener('SIGINT', stop);
  const played = countPlayed({ from }, results);
  return results.filter(({ seed }) => seed < from + played).toSorted((one, other) => one.seed - other.seed);
}

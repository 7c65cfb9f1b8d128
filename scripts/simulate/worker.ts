// Plays seeds one after the other, shares them with the other workers by a counter, and tells what became of each.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { mutants } from '../../test/simulation/mutants.ts';
import { plantMutant } from './plant-mutant.ts';

const { from, to, taken, name } = z
  .object({ from: z.int(), to: z.int(), taken: z.instanceof(SharedArrayBuffer), name: z.string().optional() })
  .parse(workerData);
const mutant = mutants.find((each) => each.name === name);
if (mutant !== undefined) plantMutant(mutant);
// Not before the mutant is planted.
const { runSeed } = await import('../../test/simulation/run-seed.ts');
// So many tell what each kind of fault changes. A search for a mutant does not ask.
const compared = 2_000;
const comparedEvery = mutant === undefined ? Math.max(4, Math.floor((to - from) / compared)) : Number.POSITIVE_INFINITY;
const counter = new Int32Array(taken);
for (let seed = from + Atomics.add(counter, 0, 1); seed < to; seed = from + Atomics.add(counter, 0, 1))
  parentPort?.postMessage(await runSeed(seed, comparedEvery));

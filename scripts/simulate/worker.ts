// Plays seeds that its parent names, one after the other, and tells what became of each.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { runSeed } from '../../test/simulation/run-seed.ts';

const { from, step, to } = z.object({ from: z.int(), step: z.int(), to: z.int() }).parse(workerData);
for (let seed = from; seed < to; seed += step) parentPort?.postMessage(await runSeed(seed));

// Plays seeds and prints which functions of the engine, and of the parts of core that decide about runs, none of them has run.
//   node scripts/measure-simulation.ts [SEEDS] [FROM]
// The last line on stdout is `N of M functions run, P %`. Exit 1 below 90 %.
import { globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runSeed } from '../test/simulation/run-seed.ts';

const least = 90;
const measured = 'src/{engine,core/{run,state,gate,record,transfer,children,budget}}/**/*.ts';

const [seeds = 2_000, from = 1] = process.argv.slice(2).map(Number);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
for (let seed = from; seed < from + seeds; seed++) await runSeed(seed, Number.POSITIVE_INFINITY);
const { result } = await session.post('Profiler.takePreciseCoverage');
const seen = new Map(result.map(({ url, functions }) => [url, functions]));
let [all, run] = [0, 0];
for (const file of globSync(measured, { cwd: fileURLToPath(new URL('..', import.meta.url)) }).toSorted()) {
  const url = pathToFileURL(file).href;
  const text = readFileSync(file, 'utf8');
  // The first entry is the module itself. A function without a name is part of one that has one.
  const named = (seen.get(url) ?? []).slice(1).filter(({ functionName }) => functionName !== '');
  const declared = text.match(/^(?:export )?(?:async )?function\b/gm)?.length ?? 0;
  const missed = named.filter(({ ranges }) => ranges[0]?.count === 0).map(({ functionName }) => functionName);
  all += seen.has(url) ? named.length : declared;
  run += named.length - missed.length;
  if (!seen.has(url) && declared > 0) console.log(`${file}: not loaded`);
  else if (missed.length > 0) console.log(`${file}: ${missed.join(', ')}`);
}
const percent = (100 * run) / all;
console.log(`${run} of ${all} functions run, ${percent.toFixed(1)} %`);
process.exitCode = percent < least ? 1 : 0;

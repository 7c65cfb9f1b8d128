// Plays seeds and prints which functions of the engine, and of the parts of core that decide about runs, none of them has run.
//   node scripts/measure-simulation.ts [SEEDS] [FROM]
// Behind those that `test/simulation/unplayed.ts` lists stands its reason; one that it lists and that was run is named as well. The last
// line on stdout is `N of M functions run, P %, U not run without a reason`. Exit 1 below 90 %, or where a reason is missing.
import { globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runSeed } from '../test/simulation/run-seed.ts';
import { unplayed } from '../test/simulation/unplayed.ts';

const least = 90;
const measured = 'src/{engine,core/{run,state,gate,record,transfer,children,budget}}/**/*.ts';

/** The functions of one file, by whether some play has run them. */
interface Measured {
  readonly file: string;
  readonly run: readonly string[];
  readonly missed: readonly string[];
}

const [seeds = 2_000, from = 1] = process.argv.slice(2).map(Number);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
for (let seed = from; seed < from + seeds; seed++) await runSeed(seed, Number.POSITIVE_INFINITY);
const { result } = await session.post('Profiler.takePreciseCoverage');
const seen = new Map(result.map(({ url, functions }) => [url, functions]));

function measure(file: string): Measured {
  // The first entry is the module itself. A function without a name is part of one that has one.
  const named = seen
    .get(pathToFileURL(file).href)
    ?.slice(1)
    .filter(({ functionName }) => functionName !== '');
  if (named !== undefined) {
    const [missed = [], run = []] = [true, false].map((isMissed) =>
      named.filter(({ ranges }) => (ranges[0]?.count === 0) === isMissed).map(({ functionName }) => functionName),
    );
    return { file, run, missed };
  }
  // A file of which nothing was run is not among the results.
  const declared = readFileSync(file, 'utf8').matchAll(/^(?:export )?(?:async )?function\*? (\w+)/gm);
  return { file, run: [], missed: [...declared].map(([, name = '']) => name) };
}

/** Returns why no play runs a function; undefined where nobody knows. */
function findReason(file: string, name: string): string | undefined {
  return unplayed.find((each) => `src/${each.file}` === file && each.functions?.includes(name) !== false)?.reason;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const all = globSync(measured, { cwd: root }).toSorted().map(measure);
let unexplained = 0;
for (const { file, run, missed } of all) {
  for (const [reason, names] of Map.groupBy(missed, (name) => findReason(file, name))) {
    if (reason === undefined) unexplained += names.length;
    console.log(`${file}: ${names.join(', ')}${reason === undefined ? '' : ` (${reason})`}`);
  }
  for (const name of run)
    if (!missed.includes(name) && findReason(file, name) !== undefined) console.log(`${file}: ${name} was run, and is listed`);
}
const ran = all.reduce((sum, { run }) => sum + run.length, 0);
const total = all.reduce((sum, { run, missed }) => sum + run.length + missed.length, 0);
const percent = (100 * ran) / total;
console.log(`${ran} of ${total} functions run, ${percent.toFixed(1)} %, ${unexplained} not run without a reason`);
process.exitCode = percent < least || unexplained > 0 ? 1 : 0;

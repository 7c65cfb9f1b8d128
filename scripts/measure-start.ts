// Measures what a job takes, as multiples of `node -e 0`, in a run on the local GitHub over TLS: CPU time of all threads and of the
// main thread, and the time that passes.
//   node scripts/measure-start.ts [--rounds N] [--against FOLDER] [--profile FOLDER]
// --against names another checkout with a built dist/, which takes turns with this one, so that both meet the same machine.
// --profile leaves a CPU profile of every job in that folder, and makes the figures useless.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build/build-if-stale.ts';
import { createMeter, type Meter, type Taken } from './measure-start/meter.ts';
import { runJobs } from './measure-start/run-jobs.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The rows of the table, with the mode and the figure that each row shows. Of several jobs of a mode, the first counts. */
const measured = {
  'agent until the spawn': { mode: 'agent', figure: 'untilSpawn' },
  plan: { mode: 'plan', figure: 'all' },
  publish: { mode: 'publish', figure: 'all' },
} as const;

type Row = keyof typeof measured;

/** Runs a pipeline once and returns what each job took, as multiples of what `node -e 0` took just before. */
async function measureRound(checkout: string, meter: Meter): Promise<Record<Row, Taken>> {
  const base = meter.measureBase();
  const jobs = await runJobs(checkout, meter);
  const ratioOf = (row: Row): Taken => {
    const { mode, figure } = measured[row];
    const taken = jobs.find((job) => job.mode === mode)?.[figure];
    if (taken === undefined) throw new Error(`No job of mode ${mode} was measured in ${checkout}.`);
    return { cpu: taken.cpu / base.cpu, main: taken.main / base.main, wall: taken.wall / base.wall };
  };
  return {
    'agent until the spawn': ratioOf('agent until the spawn'),
    plan: ratioOf('plan'),
    publish: ratioOf('publish'),
  };
}

function renderFigures(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return [sorted[0] ?? 0, median, sorted.at(-1) ?? 0].map((value) => value.toFixed(1).padStart(6)).join('');
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, against: { type: 'string' }, profile: { type: 'string' } },
});
// Worlds find the example below the working directory.
process.chdir(root);
if (buildIfStale(root) !== 0) throw new Error('dist/ could not be built.');
const checkouts = [...(values.against === undefined ? [] : [values.against]), root].map((folder) =>
  fileURLToPath(pathToFileURL(folder)),
);
const rounds = new Map<string, Record<Row, Taken>[]>(checkouts.map((checkout) => [checkout, []]));
const meter = createMeter(values.profile);
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const checkout of checkouts) rounds.get(checkout)?.push(await measureRound(checkout, meter));
  }
} finally {
  meter.close();
}
const kinds = { cpu: 'CPU', main: 'CPU of the main thread', wall: 'time' } as const;
console.log(`${`Multiples of node -e 0, ${values.rounds} rounds in turn, GitHub over TLS`.padEnd(79)}   min  median  max`);
for (const [checkout, figures] of rounds) {
  for (const row of Object.keys(measured) as Row[]) {
    for (const kind of Object.keys(kinds) as (keyof Taken)[]) {
      const label = `${row}, ${kinds[kind]}${checkout === root ? '' : `, ${values.against}`}`;
      console.log(`${label.padEnd(79)}${renderFigures(figures.map((figure) => figure[row][kind]))}`);
    }
  }
}

import { countFaults, type FaultCount } from '../../test/simulation/count-faults.ts';
import { listUnmetPairs } from '../../test/simulation/generate/features.ts';
import type { SeedResult } from '../../test/simulation/run-seed.ts';
import type { Options } from './options.ts';
import { playAll } from './play-seeds.ts';
import { renderRequests } from './render-requests.ts';
import { renderWaits } from './render-waits.ts';
import { renderWindows } from './render-windows.ts';
import { type BrokenSeed, listBroken, tellBroken } from './tell-broken.ts';

interface Report {
  readonly seeds: number;
  readonly from: number;
  readonly results: readonly SeedResult[];
  readonly broken: readonly BrokenSeed[];
  readonly faults: readonly FaultCount[];
  readonly cpuMsPerSeed: number;
}

/** The plays from which on a kind of fault that did nothing is an error, and no chance. */
const enoughSeeds = 1_000;

/** Plays seeds, prints what became of them, and returns whether no promise was broken and every kind of fault was at work. */
export async function reportSeeds({ seeds, from, isJson }: Options): Promise<boolean> {
  const used = process.cpuUsage();
  const results = await playAll({ seeds, from });
  const { user, system } = process.cpuUsage(used);
  const cpuMsPerSeed = Math.round((user + system) / 1_000 / Math.max(1, results.length));
  const [broken, faults] = [await listBroken(results), countFaults(results)];
  const report = { seeds, from, results, broken, faults, cpuMsPerSeed };
  if (isJson) printJson(report);
  else await printReport(report);
  if (results.length < seeds)
    console.error(`Stopped. Go on with --from ${from + results.length} --seeds ${seeds - results.length}.`);
  return broken.length === 0 && (listIdle(faults).length === 0 || results.length < enoughSeeds);
}

function printJson({ from, results, broken, faults, cpuMsPerSeed }: Report): void {
  const counted = faults.map(({ kind, injected, effects }) => ({ kind, injected, effects }));
  console.log(JSON.stringify({ seeds: results.length, from, broken, cpuMsPerSeed, faults: counted }));
}

async function printReport({ from, results, broken, faults, cpuMsPerSeed }: Report): Promise<void> {
  await tellBroken(broken);
  console.log(`\n${renderFaults(faults)}`);
  const idle = listIdle(faults);
  if (results.length < enoughSeeds) console.log(`So few plays may lack a kind: ${enoughSeeds} or more are judged.`);
  else console.log([idle.length === 0 ? '' : `${idle.join('; ')}.`, renderUnmet(results)].join('\n'));
  console.log(`\n${renderRequests(results)}\n${renderWaits(results)}\n${renderWindows(results)}`);
  const hours = results.map((result) => result.hours).toSorted((one, other) => one - other);
  const [median, most] = [hours[Math.floor(hours.length / 2)], hours.at(-1)].map((each = 0) => each.toFixed(1));
  console.log(`CPU ${cpuMsPerSeed} ms a seed. Virtual hours: median ${median}, most ${most}.`);
  console.log(`${results.length} seeds from ${from}, ${new Set(broken.map(({ seed }) => seed)).size} broken`);
}

/** Lists in words the kinds of faults that never happened, or changed nothing. */
function listIdle(faults: readonly FaultCount[]): readonly string[] {
  return faults.flatMap(({ kind, injected, changed }) => {
    if (injected === 0) return [`${kind} never happened`];
    return changed === 0 ? [`${kind} changed no play`] : [];
  });
}

/** Renders the table of faults: how many happened, how many were compared with the same play without them, and what those changed. */
function renderFaults(faults: readonly FaultCount[]): string {
  const rows = faults.map(({ kind, injected, compared, changed, effects }) => {
    const most = Object.entries(effects).toSorted(([, one], [, other]) => other - one);
    const named = most.slice(0, 4).map(([name, count]) => `${name} ${count}`);
    return [
      kind.padEnd(18),
      ...[injected, compared, changed].map((each) => String(each).padStart(8)),
      ` ${named.join(', ')}`,
    ].join(' ');
  });
  const head = ['fault'.padEnd(18), ...['injected', 'compared', 'changed'].map((name) => name.padStart(8)), ' what changed most'];
  return [head.join(' '), ...rows].join('\n');
}

/** Renders the pairs of features that met in no play, one line for each feature that has any. */
function renderUnmet(results: readonly SeedResult[]): string {
  const pairs = listUnmetPairs(results.map(({ features }) => features));
  const rows = [...Map.groupBy(pairs, ([one]) => one)].map(([one, own]) => `${one}: ${own.map(([, other]) => other).join(', ')}`);
  return [`${pairs.length} pairs of features never met${pairs.length === 0 ? '.' : ':'}`, ...rows].join('\n');
}

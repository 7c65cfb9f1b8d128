// Plays the engine on virtual time under faults (`npm run simulate`), and checks its promises after each play.
//   node scripts/simulate.ts [--seeds N] [--from K] [--case FILE] [--json]
// The last line on stdout is `N seeds from K, B broken`. Exit 0: none broken, 1: some, 2: wrong use.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { generate } from '../test/simulation/generate.ts';
import { runScript, type SeedResult } from '../test/simulation/run-seed.ts';
import type { Script } from '../test/simulation/script.ts';
import { shrink } from '../test/simulation/shrink.ts';
import { tellStory } from '../test/simulation/tell-story.ts';

interface Options {
  readonly seeds: number;
  readonly from: number;
  readonly isJson: boolean;
  readonly file: string | undefined;
}

/** Reads the options; undefined after wrong use, which is told. */
function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        seeds: { type: 'string', default: '1000' },
        from: { type: 'string', default: '1' },
        case: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [seeds, from] = [values.seeds, values.from].map(Number);
    if (seeds === undefined || from === undefined || !Number.isInteger(seeds) || !Number.isInteger(from) || seeds < 1)
      throw new Error(`--seeds is "${values.seeds}" and --from "${values.from}"; write whole numbers, such as --seeds 1000.`);
    return { seeds, from, isJson: values.json, file: values.case };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Plays all seeds on all cores, and returns what became of each, in the order of the seeds. */
async function playAll({ seeds, from }: Options): Promise<readonly SeedResult[]> {
  const results: SeedResult[] = [];
  const cores = availableParallelism();
  const began = Date.now();
  const workers = Array.from({ length: cores }, (_, index) => {
    const range = { from: from + index, step: cores, to: from + seeds };
    const worker = new Worker(new URL('./simulate/worker.ts', import.meta.url), { workerData: range });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (result: SeedResult) => {
        results.push(result);
        if (results.length % 500 === 0)
          console.error(`${results.length} of ${seeds}, ${Math.round((1_000 * results.length) / (Date.now() - began))} a second`);
      });
    });
  });
  process.once('SIGINT', () => {
    console.error(`Stopped. Go on with --from ${from + results.length} --seeds ${seeds - results.length}.`);
    process.exit(1);
  });
  await Promise.all(workers);
  return results.toSorted((one, other) => one.seed - other.seed);
}

/** Counts the faults that happened, by kind. */
function countFaults(results: readonly SeedResult[]): readonly { readonly kind: string; readonly injected: number }[] {
  const all = results.flatMap(({ faults }) => faults.map(({ fault }) => fault));
  return [...Map.groupBy(all, (kind) => kind)]
    .map(([kind, each]) => ({ kind, injected: each.length }))
    .toSorted((one, other) => one.kind.localeCompare(other.kind));
}

/** Tells the smallest play that breaks each promise, for the first seeds that broke it. */
async function tellBroken(broken: readonly SeedResult[]): Promise<void> {
  const first = new Map(
    broken.toReversed().flatMap((result) => result.broken.map(({ invariant }) => [invariant, result.seed] as const)),
  );
  for (const [invariant, seed] of first) {
    console.log(`\nSeed ${seed} breaks: ${invariant}`);
    if (invariant !== 'every play ends') console.log(await tellStory(await shrink(generate(seed), invariant)));
  }
}

async function run(options: Options): Promise<number> {
  if (options.file !== undefined) {
    const script: Script = JSON.parse(readFileSync(options.file, 'utf8'));
    console.log(await tellStory(script));
    return (await runScript(script)).broken.length === 0 ? 0 : 1;
  }
  const used = process.cpuUsage();
  const results = await playAll(options);
  const { user, system } = process.cpuUsage(used);
  const broken = results.filter((result) => result.broken.length > 0);
  const cpuMsPerSeed = Math.round((user + system) / 1_000 / results.length);
  const faults = countFaults(results);
  if (options.isJson) {
    const listed = broken.flatMap(({ seed, broken: all }) => all.map(({ invariant }) => ({ seed, invariant })));
    console.log(JSON.stringify({ seeds: options.seeds, from: options.from, broken: listed, cpuMsPerSeed, faults }));
  } else {
    await tellBroken(broken);
    const hours = results.map((result) => result.hours).toSorted((one, other) => one - other);
    console.log(
      `\nCPU ${cpuMsPerSeed} ms a seed. Virtual hours: median ${hours[Math.floor(hours.length / 2)]?.toFixed(1)}, most ${hours.at(-1)?.toFixed(1)}.`,
    );
    for (const { kind, injected } of faults) console.log(`${kind.padEnd(20)} ${injected}`);
    console.log(`${options.seeds} seeds from ${options.from}, ${broken.length} broken`);
  }
  return broken.length === 0 ? 0 : 1;
}

const options = readOptions();
process.exitCode = options === undefined ? 2 : await run(options);

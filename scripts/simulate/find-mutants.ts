import { availableParallelism } from 'node:os';
import { type Mutant, mutants } from '../../test/simulation/mutants.ts';
import { runSeed, type SeedResult } from '../../test/simulation/run-seed.ts';
import type { Options } from './options.ts';
import { playSeeds } from './play-seeds.ts';

/** The most seeds that are played to find a mutant. */
const mostSeeds = 2_000;

/** Plays seeds with a mutant until one breaks a promise that it keeps without the mutant; undefined when none of them does. */
async function findMutant({ name }: Mutant, from: number): Promise<SeedResult | undefined> {
  const to = from + mostSeeds;
  for (let next = from; next < to; next++) {
    let found: SeedResult | undefined;
    const see = (result: SeedResult): boolean => {
      if (result.broken.length > 0) found ??= result;
      return found !== undefined;
    };
    await playSeeds({ from: next, seeds: to - next }, { threads: 1, name, see });
    if (found === undefined || (await runSeed(found.seed, Number.POSITIVE_INFINITY)).broken.length === 0) return found;
    console.error(`Seed ${found.seed} breaks a promise without any mutant: fix that first. It does not count.`);
    next = found.seed;
  }
  return undefined;
}

/** Plants one mutant after the other, several at a time, tells what found each, and returns whether all were found. */
export async function findMutants({ from, only }: Pick<Options, 'from' | 'only'>): Promise<boolean> {
  const chosen = mutants.filter(({ name }) => name.includes(only));
  const left = [...chosen];
  let found = 0;
  const work = async (): Promise<void> => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const result = await findMutant(mutant, from);
      if (result !== undefined) found++;
      const verdict =
        result === undefined ? `NOT FOUND by ${mostSeeds} seeds` : `seed ${result.seed}, ${result.broken[0]?.invariant}`;
      console.log(`${mutant.name}: ${verdict}; also found by ${mutant.alsoFoundBy ?? 'no other test'}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`${found} of ${chosen.length} found`);
  return found === chosen.length && found > 0;
}

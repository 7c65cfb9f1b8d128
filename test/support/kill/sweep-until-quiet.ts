import type { LocalWorld } from '../local-world.ts';

/** Sweeps as somebody who starts the workflow by hand does, until it finds nothing any more; how often it did. */
export async function sweepUntilQuiet(world: LocalWorld): Promise<number> {
  for (let sweeps = 1; sweeps <= 5; sweeps += 1) {
    const swept = await world.dispatch({});
    await world.settle();
    const summary = world.jobs(swept)[0]?.summary ?? '';
    if (summary.includes('0 runs have not ended') && !summary.includes('started again')) return sweeps;
  }
  throw new Error('Five sweeps did not bring all runs to their end.');
}

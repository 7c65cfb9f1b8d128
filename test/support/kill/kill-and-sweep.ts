import type { LocalWorld } from '../local-world.ts';
import { countLeft, type Left } from './count-left.ts';
import { createKiller } from './create-killer.ts';
import type { Gap } from './gap.ts';
import { sweepUntilQuiet } from './sweep-until-quiet.ts';

export interface Killed {
  /** What each pipeline has left, once sweeps found nothing any more. */
  readonly left: ReadonlyMap<string, Left>;
  readonly killed: ReadonlySet<string>;
  readonly sweeps: number;
}

/** Runs pipelines whose processes die in their gaps, then sweeps until all is quiet. */
export async function killAndSweep(world: LocalWorld, gaps: ReadonlyMap<string, readonly Gap[]>): Promise<Killed> {
  const killer = createKiller(world, gaps);
  await killer.start([...gaps.keys()]);
  const sweeps = await sweepUntilQuiet(world);
  world.server.watch(undefined);
  const left = new Map<string, Left>();
  for (const name of gaps.keys()) left.set(name, await countLeft(world, name));
  return { left, killed: killer.killed, sweeps };
}

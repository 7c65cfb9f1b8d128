import { beforeAll, describe, expect, it } from 'vitest';
import { countLeft, type Left } from '../support/kill/count-left.ts';
import { createKiller } from '../support/kill/create-killer.ts';
import { describeKillWorld } from '../support/kill/describe-kill-world.ts';
import { buildGap, type Gap, type Target, targets } from '../support/kill/gap.ts';
import { type Killed, killAndSweep } from '../support/kill/kill-and-sweep.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';

/** More than a job has gaps. */
const pipelines = 24;
const create = useLocalWorlds();
let world: LocalWorld;
let whole: Left | undefined;
let killed: Killed;
/** Requests of the jobs of a run that nobody disturbs. */
const requests = new Map<Target, readonly string[]>();
const gaps = new Map<string, readonly Gap[]>();

/** Lists after how many requests a job is killed: before all, after each one that writes, and after all. Reads change nothing. */
function listDeaths(seen: readonly string[]): readonly number[] {
  return Array.from({ length: seen.length + 1 }, (_, after) => after).filter(
    (after) => after === 0 || after === seen.length || seen[after - 1]?.startsWith('GET ') === false,
  );
}

/** A run holds a gap of each of its jobs. */
function gapsOf(run: number): readonly Gap[] {
  return targets.flatMap((target) => {
    const seen = requests.get(target) ?? [];
    const after = listDeaths(seen)[run];
    return after === undefined ? [] : [buildGap(target, { after, of: seen.length })];
  });
}

beforeAll(async () => {
  world = await create(describeKillWorld(pipelines));
  const undisturbed = createKiller(world, new Map());
  await undisturbed.start(['p0']);
  for (const target of targets) requests.set(target, undisturbed.seen('p0', target));
  const most = Math.max(...[...requests.values()].map((seen) => listDeaths(seen).length));
  if (most >= pipelines) throw new Error(`A job has ${most} gaps, and there are ${pipelines} pipelines.`);
  for (let run = 0; run < most; run += 1) gaps.set(`p${run + 1}`, gapsOf(run));
  whole = await countLeft(world, 'p0');
  killed = await killAndSweep(world, gaps);
}, 1_800_000);

describe('a job lost at every gap between two requests, then sweeps', () => {
  it('loses every writing job in every gap, and before and after them', () => {
    const all = [...gaps].flatMap(([name, own]) => own.map(({ target }) => `${name} ${target}`));
    expect([...killed.killed].toSorted()).toEqual(all.toSorted());
    expect(requests.get('change')?.length).toBeGreaterThan(10);
    expect(all.length).toBeGreaterThanOrEqual(30);
  });

  it('leaves an undisturbed run as it is', () => {
    expect(whole).toMatchObject({ ends: ['succeeded'], commits: 1, pulls: 1, reports: 1, remembered: 1, agents: 1 });
  });

  it('leaves each killed run as the undisturbed one: never two of anything, never a lost handoff, and it ends', () => {
    const different = [...gaps.keys()].flatMap((name) => {
      const left = killed.left.get(name);
      return JSON.stringify(left) === JSON.stringify(whole) ? [] : [{ name, gaps: gaps.get(name), left }];
    });
    expect(different).toEqual([]);
  });
});

import type fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { AppLines } from './app-lines.ts';
import { checkPositions, checkQuiet, hasLeftSlots, listExcess } from './check-world.ts';
import { openWorld, type World } from './open-world.ts';
import { pipelineNames } from './world-config.ts';
import type { WorldPlan } from './world-plan.ts';

/** What has happened over many worlds. */
export interface Tally {
  readonly gaps: Map<string, number>;
  deaths: number;
  /** Waiters that were seen in a line while nothing was at work on it. */
  waiters: number;
  executions: number;
  /** Steps of the clock. */
  looks: number;
}

export const createTally = (): Tally => ({ gaps: new Map(), deaths: 0, waiters: 0, executions: 0, looks: 0 });

interface RunOptions {
  readonly scheduler: fc.Scheduler;
  readonly plan: WorldPlan;
  readonly lines: AppLines;
  readonly tally: Tally;
}

/** An evening shortly before the budgets of the next day. */
const evening = Date.parse('2026-03-18T22:40:00Z');
/** More steps of the clock than a world needs: there are some looks an hour, over a few days. */
const mostLooks = 400;

/** Lets a world happen until nothing is left to do, and checks it. The times of `Date` must be the test's. */
export async function runWorld({ scheduler, plan, lines, tally }: RunOptions): Promise<void> {
  vi.setSystemTime(evening);
  const excess: string[] = [];
  const world = openWorld({
    ...{ scheduler, plan, lines },
    began: (_, repository) => void excess.push(...listExcess(repository, plan)),
    setTime: (time) => void vi.setSystemTime(time),
    async ended(moment, left) {
      if (moment.next !== 'done') tally.deaths += 1;
      for (const { line, name, isOf } of lines.gaps)
        if (await isOf(moment, left)) tally.gaps.set(`${line}: ${name}`, (tally.gaps.get(`${line}: ${name}`) ?? 0) + 1);
    },
  });
  for (const move of plan.moves) {
    if (move.kind === 'rest') await goOn(world, { lines, tally });
    else world.perform(move);
  }
  await finish(world, { lines, tally });
  // Nobody looks at a slot for which nobody waits. It is free as soon as somebody asks.
  if (await hasLeftSlots(world, lines)) {
    vi.setSystemTime(Date.now() + 3_600_000);
    for (const pipeline of pipelineNames) world.perform({ kind: 'run', issue: 3, pipeline });
    await finish(world, { lines, tally });
  }
  tally.executions += world.repository.runs.length;
  expect(excess).toEqual([]);
  await checkQuiet(world, { plan, lines });
}

/** Lets the time come again and again until nothing is left to do. */
async function finish(world: World, options: Pick<RunOptions, 'lines' | 'tally'>): Promise<void> {
  for (let looks = 0; await goOn(world, options); looks += 1) expect(looks).toBeLessThan(mostLooks);
}

/** Lets everything be done that is to be done now, looks at the lines, and lets the next time come. */
async function goOn(world: World, { lines, tally }: Pick<RunOptions, 'lines' | 'tally'>): Promise<boolean> {
  await world.settle();
  tally.waiters += await checkPositions(world.store, lines);
  tally.looks += 1;
  return world.goOn();
}

import fc from 'fast-check';
import { claimsLines } from './claims-lines.ts';
import type { PlannedCrash } from './processes.ts';
import { createTally, runWorld, type Tally } from './run-world.ts';
import type { PipelineName } from './world-config.ts';
import type { Fate, Move, WorldPlan } from './world-plan.ts';

const rest: Move = { kind: 'rest' };
export const run = (pipeline: PipelineName, issue: number): Move => ({ kind: 'run', issue, pipeline });
const diesBefore = (name: string, nth = 0): PlannedCrash => ({ name, nth, side: 'before' });
export const diesBehind = (name: string, nth = 0): PlannedCrash => ({ name, nth, side: 'after' });
const late: Fate = { ends: 'late', isLearnedFrom: true, isRunFirst: false };

/** A world in which a process dies in one gap, whatever else happens. */
interface Aimed extends Partial<WorldPlan> {
  readonly gap: string;
}

const pause = (issue: number, isPaused: boolean): Move => ({ kind: 'pause', issue, isPaused });
const twoLooks = [run('look', 1), run('look', 2)];
/** Worlds for gaps that few random worlds reach. */
export const aimed: readonly Aimed[] = [
  {
    gap: 'slot: row replaced / second queueing, and the first item was handled before',
    moves: [...twoLooks, run('look', 3)],
    crashes: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((nth) => diesBehind('replace slot', nth)),
  },
  { gap: 'slot: row says wait / look queued', moves: twoLooks, crashes: [diesBefore('add look')] },
  {
    gap: 'slot: a slot is held and an earlier gate says wait on a wake',
    moves: [run('docs', 1), run('docs', 2), pause(2, true), rest, rest, rest, pause(2, false)],
    maxRuns: 2,
  },
  {
    gap: 'slot: labels stored, line not reordered',
    moves: [...twoLooks, rest, { kind: 'label', issue: 2, isUrgent: true }],
    crashes: [diesBehind('replace labels')],
  },
  { gap: 'run: waiter stored / look queued', moves: [run('look', 1), run('look', 1)], crashes: [diesBehind('replace run')] },
  {
    gap: 'branch: row says wait / other idle branches given up',
    moves: [run('fix', 1), run('docs', 2), run('fix', 2)],
    crashes: [diesBehind('replace branch', 6)],
  },
  {
    gap: 'run: configuration repaired, lines not queued',
    moves: [run('look', 1), run('look', 1), rest, { kind: 'push' }],
    crashes: [0, 1, 2].map((nth) => diesBefore('add turn event run', nth)),
  },
  {
    gap: 'budget: started / waiter removed',
    moves: [run('docs', 1), run('docs', 2)],
    crashes: [6, 7, 8].map((nth) => diesBefore('replace budgets', nth)),
  },
  {
    gap: 'budget: config pushed / all waiters queued',
    moves: [run('docs', 1), run('docs', 2), rest, { kind: 'push' }],
    crashes: [diesBehind('add turn event budgets', 1)],
  },
];

/** Lets one world happen, with one slot in each pipeline and one order of its steps, and checks it. */
export async function runAimed(plan: Partial<WorldPlan>, seed = 1): Promise<Tally> {
  const tally = createTally();
  const [scheduler] = fc.sample(fc.scheduler(), { seed, numRuns: 1 });
  if (scheduler === undefined) throw new Error('There is no scheduler.');
  const usual: WorldPlan = {
    limit: 1,
    maxRuns: 1,
    moves: [],
    fates: [late],
    crashes: [],
    refused: [],
    lateMilliseconds: 240_000,
  };
  await runWorld({ scheduler, plan: { ...usual, ...plan }, lines: claimsLines, tally });
  return tally;
}

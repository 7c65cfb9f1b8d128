import { afterEach, beforeEach, describe, vi } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { diesBehind, run, runAimed } from '../../support/turns/aimed-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const early = { ends: 'early', isLearnedFrom: true, isRunFirst: true } as const;
const late = { ends: 'late', isLearnedFrom: true, isRunFirst: false } as const;
const twoLooks = [run('look', 1), run('look', 2)];

/** Lets a process die behind one of these changes of the slots, in some orders of the steps: which change it is follows from what the code writes before. */
async function runDying(changes: readonly number[], { orders }: { readonly orders: number }): Promise<void> {
  for (const change of changes)
    for (let seed = 1; seed <= orders; seed += 1)
      await runAimed({ moves: twoLooks, fates: [late, early], crashes: [diesBehind('replace slot', change)] }, seed);
}

// Random worlds have these, too (`four-lines.test.ts`). They were found as faults that only some orders of the steps show.
describe('what waits in the App', () => {
  requirement(
    {
      ids: ['I-14', 'I-15'],
      title: 'src/app/turns/slots.ts: no more agents than max-concurrency are at work while one of them works for twenty minutes',
      input:
        'limit 1; two runs of a pipeline, the agent of the first at work for twenty minutes, with looks at its slot meanwhile',
      expected: 'the second starts after its end: GitHub lists its workflow run by the beginning of its title',
    },
    async () => {
      await runAimed({ moves: twoLooks, lateMilliseconds: 1_200_000 });
    },
  );

  requirement(
    {
      ids: ['I-14', 'DESIGN-2', 'DESIGN-5'],
      title:
        'src/app/turns/slots.ts: an execution starts once whose workflow run has ended before its item is repeated after a crash',
      input: 'limit 1; the process dies when the slot has its workflow run, which ends and frees the slot; the item is repeated',
      expected: 'one workflow run for each execution',
    },
    async () => {
      await runDying([6, 7, 8], { orders: 4 });
    },
  );

  requirement(
    {
      ids: ['I-14', 'DESIGN-2', 'DESIGN-5'],
      title:
        'src/app/turns/claim-store.ts: an execution starts once whose turn was queued twice, and whose workflow run ended in between',
      input: 'limit 1; the process dies behind the change by which it passes a slot on, and the turn is queued once more',
      expected: 'one workflow run for each execution',
    },
    async () => {
      await runDying([1, 3, 4], { orders: 10 });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title:
        'src/app/turns/branches.ts: a stage starts once whose workflow run has ended before its turn on a branch is repeated after a crash',
      input:
        'two runs on one branch; the process dies as it draws the second one, whose agent has ended and whose record waits for its lock',
      expected: 'one workflow run for each execution',
    },
    async () => {
      const moves = [run('fix', 1), run('fix', 2)];
      await runAimed({ moves, fates: [late, early, early, early], crashes: [diesBehind('edit', 3)] });
    },
  );
});

import { describe, expect } from 'vitest';
import { LimitReached } from '../../src/app/github/limit-reached.ts';
import { addAdvance } from '../../src/app/handlers/advance.ts';
import { createWaitForGitHub } from '../../src/app/handlers/wait-for-github.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { isTaken } from '../../src/app/starts/start-order.ts';
import type { WorkContext } from '../../src/app/work/queued-work.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const minutes = 60_000;
const place = { installation: 3, repository: { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' } };
const found = {
  dispatch: { run: 'fix-1', task: 'fix', execution: 2, lock: 1 },
  workflowRun: { id: 5, attempt: 1, url: '' },
} as unknown as Parameters<typeof addAdvance>[2];

/** The App with one result, and the question of a sweep whether its execution is somebody's. */
function open() {
  let now = Date.now();
  const clock = () => now;
  const orders = createOrders(createMemoryAppStore(), clock);
  const limitsOf = () => ({ checkStart: async () => undefined });
  const lines = { slots: { isWaiting: async () => false }, windows: { list: async () => new Map() } };
  const context = { orders, limitsOf, add: async () => true, ...lines } as unknown as WorkContext;
  return {
    context,
    clock,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    isHeld: () => isTaken(context, { repository: 7, title: 'fix-1/fix 2' }),
  };
}

describe('src/app/handlers: a result that waits to be recorded', () => {
  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'is taken for lost by no sweep while it is in the queue, and while a limit of GitHub holds it back',
      input: 'a result that was just queued; the same one put off for 40 minutes by the limit on creations',
      expected: 'a sweep leaves its execution alone for two minutes, and until two minutes after the limit',
    },
    async () => {
      const { context, clock, pass, isHeld } = open();
      expect(await isHeld()).toBe(false);
      await addAdvance(context, place, found);
      expect(await isHeld()).toBe(true);
      pass(3 * minutes);
      expect(await isHeld()).toBe(false);
      const until = clock() + 40 * minutes;
      const wait = createWaitForGitHub(clock);
      const piece = { id: 'advance', work: { kind: 'advance', ...place, ...found } } as unknown as Parameters<typeof wait>[1];
      const reach = async () => {
        throw new LimitReached({ until });
      };
      await expect(wait(context, piece, reach)).rejects.toThrow(LimitReached);
      pass(41 * minutes);
      expect(await isHeld()).toBe(true);
      pass(2 * minutes);
      expect(await isHeld()).toBe(false);
    },
  );
});

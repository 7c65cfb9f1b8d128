import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aimed, runAimed } from '../../support/turns/aimed-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The most orders of the steps of one world that are tried. */
const mostOrders = 80;

describe('a process that dies', () => {
  test.each(aimed)('in the gap "$gap" leaves nothing that waits for ever', async ({ gap, ...plan }) => {
    const gaps = new Set<string>();
    // The order of the steps follows from the seed, and from how often the code awaits something: another order may miss the gap.
    for (let seed = 1; !gaps.has(gap) && seed <= mostOrders; seed += 1)
      for (const name of (await runAimed(plan, seed)).gaps.keys()) gaps.add(name);
    expect([...gaps]).toContain(gap);
  });
});

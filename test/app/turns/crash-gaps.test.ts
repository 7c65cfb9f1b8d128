import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aimed, runAimed } from '../../support/turns/aimed-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a process that dies', () => {
  test.each(aimed)('in the gap "$gap" leaves nothing that waits for ever', async ({ gap, seed, ...plan }) => {
    const { gaps } = await runAimed(plan, seed);
    expect([...gaps.keys()]).toContain(gap);
  });
});

import { describe, expect, it } from 'vitest';
import { createSeenBodies } from '../../src/app/deliveries/seen-bodies.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';

describe('a body that was seen', () => {
  it('is remembered by the delivery that brought it first, also by two processes at once, and for 30 days', async () => {
    const store = createMemoryAppStore();
    const [one, two] = [createSeenBodies({ store, now: Date.now }), createSeenBodies({ store, now: Date.now })];
    const first = await Promise.all([one.claim('x', 'a'), two.claim('x', 'b')]);
    expect(new Set(first).size).toBe(1);
    expect([await one.claim('x', 'c'), await one.claim('y', 'd')]).toEqual([first[0], 'd']);
    const earlier = createSeenBodies({ store, now: () => Date.now() - 31 * 86_400_000 });
    expect([await earlier.claim('z', 'e'), await two.claim('z', 'f')]).toEqual(['e', 'f']);
  });
});

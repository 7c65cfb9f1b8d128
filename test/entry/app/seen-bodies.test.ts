import { describe, expect, it } from 'vitest';
import { createMemoryAppStore } from '../../../src/adapters/queue/memory-app-store.ts';
import { createSeenBodies } from '../../../src/entry/app/deliveries/seen-bodies.ts';

describe('a body that was seen', () => {
  it('is remembered by the delivery that brought it first, also by two processes at once, and for so long', async () => {
    const store = createMemoryAppStore();
    const [one, two] = [createSeenBodies(store), createSeenBodies(store)];
    const at = Date.now();
    const first = await Promise.all([one.claim('x', { id: 'a', at }), two.claim('x', { id: 'b', at })]);
    expect(new Set(first).size).toBe(1);
    expect([await one.claim('x', { id: 'c', at }), await one.claim('y', { id: 'd', at })]).toEqual([first[0], 'd']);
    expect(await one.claim('z', { id: 'e', at: at - 31 * 86_400_000 })).toBe('e');
    expect(await two.claim('z', { id: 'f', at })).toBe('f');
  });
});

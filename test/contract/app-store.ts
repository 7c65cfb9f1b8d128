import { expect, it } from 'vitest';
import type { AppStore } from '../../src/ports/queue.ts';

/** Describes the tests that every adapter of the port passes. The factory creates an empty store. */
export function describeAppStore(create: () => Promise<AppStore>): void {
  it('returns the last value of a key, and nothing after it was deleted', async () => {
    const store = await create();
    expect(await store.get('order/1')).toBeUndefined();
    await store.put('order/1', 'a');
    await store.put('order/1', 'ä "\n');
    expect(await store.get('order/1')).toBe('ä "\n');
    await store.delete('order/1');
    await store.delete('order/1');
    expect(await store.get('order/1')).toBeUndefined();
  });

  it('lists by prefix in the order of keys; nothing in a prefix is a pattern', async () => {
    const store = await create();
    for (const key of ['slot/b', 'slot/Z', 'slot%/a', 'order/1', 'slot/a']) await store.put(key, `of ${key}`);
    expect(await store.list('slot/')).toEqual([
      { key: 'slot/Z', value: 'of slot/Z' },
      { key: 'slot/a', value: 'of slot/a' },
      { key: 'slot/b', value: 'of slot/b' },
    ]);
    expect((await store.list('slot%')).map(({ key }) => key)).toEqual(['slot%/a']);
    expect((await store.list('')).length).toBe(5);
  });

  it('forgets a value when its time is over', async () => {
    const store = await create();
    const at = (milliseconds: number) => ({ expiresAt: new Date(Date.now() + milliseconds).toISOString() });
    await store.put('a', 'over', at(-1));
    await store.put('b', 'valid', at(60_000));
    expect([await store.get('a'), await store.get('b')]).toEqual([undefined, 'valid']);
    expect(await store.list('')).toEqual([{ key: 'b', value: 'valid' }]);
    expect(await store.replace('c', { from: undefined, to: 'over', ...at(-1) })).toBe(true);
    expect(await store.replace('b', { from: 'valid', to: 'over', ...at(-1) })).toBe(true);
    expect([await store.get('b'), await store.get('c')]).toEqual([undefined, undefined]);
    expect(await store.replace('c', { from: undefined, to: 'valid', ...at(60_000) })).toBe(true);
    expect(await store.get('c')).toBe('valid');
    await store.delete('c');
    expect(await store.replace('a', { from: undefined, to: 'new' })).toBe(true);
    await store.put('b', 'for good');
    expect(await store.list('')).toEqual([
      { key: 'a', value: 'new' },
      { key: 'b', value: 'for good' },
    ]);
  });

  it('removes values whose time is over, and only those', async () => {
    const store = await create();
    const past = { expiresAt: new Date(Date.now() - 1).toISOString() };
    await Promise.all(Array.from({ length: 2100 }, (_, index) => store.put(`over/${index}`, '', past)));
    await store.put('valid', '', { expiresAt: new Date(Date.now() + 60_000).toISOString() });
    await store.put('for good', '');
    expect([await store.removeExpired(), await store.removeExpired()]).toEqual([2100, 0]);
    await store.check();
    expect((await store.list('')).map(({ key }) => key)).toEqual(['for good', 'valid']);
  });

  it('replaces a value only if it is still the one that was read', async () => {
    const store = await create();
    const first = await Promise.all(['x', 'y'].map((to) => store.replace('pool', { from: undefined, to })));
    expect(first.filter((done) => done)).toHaveLength(1);
    const present = await store.get('pool');
    expect(await store.replace('pool', { from: 'other', to: 'z' })).toBe(false);
    expect(await store.replace('pool', { from: present, to: 'z' })).toBe(true);
    expect(await store.replace('pool', { from: undefined, to: 'w' })).toBe(false);
    expect(await store.get('pool')).toBe('z');
    expect(await store.replace('pool', { from: present, to: undefined })).toBe(false);
    expect(await store.replace('pool', { from: 'z', to: undefined })).toBe(true);
    expect(await store.list('')).toEqual([]);
    expect(await store.replace('pool', { from: undefined, to: undefined })).toBe(true);
    expect(await store.replace('pool', { from: 'z', to: undefined })).toBe(false);
  });
}

import { describe, expect, it } from 'vitest';
import type { Waiter } from '../../../src/app/turns/claim.ts';
import { createClaims } from '../../../src/app/turns/claim-store.ts';
import type { QueueItem } from '../../../src/ports/queue.ts';
import { createMemoryAppStore } from '../../support/memory-app-store.ts';

const of = { repository: 7, resource: 'slot fix' };
const key = 'claims/7/slot fix';

/** A table of claims with a clock, whose starts are written down. */
function openClaims() {
  const store = createMemoryAppStore();
  const time = { now: Date.now() };
  const started: QueueItem[] = [];
  const claims = createClaims({ store, now: () => time.now, start: async (item) => void started.push(item) });
  const ask = (id: string, limit: number, more: Partial<Waiter> = {}) => {
    const waiter = { id, limit, since: new Date(time.now).toISOString(), priority: 0, subject: 1, issued: 'once', ...more };
    return claims.ask(of, { waiter, item: { id: `start ${id}`, key: 'k', payload: { repository: 'old' } } });
  };
  return { claims, store, time, started, ask };
}

describe('a claim', () => {
  it('has for each waiter the limit of its own configuration: an old order opens the row for nobody else', async () => {
    const { ask, claims } = openClaims();
    expect([await ask('a', 1), await ask('b', 1), await ask('old', 3, { priority: 1 })]).toEqual(['start', 'wait', 'wait']);
    expect((await claims.read(of)).holders.map(({ id }) => id)).toEqual(['a']);
  });

  it('lets whoever came first have the first turn, also where his process has a slow clock', async () => {
    const { ask, claims } = openClaims();
    for (const [id, since] of [
      ['a', '2026-03-18T10:00:00Z'],
      ['b', '2026-03-18T10:00:02Z'],
      ['c', '2026-03-18T10:00:01Z'],
    ] as const)
      await ask(id, 1, { since });
    expect((await claims.read(of)).line.map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('is looked at again by a look that was handed out before its time: the clock of the database may be ahead', async () => {
    const { ask, claims, time } = openClaims();
    for (const id of ['a', 'b']) await ask(id, 1);
    const agreed = (await claims.agreeLook(of, { milliseconds: 300_000 })) ?? '';
    time.now = Date.parse(agreed) - 1;
    const next = await claims.agreeLook(of, { milliseconds: 300_000, at: agreed });
    expect(next).toBe(new Date(Date.parse(agreed) + 300_000).toISOString());
    // The same look, repeated after a crash.
    expect(await claims.agreeLook(of, { milliseconds: 300_000, at: agreed })).toBe(next);
  });

  it('is held up by nobody whose start is gone', async () => {
    const { ask, claims, store } = openClaims();
    for (const id of ['a', 'b', 'c']) await ask(id, 1);
    await store.delete('turn/7/slot fix/b');
    await claims.wakeAgain(of, { waiter: 'b', when: 'noon' });
    expect((await claims.read(of)).line.map(({ id }) => id)).toEqual(['c']);
  });

  it('goes to the next one where the start of its holder is gone, and to nobody else where that one is at work', async () => {
    const { ask, claims, store, started } = openClaims();
    for (const id of ['a', 'b', 'c']) await ask(id, 1);
    await claims.wakeAgain(of, { waiter: 'a', when: 'noon' });
    expect((await claims.read(of)).holders.map(({ id }) => id)).toEqual(['a']);
    const row = await claims.read(of);
    const given = { id: 'b', turn: 'b', state: 'given', since: new Date().toISOString() };
    await store.put(key, JSON.stringify({ ...row, holders: [given], line: row.line.slice(1) }));
    await store.delete('turn/7/slot fix/b');
    await claims.wakeAgain(of, { waiter: 'b', when: 'noon' });
    expect((await claims.read(of)).holders).toMatchObject([{ id: 'c', state: 'given' }]);
    expect(new Set(started.map(({ id }) => id))).toEqual(new Set(['start c']));
  });

  it('is started again with what is known now', async () => {
    const { ask, claims, started } = openClaims();
    for (const id of ['a', 'b']) await ask(id, 1);
    await claims.wakeAgain(of, { waiter: 'b', when: 'noon', present: { repository: 'new' } });
    expect(started).toEqual([{ id: 'start b noon', key: 'k', payload: { repository: 'new' } }]);
  });

  it('keeps its line where another version wrote what holds it', async () => {
    const { ask, claims, store } = openClaims();
    for (const id of ['a', 'b']) await ask(id, 1);
    const row = JSON.parse((await store.get(key)) ?? '{}') as object;
    await store.put(key, JSON.stringify({ ...row, isFilled: true, holders: [{ whoever: 'a' }] }));
    expect(await claims.read(of)).toMatchObject({ isFilled: false, holders: [], line: [{ id: 'b' }] });
  });
});

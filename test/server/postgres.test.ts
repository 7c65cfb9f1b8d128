import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresAppStore } from '../../src/adapters/queue/postgres-app-store.ts';
import { openPostgresDatabase, type PostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { createPostgresQueue } from '../../src/adapters/queue/postgres-queue.ts';
import { createPostgresRunIndex } from '../../src/adapters/queue/postgres-run-index.ts';
import type { Queue } from '../../src/ports/queue.ts';
import { describeAppStore } from '../contract/app-store.ts';
import { describeDurableQueue } from '../contract/durable-queue.ts';
import type { QueueSetup } from '../contract/open-queue.ts';
import { describeQueue } from '../contract/queue.ts';
import { describeRunIndex } from '../contract/run-index.ts';
import { type PostgresServer, startPostgres } from '../support/embedded-postgres.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
let server: PostgresServer;
let database: PostgresDatabase;
let queues = 0;
let long: LongItem;

beforeAll(async () => {
  server = await startPostgres();
  database = await openPostgresDatabase({ url: server.url, log, superviseSeconds: 1 });
  long = await startLongItem();
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

const open = (setup: QueueSetup, name = `queue-${++queues}`): Promise<Queue> =>
  createPostgresQueue(database, { ...setup, name, backOff: () => 0, pollMilliseconds: 30 });

interface LongItem {
  readonly isDone: Promise<void>;
  /** The processes that handled it. */
  readonly handled: readonly number[];
  close(): Promise<void>;
}

/** Two processes share an item whose handler works longer than a heartbeat lasts. It begins before the other tests, which wait too. */
async function startLongItem(): Promise<LongItem> {
  const handled: number[] = [];
  const shared = await Promise.all([1, 2].map(() => open({ log, attempts: 3, concurrency: 4 }, 'long')));
  await shared[0]?.add({ id: 'long', key: 'k', payload: null });
  for (const [index, queue] of shared.entries())
    queue.process(async () => {
      handled.push(index);
      await setTimeout(14_000);
    });
  return {
    isDone: shared[0]?.idle() ?? Promise.resolve(),
    handled,
    close: async () => void (await Promise.all(shared.map((queue) => queue.close()))),
  };
}

describe('queue in PostgreSQL', () => {
  describeQueue(open);

  describeDurableQueue(
    async () => {
      const name = `queue-${++queues}`;
      return { forProcess: ['postgres', server.url, name], open: (setup) => open(setup, name) };
    },
    { timeout: 30_000 },
  );

  it('keeps the order of a key, and never overlaps, when several processes share it', async () => {
    const name = `queue-${++queues}`;
    const shared = await Promise.all([1, 2, 3].map(() => open({ log, attempts: 3, concurrency: 4 }, name)));
    const [first] = shared;
    const seen = new Map<string, number[]>();
    let overlaps = 0;
    const running = new Set<string>();
    for (let n = 0; n < 60; n++) await first?.add({ id: `${n}`, key: `k${n % 5}`, payload: n });
    for (const queue of shared)
      queue.process(async ({ key, payload }) => {
        if (running.has(key)) overlaps++;
        running.add(key);
        await setTimeout(2);
        running.delete(key);
        seen.set(key, [...(seen.get(key) ?? []), Number(payload)]);
      });
    await first?.idle();
    expect(overlaps).toBe(0);
    expect([...seen.values()].flat()).toHaveLength(60);
    for (const order of seen.values()) expect(order).toEqual(order.toSorted((a, b) => a - b));
    await Promise.all(shared.map((queue) => queue.close()));
  });
});

describe('an item whose handler works longer than a heartbeat lasts', () => {
  it('is not taken over while its process lives', async () => {
    await long.isDone;
    expect(long.handled).toHaveLength(1);
    await long.close();
  });
});

describe('store of the App in PostgreSQL', () =>
  describeAppStore(async () => {
    await database.query('TRUNCATE baton.app_values');
    return createPostgresAppStore(database);
  }));

describe('index of runs in PostgreSQL', () =>
  describeRunIndex(async () => {
    await database.query('TRUNCATE baton.runs');
    return createPostgresRunIndex(database);
  }));

describe('the server of PostgreSQL', () => {
  it('is migrated by several processes that start at once', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openPostgresDatabase({ url: server.url, log, schema: 'at_once' })));
    for (const one of opened) await one.close();
  });

  it('is named in words when it cannot be used, without its password', async () => {
    const wrong = server.url.replace('baton:baton@', 'baton:sesame@');
    const refused = await openPostgresDatabase({ url: wrong, log }).catch((thrown: Error) => thrown.message);
    expect(refused).toMatch(/^BATON-E916: the PostgreSQL server of DATABASE_URL cannot be used: /);
    expect(refused).not.toContain('sesame');
    const closed = openPostgresDatabase({ url: 'postgres://127.0.0.1:1/none', log, waitMilliseconds: 0 });
    await expect(closed).rejects.toThrow(/^BATON-E916: .*ECONNREFUSED/);
  });
});

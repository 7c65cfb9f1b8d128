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
import { openCutLine } from '../support/cut-line.ts';
import { type PostgresServer, startPostgres } from '../support/embedded-postgres.ts';
import { requirement } from '../support/requirement.ts';

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

  requirement(
    {
      ids: ['P10-2'],
      title: 'the content of an item is removed when the item is done, and its id is kept',
      input: 'an item with a text, which is handled; the same once more',
      expected: 'no row has the text; the second is refused',
    },
    async () => {
      const queue = await open({ log, attempts: 3, concurrency: 4 });
      queue.process(async () => undefined);
      const secret = { id: 'delivery', key: 'k', payload: { body: 'a private comment' } };
      await queue.add(secret);
      await queue.idle();
      const holding = "SELECT id FROM baton_queue.job WHERE data::text LIKE '%private comment%' OR output::text LIKE '%private%'";
      expect(await database.query(holding)).toEqual([]);
      expect(await queue.add(secret)).toBe(false);
      await queue.close();
    },
  );

  requirement(
    {
      ids: ['P10-2', 'DESIGN-5.1'],
      title: 'a process that the server took for dead goes on with what it handles, and does not begin it a second time',
      input: 'the sign of life of an item lapses while its handler works, as while the server was away; one attempt',
      expected: 'handled once; the item is done then, and the next one of its key follows',
    },
    async () => {
      const name = `queue-${++queues}`;
      const queue = await open({ log, attempts: 1, concurrency: 4 }, name);
      const began: string[] = [];
      const finish = Promise.withResolvers<void>();
      queue.process(async ({ id }) => {
        began.push(id);
        if (id === '1') await finish.promise;
      });
      for (const id of ['1', '2']) await queue.add({ id, key: 'k', payload: null });
      const read = async (column: string) =>
        (await database.query(`SELECT ${column} AS value FROM baton_queue.job WHERE name = $1 ORDER BY created_on`, [name])).map(
          ({ value }) => value,
        );
      await expect.poll(() => began).toEqual(['1']);
      await database.query(`UPDATE baton_queue.job SET heartbeat_on = now() - interval '1 minute' WHERE name = $1`, [name]);
      await expect.poll(() => read('retry_count'), { timeout: 10_000 }).toEqual([1, 0]);
      finish.resolve();
      await queue.idle();
      expect(began).toEqual(['1', '2']);
      expect(await read('state')).toEqual(['completed', 'completed']);
      await queue.close();
    },
    20_000,
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

describe('store of the App in PostgreSQL', () => {
  const create = async () => {
    await database.query('TRUNCATE baton.app_values');
    return createPostgresAppStore(database);
  };
  describeAppStore(create);
});

describe('index of runs in PostgreSQL', () =>
  describeRunIndex(async () => {
    await database.query('TRUNCATE baton.runs');
    return createPostgresRunIndex(database);
  }));

describe('the server of PostgreSQL', () => {
  requirement(
    {
      ids: ['P10-2'],
      title: 'a connection that is cut without a word holds up the work for the time of one answer, not for good',
      input: 'all connections of a process let nothing through any more; another process adds an item',
      expected: 'the process hands the item out over new connections',
    },
    async () => {
      const line = await openCutLine(server.url);
      const behind = await openPostgresDatabase({ url: line.url, log, answerMilliseconds: 500 });
      const name = `queue-${++queues}`;
      const other = await open({ log, attempts: 3, concurrency: 4 }, name);
      const queue = await createPostgresQueue(behind, { log, name, pollMilliseconds: 30 });
      const seen: string[] = [];
      queue.process(async ({ id }) => void seen.push(id));
      await other.add({ id: 'before', key: 'k', payload: null });
      await expect.poll(() => seen).toEqual(['before']);
      line.cut();
      await other.add({ id: 'after', key: 'k', payload: null });
      await expect.poll(() => seen, { timeout: 20_000 }).toEqual(['before', 'after']);
      await queue.close();
      await other.close();
      await line.close();
      await behind.close();
    },
    30_000,
  );

  it('is migrated by several processes that start at once', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openPostgresDatabase({ url: server.url, log, schema: 'at_once' })));
    for (const one of opened) await one.close();
  });

  requirement(
    {
      ids: ['P10-2'],
      title: 'a queue that another version created gets the settings of this one',
      input: 'a queue of the same policy that removes done items after a minute and takes processes for dead after an hour',
      expected: 'the settings of a queue that is new',
    },
    async () => {
      const { boss } = database;
      await boss.createQueue('old', {
        policy: 'key_strict_fifo',
        deleteAfterSeconds: 60,
        heartbeatSeconds: 3_600,
        retryLimit: 2,
      });
      for (const name of ['old', 'new']) await (await open({ log, attempts: 3, concurrency: 4 }, name)).close();
      const [old, fresh] = await Promise.all(
        ['old', 'new'].map(async (name) => {
          const queue = await boss.getQueue(name);
          return [queue?.policy, queue?.deleteAfterSeconds, queue?.heartbeatSeconds, queue?.retryLimit];
        }),
      );
      expect(old).toEqual(fresh);
      expect(fresh).toEqual(['key_strict_fifo', 9 * 86_400, 10, 1_000_000]);
    },
  );

  it('is named in words when it cannot be used, without its password', async () => {
    const wrong = server.url.replace('baton:baton@', 'baton:sesame@');
    const refused = await openPostgresDatabase({ url: wrong, log }).catch((thrown: Error) => thrown.message);
    expect(refused).toMatch(/^BATON-E916: the PostgreSQL server of DATABASE_URL cannot be used: /);
    expect(refused).not.toContain('sesame');
    const closed = openPostgresDatabase({ url: 'postgres://127.0.0.1:1/none', log, waitMilliseconds: 0 });
    await expect(closed).rejects.toThrow(/^BATON-E916: .*ECONNREFUSED/);
  });
});

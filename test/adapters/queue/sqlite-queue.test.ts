import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { openSqliteDatabase, type SqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../../src/adapters/queue/sqlite-queue.ts';
import { migrations } from '../../../src/adapters/queue/sqlite-schema.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import { describeDurableQueue } from '../../contract/durable-queue.ts';
import { describeQueue } from '../../contract/queue.ts';
import { requirement } from '../../support/requirement.ts';

const quiet = { info: () => undefined, warning: () => undefined, error: () => undefined };
const system = createSystemClock();
const quick: Clock = {
  ...system,
  sleep: async (milliseconds) =>
    new Promise((resolve) => (milliseconds >= 1_000 ? setImmediate(resolve) : setTimeout(resolve, milliseconds))),
};
const opened: SqliteDatabase[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makePath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-queue-'));
  folders.push(folder);
  return join(folder, 'baton.sqlite');
}

async function open(path: string, { waitMilliseconds = 0, clock = system } = {}): Promise<SqliteDatabase> {
  const database = await openSqliteDatabase({ path, clock, waitMilliseconds });
  opened.push(database);
  return database;
}

describe('queue in SQLite', () => {
  describeQueue(async (setup) => createSqliteQueue(await open(makePath(), { clock: quick }), setup));

  describeDurableQueue(async () => {
    const path = makePath();
    return {
      forProcess: ['sqlite', path],
      async open(setup) {
        for (const database of opened.splice(0)) await database.close();
        return createSqliteQueue(await open(path, { clock: quick }), setup);
      },
    };
  });

  it('gives an item up that ends the process every time', async () => {
    const path = makePath();
    const lines: string[] = [];
    const log = { ...quiet, error: (line: string) => void lines.push(line) };
    const seen: string[] = [];
    for (const [index, ids] of [['bad', 'good'], [], [], []].entries()) {
      const database = await open(path);
      const queue = createSqliteQueue(database, { log, attempts: 1, deaths: 3, backOff: () => 1 });
      for (const id of ids) await queue.add({ id, key: 'k', payload: null });
      const started = Promise.withResolvers<void>();
      queue.process(async ({ id }) => {
        seen.push(id);
        started.resolve();
        if (id === 'bad') await new Promise(() => undefined);
      });
      await started.promise;
      if (index === 3) await queue.idle();
      await database.close();
    }
    expect(seen).toEqual(['bad', 'bad', 'bad', 'good']);
    expect(lines).toEqual(['Gave up on bad of k: 3 processes ended while they handled it. It may be what ends them.']);
  });

  it('delays an item from the third death on, longer each time', async () => {
    const path = makePath();
    const backOff = (failures: number): number => failures * 400_000;
    const openNext = async (handler: (id: string) => Promise<void>) => {
      const database = await open(path);
      const queue = createSqliteQueue(database, { log: quiet, backOff });
      queue.process(({ id }) => handler(id));
      return { database, queue };
    };
    const delays: number[] = [];
    for (let deaths = 0; deaths < 5; deaths++) {
      const started = Promise.withResolvers<void>();
      const { database, queue } = await openNext(async (id) => {
        if (id !== 'bad') return;
        started.resolve();
        await new Promise(() => undefined);
      });
      if (deaths === 0) await queue.add({ id: 'bad', key: 'k', payload: null });
      await started.promise;
      await database.close();
      const again = await open(path);
      createSqliteQueue(again, { log: quiet, backOff });
      const [row] = again.connection.prepare('SELECT deaths, put_off_until AS until FROM items').all();
      expect(row?.deaths).toBe(deaths + 1);
      delays.push(Math.round((Number(row?.until) - Date.now()) / 1_000));
      // The test does not wait for the time.
      again.connection.exec('UPDATE items SET put_off_until = 0');
      await again.close();
    }
    expect(delays.slice(0, 2).every((seconds) => seconds <= 0)).toBe(true);
    for (const [index, seconds] of delays.slice(2).entries()) {
      expect(seconds).toBeGreaterThan((index + 1) * 400 - 60);
      expect(seconds).toBeLessThanOrEqual((index + 1) * 800);
    }
  });

  requirement(
    {
      ids: ['P10-2', 'DESIGN-5.2'],
      title: 'a database that stores nothing for a while uses up no attempt, and loses no item',
      input: 'two attempts; the file takes no change of items until one was tried ten times',
      expected: 'both items are handled, and none is given up',
    },
    async () => {
      const database = await open(makePath(), { clock: quick });
      const { connection } = database;
      const lines: string[] = [];
      const freed = Promise.withResolvers<void>();
      const take = (line: string): void => {
        if (lines.push(line) === 20) freed.resolve();
      };
      const queue = createSqliteQueue(database, { log: { info: take, warning: take, error: take }, attempts: 2 });
      const seen: string[] = [];
      await queue.add({ id: '1', key: 'a', payload: null });
      await queue.add({ id: '2', key: 'b', payload: null });
      for (const change of ['update', 'delete'])
        connection.exec(`CREATE TRIGGER full_${change} BEFORE ${change} ON items BEGIN SELECT RAISE(ABORT, 'disk is full'); END`);
      queue.process(async ({ id }) => void seen.push(id));
      await freed.promise;
      connection.exec('DROP TRIGGER full_update; DROP TRIGGER full_delete');
      await queue.idle();
      expect(seen).toEqual(['1', '2']);
      expect(lines.filter((line) => line.startsWith('Gave up'))).toEqual([]);
      expect(connection.prepare('SELECT count(*) AS left FROM items').get()).toEqual({ left: 0 });
      await queue.close();
    },
  );

  it('forgets the ids of items that were done long ago', async () => {
    const queue = createSqliteQueue(await open(':memory:'), { log: quiet, rememberMilliseconds: -1 });
    queue.process(async () => undefined);
    const item = { id: '1', key: 'k', payload: null };
    expect(await queue.add(item)).toBe(true);
    await queue.idle();
    expect(await queue.add(item)).toBe(true);
    await queue.idle();
  });
});

describe('the file of SQLite', () => {
  it('serves one process: a second one waits, and then refuses in words', async () => {
    const path = makePath();
    await open(path);
    await expect(open(path, { waitMilliseconds: 20 })).rejects.toThrow(
      /^BATON-E916: the database .* is in use by another process, after 0.02 s/,
    );
  });

  it('is taken over as soon as the process before closes it', async () => {
    const path = makePath();
    const first = await open(path);
    const second = open(path, { waitMilliseconds: 10_000 });
    await first.close();
    await second;
  });

  it('is readable by its owner alone', async () => {
    const path = makePath();
    await open(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o600);
  });

  requirement(
    {
      ids: ['P10-2'],
      title: 'of an earlier version keeps its work and what it knows',
      input: 'a file of the fifth version with an item that its process died over, and the id of one that is done',
      expected: 'the item keeps its failures and is handed out with its payload; both ids are known',
    },
    async () => {
      const path = makePath();
      const before = new DatabaseSync(path);
      for (const statements of migrations.slice(0, 5)) before.exec(statements);
      before.exec(`PRAGMA user_version = 5;
        INSERT INTO known_ids (id, done) VALUES ('d-1', NULL), ('d-0', ${Date.now()});
        INSERT INTO items (id, key, due, attempts, at_work, payload) VALUES ('d-1', 'k', 0, 2, 1, '{"kind":"delivery"}')`);
      before.close();
      const database = await open(path, { clock: quick });
      const left = database.connection.prepare('SELECT failures, deaths FROM items').all();
      const queue = createSqliteQueue(database, { log: quiet });
      const payload = null;
      expect([await queue.add({ id: 'd-1', key: 'k', payload }), await queue.add({ id: 'd-0', key: 'k', payload })]).toEqual([
        false,
        false,
      ]);
      const seen: unknown[] = [];
      queue.process(async (given) => void seen.push(given.payload));
      await queue.idle();
      expect(left).toEqual([{ failures: 2, deaths: 0 }]);
      expect(seen).toEqual([{ kind: 'delivery' }]);
      expect(await queue.add({ id: 'd-1', key: 'k', payload })).toBe(false);
      await queue.close();
    },
  );

  it('says which path cannot be opened, and why', async () => {
    await expect(open('/nowhere/baton.sqlite')).rejects.toThrow(
      /^BATON-E916: the database \/nowhere\/baton.sqlite cannot be opened: .*BATON_DATABASE/,
    );
  });

  it('writes the other changes of a turn when one of them fails', async () => {
    const { connection, write } = await open(':memory:');
    const put = (key: string, value: string | null) =>
      write(() => connection.prepare('INSERT INTO app_values (key, value) VALUES (?, ?)').run(key, value));
    const settled = await Promise.allSettled([put('a', '1'), put('b', null), put('c', '3')]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(connection.prepare('SELECT key FROM app_values ORDER BY key').all()).toEqual([{ key: 'a' }, { key: 'c' }]);
  });
});

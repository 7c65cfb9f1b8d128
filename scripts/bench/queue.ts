import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { openPostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { createPostgresQueue } from '../../src/adapters/queue/postgres-queue.ts';
import { openSqliteDatabase } from '../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../src/adapters/queue/sqlite-queue.ts';
import type { Queue } from '../../src/ports/queue.ts';
import { startPostgres } from '../../test/support/embedded-postgres.ts';
import { atMost, type Figure, type FigureRow, medianOf } from './figure.ts';

/** The most seconds until work goes on after SIGKILL (DESIGN 8). */
const mostSeconds = 15;
const items = 2_000;
/** So many items are added at the same time, as deliveries come. */
const atOnce = 16;
const quiet = { info: () => undefined, warning: () => undefined, error: () => undefined };
const payload = { text: 'x'.repeat(1_000) };

async function inFolder<T>(act: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-queue-'));
  try {
    return await act(join(folder, 'queue.sqlite'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns items a second through the queue, until each has been handled. */
function measureQueue(): Promise<number> {
  return inFolder(async (path) => {
    const { queue, database } = await openSqlite(path);
    queue.process(async () => undefined);
    const start = performance.now();
    const add = async (first: number): Promise<void> => {
      for (let id = first; id < items; id += atOnce) await queue.add({ id: String(id), key: String(id % 200), payload });
    };
    await Promise.all(Array.from({ length: atOnce }, (_, first) => add(first)));
    await queue.idle();
    const seconds = (performance.now() - start) / 1_000;
    await queue.close();
    await database.close();
    return items / seconds;
  });
}

/** Returns rows a second into a table of SQLite, each in a transaction that is on the disk before the next one. */
function measureInserts(): Promise<number> {
  return inFolder(async (path) => {
    const database = new DatabaseSync(path);
    database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE items (id TEXT PRIMARY KEY, payload TEXT)');
    const insert = database.prepare('INSERT INTO items VALUES (?, ?)');
    const text = JSON.stringify(payload);
    const start = performance.now();
    for (let id = 0; id < items; id += 1) insert.run(String(id), text);
    const seconds = (performance.now() - start) / 1_000;
    database.close();
    return items / seconds;
  });
}

interface Opened {
  readonly queue: Queue;
  readonly database: { close(): Promise<void> };
}

async function openSqlite(path: string): Promise<Opened> {
  const database = await openSqliteDatabase({ path, clock: createSystemClock() });
  return { queue: createSqliteQueue(database, { log: quiet }), database };
}

async function openPostgres(url: string): Promise<Opened> {
  const database = await openPostgresDatabase({ url, log: quiet });
  return { queue: await createPostgresQueue(database, { name: 'bench', log: quiet }), database };
}

/** Kills a process while it handles an item, and returns the seconds until the next process has handled that item. */
async function measureRecovery(root: string, place: readonly string[], open: () => Promise<Opened>): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'test/support/queue-process.ts'), ...place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const killed = performance.now();
  const { queue, database } = await open();
  const handled = Promise.withResolvers<number>();
  queue.process(async () => handled.resolve((performance.now() - killed) / 1_000));
  const seconds = await handled.promise;
  await queue.idle();
  await queue.close();
  await database.close();
  return seconds;
}

async function measureRecoveries(root: string): Promise<readonly FigureRow[]> {
  const sqlite = await inFolder((path) => measureRecovery(root, ['sqlite', path], () => openSqlite(path)));
  const server = await startPostgres();
  const postgres = await measureRecovery(root, ['postgres', server.url, 'bench'], () => openPostgres(server.url));
  await server.stop();
  const row = (name: string, value: number): FigureRow =>
    atMost(
      { what: `worker killed with SIGKILL in the middle of a job, ${name}: work goes on after`, against: 'seconds by the clock' },
      { value, most: mostSeconds, unit: ' s' },
    );
  return [row('SQLite', sqlite), row('PostgreSQL', postgres)];
}

/** The queue of the App: items a second, and how soon it goes on after its process is killed. */
export const queue: Figure = {
  async measure({ root, rounds }) {
    const figures: { own: number; inserts: number }[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push({ own: await measureQueue(), inserts: await measureInserts() });
    const ratio = medianOf(figures.map(({ own, inserts }) => own / inserts));
    const perSecond = medianOf(figures.map(({ own }) => own));
    const row = {
      what: 'items of 1 KB through the queue on SQLite, added by 16 at once and handled',
      against: 'INSERT alone, one after the other, each on the disk',
      value: `${ratio.toFixed(2)} × (${perSecond.toFixed(0)} a second)`,
    };
    return [row, ...(await measureRecoveries(root))];
  },
};

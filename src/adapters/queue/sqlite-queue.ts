import type { Queue, QueueItem } from '../../ports/queue.ts';
import { createRows, joinPayload, type Row, splitPayload } from './item-rows.ts';
import { delayAfterDeaths, type Entry, type Journal, type QueueOptions } from './journal.ts';
import { createScheduledQueue } from './scheduled-queue.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

export interface SqliteQueueOptions extends QueueOptions {
  /** The time for which the id of an item that is done is remembered; eight days if absent. GitHub sends a delivery again for up to three days. */
  readonly rememberMilliseconds?: number;
}

const eightDays = 8 * 86_400_000;

/** The number of finished items after which old ids are removed. */
const removeEvery = 1_000;

/**
 * Creates a queue in a file of SQLite. The file belongs to one process, so what that process left is handed out as soon as the next
 * one has opened it: there is no lease that has to end first.
 */
export function createSqliteQueue(database: SqliteDatabase, options: SqliteQueueOptions): Queue {
  return createScheduledQueue(createJournal(database, options), { ...options, clock: database.clock });
}

function createJournal(database: SqliteDatabase, options: Pick<SqliteQueueOptions, 'rememberMilliseconds' | 'backOff'>): Journal {
  const { connection, write, clock } = database;
  const { rememberMilliseconds = eightDays } = options;
  const statements = prepare(connection);
  const now = (): number => Date.parse(clock.now());
  const removeOldIds = (): void => void statements.removeIds.run(now() - rememberMilliseconds);
  countDeaths(connection, { ...options, now: now() });
  const left = readLeft(connection);
  const rows = createRows(left);
  let finished = 0;
  return {
    left: left.map(({ entry }) => entry),
    add: (item) =>
      rows.add(item, () =>
        write(() => {
          if (statements.findId.get(item.id) !== undefined) return undefined;
          const entry = toEntry(item);
          const { payload, field, text } = splitPayload(item.payload);
          const causes = JSON.stringify(item.causes ?? []);
          const added = statements.insert.run(item.id, item.key, item.group ?? null, entry.due, payload, field, text, causes);
          return { entry, seq: Number(added.lastInsertRowid) };
        }),
      ),
    async start({ id }) {
      const seq = rows.find(id);
      await write(() => statements.start.run(seq));
      return joinPayload(statements.readPayload.get(seq));
    },
    putOff: ({ id, failures }, until) => write(() => void statements.putOff.run(failures, until, rows.find(id))),
    async finish({ id }) {
      await write(() => {
        statements.remove.run(rows.find(id));
        statements.learnId.run(id, now());
        if (finished++ % removeEvery === 0) removeOldIds();
      });
      rows.remove(id);
    },
    async giveUp({ id, causes = [] }) {
      await write(() => {
        statements.remove.run(rows.find(id));
        for (const cause of causes) statements.forgetId.run(cause);
      });
      rows.remove(id);
    },
    // The database closes with its owner: the store beside the queue uses it too.
    close: async () => undefined,
  };
}

function prepare(connection: SqliteDatabase['connection']) {
  const on = (sql: string) => connection.prepare(sql);
  return {
    findId: on('SELECT 1 FROM known_ids WHERE id = ?'),
    insert: on('INSERT INTO items (id, key, "group", due, payload, text_field, text, causes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    start: on('UPDATE items SET at_work = 1 WHERE seq = ?'),
    putOff: on('UPDATE items SET at_work = 0, failures = ?, put_off_until = ? WHERE seq = ?'),
    readPayload: on('SELECT payload, text_field, text FROM items WHERE seq = ?'),
    remove: on('DELETE FROM items WHERE seq = ?'),
    learnId: on('INSERT INTO known_ids (id, done) VALUES (?, ?) ON CONFLICT DO UPDATE SET done = excluded.done'),
    forgetId: on('DELETE FROM known_ids WHERE id = ?'),
    removeIds: on('DELETE FROM known_ids WHERE done < ?'),
  };
}

function toEntry({ id, key, group, causes, runAt }: QueueItem): Entry {
  return { id, key, group, causes, due: runAt === undefined ? 0 : Date.parse(runAt), failures: 0, deaths: 0 };
}

/** Counts a death for each item that the process before handled when it ended. */
function countDeaths(
  connection: SqliteDatabase['connection'],
  { backOff, now }: Pick<QueueOptions, 'backOff'> & { readonly now: number },
): void {
  // One that is put off, even until now, is the first of its key.
  const update = connection.prepare('UPDATE items SET at_work = 0, deaths = ?, put_off_until = ? WHERE seq = ?');
  const left = connection.prepare('SELECT seq, deaths + 1 AS deaths FROM items WHERE at_work = 1').all();
  connection.exec('BEGIN IMMEDIATE');
  for (const { seq, deaths } of left) {
    const until = now + Math.ceil(delayAfterDeaths(Number(deaths), backOff));
    update.run(Number(deaths), until, Number(seq));
  }
  connection.exec('COMMIT');
}

function readLeft(connection: SqliteDatabase['connection']): readonly Row[] {
  const rows = connection
    .prepare(
      'SELECT seq, id, key, "group", due, failures, deaths, put_off_until, causes FROM items ORDER BY put_off_until IS NULL, put_off_until, seq',
    )
    .all();
  return rows.map(({ seq, id, key, group, due, failures, deaths, put_off_until: until, causes }) => ({
    seq: Number(seq),
    entry: {
      id: String(id),
      key: String(key),
      group: group === null ? undefined : String(group),
      due: Number(due),
      causes: JSON.parse(String(causes)) as readonly string[],
      failures: Number(failures),
      deaths: Number(deaths),
      putOffUntil: until === null ? undefined : Number(until),
    },
  }));
}

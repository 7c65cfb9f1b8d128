import type { Queue, QueueItem } from '../../ports/queue.ts';
import { delayAfterDeaths, type Entry, type Journal, type QueueOptions } from './journal.ts';
import { createScheduledQueue } from './scheduled-queue.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { joinPayload, splitPayload } from './stored-payload.ts';

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
  return createScheduledQueue(createJournal(database, options), options);
}

function createJournal(database: SqliteDatabase, options: Pick<SqliteQueueOptions, 'rememberMilliseconds' | 'backOff'>): Journal {
  const { connection, write } = database;
  const { rememberMilliseconds = eightDays } = options;
  const statements = prepare(connection);
  const removeOldIds = (): void => void statements.removeIds.run(Date.now() - rememberMilliseconds);
  let finished = 0;
  countDeaths(connection, options);
  return {
    left: readLeft(connection),
    add: (item) =>
      write(() => {
        if (statements.findId.get(item.id) !== undefined) return undefined;
        const entry = toEntry(item);
        const { payload, field, text } = splitPayload(item.payload);
        const causes = JSON.stringify(item.causes ?? []);
        const { changes } = statements.insert.run(item.id, item.key, item.group ?? null, entry.due, payload, field, text, causes);
        return changes === 0 ? undefined : entry;
      }),
    async start({ id }) {
      await write(() => statements.start.run(id));
      return joinPayload(statements.readPayload.get(id));
    },
    putOff: ({ id, failures }, until) => write(() => void statements.putOff.run(failures, until, id)),
    async finish({ id }) {
      await write(() => {
        statements.remove.run(id);
        statements.learnId.run(id, Date.now());
        if (finished++ % removeEvery === 0) removeOldIds();
      });
    },
    async giveUp({ id, causes = [] }) {
      await write(() => {
        statements.remove.run(id);
        for (const cause of causes) statements.forgetId.run(cause);
      });
    },
    // The database closes with its owner: the store beside the queue uses it too.
    close: async () => undefined,
  };
}

function prepare(connection: SqliteDatabase['connection']) {
  const on = (sql: string) => connection.prepare(sql);
  return {
    // The ids of items that are not done stand in `items`.
    findId: on('SELECT 1 FROM known_ids WHERE id = ?'),
    insert: on(
      'INSERT INTO items (id, key, "group", due, payload, text_field, text, causes) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    start: on('UPDATE items SET at_work = 1 WHERE id = ?'),
    putOff: on('UPDATE items SET at_work = 0, failures = ?, put_off_until = ? WHERE id = ?'),
    readPayload: on('SELECT payload, text_field, text FROM items WHERE id = ?'),
    remove: on('DELETE FROM items WHERE id = ?'),
    learnId: on('INSERT INTO known_ids (id, done) VALUES (?, ?) ON CONFLICT DO UPDATE SET done = excluded.done'),
    forgetId: on('DELETE FROM known_ids WHERE id = ?'),
    removeIds: on('DELETE FROM known_ids WHERE done < ?'),
  };
}

function toEntry({ id, key, group, causes, runAt }: QueueItem): Entry {
  return { id, key, group, causes, due: runAt === undefined ? 0 : Date.parse(runAt), failures: 0, deaths: 0 };
}

/** Counts a death for each item that the process before handled when it ended. */
function countDeaths(connection: SqliteDatabase['connection'], { backOff }: Pick<QueueOptions, 'backOff'>): void {
  // One that is put off, even until now, is the first of its key.
  const update = connection.prepare('UPDATE items SET at_work = 0, deaths = ?, put_off_until = ? WHERE id = ?');
  const left = connection.prepare('SELECT id, deaths + 1 AS deaths FROM items WHERE at_work = 1').all();
  connection.exec('BEGIN IMMEDIATE');
  for (const { id, deaths } of left) {
    const until = Date.now() + Math.ceil(delayAfterDeaths(Number(deaths), backOff));
    update.run(Number(deaths), until, String(id));
  }
  connection.exec('COMMIT');
}

function readLeft(connection: SqliteDatabase['connection']): readonly Entry[] {
  const rows = connection
    .prepare(
      'SELECT id, key, "group", due, failures, deaths, put_off_until, causes FROM items ORDER BY put_off_until IS NULL, seq',
    )
    .all();
  return rows.map(({ id, key, group, due, failures, deaths, put_off_until: until, causes }) => ({
    id: String(id),
    key: String(key),
    group: group === null ? undefined : String(group),
    due: Number(due),
    causes: JSON.parse(String(causes)) as readonly string[],
    failures: Number(failures),
    deaths: Number(deaths),
    ...(until === null ? {} : { putOffUntil: Number(until) }),
  }));
}

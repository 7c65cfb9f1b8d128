import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../../core/problem.ts';
import { migrations } from './sqlite-schema.ts';

/** One file of SQLite, which this process alone has open. */
export interface SqliteDatabase {
  /** The connection, for reading. Statements that change rows run inside `write`. */
  readonly connection: DatabaseSync;
  /**
   * Runs statements and resolves when they are on the disk. All that is asked for in one turn of the event loop becomes one
   * transaction, so that many deliveries share the cost of one write to the disk.
   */
  write<T>(change: () => T): Promise<T>;
  /** Writes what was asked for and closes the file. */
  close(): Promise<void>;
}

export interface SqliteOptions {
  /** The path of the file; `:memory:` for tests. */
  readonly path: string;
  /** The time in which another process may close the file: the old one, when a new version replaces it. Default: 30 s. */
  readonly waitMilliseconds?: number;
}

const pollMilliseconds = 100;

/** Opens the file, creates its tables, and locks out other processes. Fails in words when another one keeps the file open. */
export async function openSqliteDatabase({ path, waitMilliseconds = 30_000 }: SqliteOptions): Promise<SqliteDatabase> {
  const end = Date.now() + waitMilliseconds;
  for (;;) {
    const connection = tryOpen(path);
    if (connection !== undefined) return createDatabase(connection);
    if (Date.now() >= end) throw new Error(inUse(path, waitMilliseconds));
    await setTimeout(Math.min(pollMilliseconds, waitMilliseconds));
  }
}

function inUse(path: string, waited: number): string {
  return `BATON-E916: the database ${path} is in use by another process, after ${waited / 1000} s of waiting. One file serves one process: stop the other one, name another file in BATON_DATABASE, or set DATABASE_URL to a PostgreSQL server that several processes share.`;
}

/** Opens the file. Returns undefined while another process has it open. */
function tryOpen(path: string): DatabaseSync | undefined {
  let connection: DatabaseSync | undefined;
  try {
    // The deliveries of private repositories are in it. SQLite gives its other files the same rights.
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    connection = new DatabaseSync(path);
    // The order matters: a file that is locked for good before its first use needs no shared memory.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    connection.exec('BEGIN IMMEDIATE; COMMIT;');
    migrate(connection);
    return connection;
  } catch (thrown) {
    connection?.close();
    if (isBusy(thrown)) return undefined;
    throw new Error(
      `BATON-E916: the database ${path} cannot be opened: ${messageOf(thrown)}. Write in BATON_DATABASE the path of a file on a local disk that this process may read and write.`,
    );
  }
}

/** Returns whether SQLite said that another process has the file open (SQLITE_BUSY, with any extension). */
function isBusy(thrown: unknown): boolean {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number' && (thrown.errcode & 0xff) === 5;
}

/** Brings the tables up to date. A file of a newer version stays as it is, because migrations only add. */
function migrate(connection: DatabaseSync): void {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.user_version);
  for (const [index, statements] of migrations.entries())
    if (index >= version) connection.exec(`BEGIN; ${statements}; PRAGMA user_version = ${index + 1}; COMMIT;`);
}

interface Change {
  readonly run: () => void;
  readonly done: () => void;
  readonly fail: (thrown: unknown) => void;
}

function createDatabase(connection: DatabaseSync): SqliteDatabase {
  let changes: Change[] = [];
  let isClosed = false;

  const flush = (): void => {
    const batch = changes;
    changes = [];
    if (batch.length === 0) return;
    if (!commit(connection, batch) && batch.length > 1) {
      // One of them fails; the others must not fail with it.
      for (const change of batch) commit(connection, [change]);
    }
  };

  return {
    connection,
    write: (change) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The database is closed.'));
        let result: ReturnType<typeof change>;
        const run = (): void => {
          result = change();
        };
        if (changes.length === 0) setImmediate(flush);
        changes.push({ run, done: () => resolve(result), fail: reject });
      }),
    async close() {
      if (isClosed) return;
      flush();
      isClosed = true;
      connection.close();
    },
  };
}

/** Runs changes in one transaction. Returns whether it held; a change that fails alone is told so. */
function commit(connection: DatabaseSync, batch: readonly Change[]): boolean {
  try {
    connection.exec('BEGIN IMMEDIATE');
    for (const { run } of batch) run();
    connection.exec('COMMIT');
  } catch (thrown) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    if (batch.length === 1) for (const { fail } of batch) fail(thrown);
    return false;
  }
  for (const { done } of batch) done();
  return true;
}

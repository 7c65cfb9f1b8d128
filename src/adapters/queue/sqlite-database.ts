import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { messageOf } from '../../core/problem.ts';
import type { Clock } from '../../ports/clock.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { migrations } from './sqlite-schema.ts';

/** One file of SQLite, which this process alone has open. */
export interface SqliteDatabase {
  /** The connection, for reading. Statements that change rows run inside `write`. */
  readonly connection: DatabaseSync;
  /** The clock by which values expire and work waits. */
  readonly clock: Clock;
  /** Runs statements and resolves when they are on the disk. */
  readonly write: GroupCommit['write'];
  /** Writes what was asked for and closes the file. */
  close(): Promise<void>;
}

export interface SqliteOptions {
  /** The path of the file; `:memory:` for tests. */
  readonly path: string;
  readonly clock: Clock;
  /** The time in which another process may close the file: the old one, when a new version replaces it. Default: 30 s. */
  readonly waitMilliseconds?: number;
  /** Ends the process, because the disk may have lost what is committed. Default: throws outside of all callers. */
  readonly crash?: (error: Error) => void;
}

const pollMilliseconds = 100;

/** Opens the file, creates its tables, and locks out other processes. Fails in words when another one keeps the file open. */
export async function openSqliteDatabase({
  path,
  clock,
  waitMilliseconds = 30_000,
  crash = throwOutside,
}: SqliteOptions): Promise<SqliteDatabase> {
  for (let waited = 0; ; waited += pollMilliseconds) {
    const connection = tryOpen(path);
    if (connection !== undefined) return createDatabase(connection, { path, clock, crash });
    if (waited >= waitMilliseconds) throw new Error(inUse(path, waitMilliseconds));
    await clock.sleep(Math.min(pollMilliseconds, waitMilliseconds));
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
    // A page takes the usual delivery whole. The order matters: a file that is locked for good before its first use needs no shared
    // memory. What SQLite does not sync at each commit, `openWal` does outside of the event loop.
    connection.exec(
      'PRAGMA page_size = 16384; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;',
    );
    connection.exec('BEGIN IMMEDIATE; COMMIT;');
    migrate(connection);
    emptyLog(connection);
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

/** Brings the tables up to date. A file of a newer version stays as it is (`migrations`). */
function migrate(connection: DatabaseSync): void {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.user_version);
  for (const [index, statements] of migrations.entries())
    if (index >= version) connection.exec(`BEGIN; ${statements}; PRAGMA user_version = ${index + 1}; COMMIT;`);
}

/**
 * Moves what the process before left in the log into the database, and syncs that. The log may hold changes whose sync failed: Linux still
 * reads them from memory, and after a power cut they would break the log in front of changes that were confirmed later.
 */
function emptyLog(connection: DatabaseSync): void {
  const { busy } = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
  if (busy === 1) throw new Error('its write-ahead log cannot be emptied');
}

function createDatabase(
  connection: DatabaseSync,
  { path, clock, crash }: Required<Pick<SqliteOptions, 'path' | 'clock' | 'crash'>>,
): SqliteDatabase {
  const wal = openWal(connection, path);
  const commits = createGroupCommit({ connection, sync: wal.sync, crash: (thrown) => crash(new Error(notSynced(path, thrown))) });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await commits.close();
    wal.close();
    connection.close();
  };
  return { connection, clock, write: commits.write, close: () => (closing ??= close()) };
}

const syncFile = promisify(fdatasync);

/**
 * Opens the write-ahead log beside SQLite. With `synchronous = NORMAL` a commit is in that log, and on the disk once the log is synced: to
 * do so here keeps the event loop free, and lets the next changes gather meanwhile. SQLite syncs the log before it takes pages from it
 * (https://sqlite.org/wal.html, "Performance Considerations").
 */
function openWal(connection: DatabaseSync, path: string) {
  if (connection.prepare('PRAGMA journal_mode').get()?.journal_mode !== 'wal') {
    connection.exec('PRAGMA synchronous = FULL');
    return { sync: async () => undefined, close: () => undefined };
  }
  const file = openSync(`${path}-wal`, 'r+');
  // The log was emptied. An old one that came back after a power cut would overlay the database.
  fsyncSync(file);
  return { sync: () => syncFile(file), close: () => closeSync(file) };
}

function notSynced(path: string, thrown: unknown): string {
  return `BATON-E916: the disk did not take the changes of the database ${path}: ${messageOf(thrown)}. Baton stops, because it cannot tell what is stored. Nothing that was confirmed is lost. Repair the disk and start Baton again.`;
}

function throwOutside(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

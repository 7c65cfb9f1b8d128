import { createPostgresAppStore } from '../adapters/queue/postgres-app-store.ts';
import { openPostgresDatabase } from '../adapters/queue/postgres-database.ts';
import { createPostgresQueue } from '../adapters/queue/postgres-queue.ts';
import { createPostgresRunIndex } from '../adapters/queue/postgres-run-index.ts';
import { createSqliteAppStore } from '../adapters/queue/sqlite-app-store.ts';
import { openSqliteDatabase } from '../adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../adapters/queue/sqlite-queue.ts';
import { createSqliteRunIndex } from '../adapters/queue/sqlite-run-index.ts';
import type { RunIndex } from '../ports/app/run-index.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { AppStore, Queue } from '../ports/queue.ts';
import type { AppSettings } from './settings/read-settings.ts';

/** The queue of the App and its memory, in one database. */
export interface Storage {
  readonly queue: Queue;
  readonly store: AppStore;
  readonly runIndex: RunIndex;
  /** True if other processes may use it at the same time. */
  readonly isShared: boolean;
  /** Closes the database. The queue is closed before. */
  close(): Promise<void>;
}

type StorageSettings = Pick<AppSettings, 'database' | 'maxWaiting'>;

/** Opens the database that the settings name. */
export async function openStorage(
  { database: settings, maxWaiting }: StorageSettings,
  { log, clock }: { readonly log: Log; readonly clock: Clock },
): Promise<Storage> {
  if (settings.kind === 'postgres') {
    const database = await openPostgresDatabase({ url: settings.url, log });
    log.info('Work is kept in the PostgreSQL server of DATABASE_URL.');
    return {
      queue: await createPostgresQueue(database, { log, maxWaiting }),
      store: createPostgresAppStore(database),
      runIndex: createPostgresRunIndex(database),
      isShared: true,
      close: database.close,
    };
  }
  const crash = (error: Error): never => {
    log.error(error.message);
    process.exit(1);
  };
  const database = await openSqliteDatabase({ path: settings.path, clock, crash });
  if (settings.path === ':memory:') log.info('Work is kept in memory: a restart loses it. Name a file in BATON_DATABASE.');
  else log.info(`Work is kept in ${settings.path}.`);
  const queue = createSqliteQueue(database, { log, maxWaiting });
  const left = await queue.size();
  if (left > 0) log.info(`${left} pieces of work were left by the process before.`);
  const [store, runIndex] = [createSqliteAppStore(database), createSqliteRunIndex(database)];
  return { queue, store, runIndex, isShared: false, close: database.close };
}

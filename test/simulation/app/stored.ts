import type { SqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';

/** What stands in the database of the App. */
export interface Stored {
  readonly bytes: number;
  /** The rows of each table that has any. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Measures the database of the App. Indexes and pages that are half full count as well. */
export function measureStored({ connection }: Pick<SqliteDatabase, 'connection'>): Stored {
  const read = (sql: string): number => Number(Object.values(connection.prepare(sql).get() ?? {})[0]);
  const tables = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  const counted = tables.map(({ name }) => [String(name), read(`SELECT count(*) FROM "${name}"`)] as const);
  const pages = read('PRAGMA page_count') - read('PRAGMA freelist_count');
  return { bytes: pages * read('PRAGMA page_size'), rows: Object.fromEntries(counted.filter(([, rows]) => rows > 0)) };
}

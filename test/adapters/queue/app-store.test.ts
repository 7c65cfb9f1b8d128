import { describe } from 'vitest';
import { createMemoryAppStore } from '../../../src/adapters/queue/memory-app-store.ts';
import { createSqliteAppStore } from '../../../src/adapters/queue/sqlite-app-store.ts';
import { openSqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { describeAppStore, describeForgetting } from '../../contract/app-store.ts';

describe('store of the App in memory', () => describeAppStore(async () => createMemoryAppStore()));

describe('store of the App in SQLite', () => {
  describeAppStore(async () => createSqliteAppStore(await openSqliteDatabase({ path: ':memory:' })));

  describeForgetting(async () => {
    const database = await openSqliteDatabase({ path: ':memory:' });
    const countRows = async () => Number(database.connection.prepare('SELECT count(*) AS rows FROM app_values').get()?.rows);
    return { store: createSqliteAppStore(database), countRows };
  });
});

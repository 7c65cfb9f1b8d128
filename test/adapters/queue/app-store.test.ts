import { describe } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { createSqliteAppStore } from '../../../src/adapters/queue/sqlite-app-store.ts';
import { openSqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { describeAppStore } from '../../contract/app-store.ts';
import { createMemoryAppStore } from '../../support/memory-app-store.ts';

describe('store of the App in memory', () => describeAppStore(async () => createMemoryAppStore()));

describe('store of the App in SQLite', () => {
  describeAppStore(async () => createSqliteAppStore(await openSqliteDatabase({ path: ':memory:', clock: createSystemClock() })));
});

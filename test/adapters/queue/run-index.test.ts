import { describe } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { createMemoryRunIndex } from '../../../src/adapters/queue/memory-run-index.ts';
import { openSqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { createSqliteRunIndex } from '../../../src/adapters/queue/sqlite-run-index.ts';
import { describeRunIndex } from '../../contract/run-index.ts';

describe('index of runs in memory', () => describeRunIndex(async () => createMemoryRunIndex()));

describe('index of runs in SQLite', () =>
  describeRunIndex(async () => createSqliteRunIndex(await openSqliteDatabase({ path: ':memory:', clock: createSystemClock() }))));

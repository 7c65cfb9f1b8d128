// `node scripts/bench-run-list.ts`: how long the list of runs takes with 10,000 runs in the index. With DATABASE_URL in PostgreSQL, else
// in a file of SQLite.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemClock } from '../src/adapters/clock/system-clock.ts';
import { openPostgresDatabase } from '../src/adapters/queue/postgres-database.ts';
import { createPostgresRunIndex } from '../src/adapters/queue/postgres-run-index.ts';
import { openSqliteDatabase } from '../src/adapters/queue/sqlite-database.ts';
import { createSqliteRunIndex } from '../src/adapters/queue/sqlite-run-index.ts';
import type { IndexedRun, RunIndex, RunListQuery } from '../src/ports/app/run-index.ts';

const runs = 10_000;
const repositories = 40;
const rounds = 200;

const outcomes = ['succeeded', 'failed', 'noop', undefined] as const;

function buildRun(number: number): IndexedRun {
  const outcome = outcomes[number % outcomes.length];
  const startedAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  const id = 1 + (number % repositories);
  return {
    run: `fix-${number}`,
    thread: number,
    first: { id: number * 10, at: startedAt },
    pipeline: `pipeline-${number % 5}`,
    subject: number,
    title: `Something about part ${number} is broken, and nobody knows since when`,
    seq: 7,
    outcome,
    turn: outcome === undefined ? 'running' : undefined,
    startedAt,
    endedAt: outcome === undefined ? undefined : startedAt,
    usage: { seconds: 90, inputTokens: 12_000, outputTokens: 900, costMicros: 120_000 },
    repository: { id, owner: 'octo-org', name: `repository-${id}`, defaultBranch: 'main' },
    installation: id,
  };
}

const all = Array.from({ length: repositories }, (_, index) => index + 1);
const queries: Readonly<Record<string, Omit<RunListQuery, 'limit'>>> = {
  'first page of all': { repositories: all },
  'first page of one repository': { repositories: [7] },
  'page 150 of all': { repositories: all, offset: 7_450 },
  'open runs': { repositories: all, state: 'open' },
  'failed runs of a pipeline': { repositories: all, state: 'failed', pipeline: 'pipeline-1' },
  'a text that one run has': { repositories: all, text: 'part 4711 ' },
};

async function open(): Promise<{ readonly index: RunIndex; readonly close: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  const log = { info: () => undefined, warning: console.error, error: console.error };
  if (url === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'baton-run-list-'));
    const database = await openSqliteDatabase({ path: join(folder, 'baton.sqlite'), clock: createSystemClock() });
    const close = async (): Promise<void> => {
      await database.close();
      rmSync(folder, { recursive: true });
    };
    return { index: createSqliteRunIndex(database), close };
  }
  const database = await openPostgresDatabase({ url, log, schema: 'bench_run_list' });
  await database.query('TRUNCATE bench_run_list.runs');
  return { index: createPostgresRunIndex(database), close: database.close };
}

const { index, close } = await open();
await Promise.all(Array.from({ length: runs }, (_, number) => index.put(buildRun(number))));
for (const [name, query] of Object.entries(queries)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await index.list({ ...query, limit: 51 });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(rounds * part)] ?? 0).toFixed(2);
  console.log(`${name.padEnd(30)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
await close();

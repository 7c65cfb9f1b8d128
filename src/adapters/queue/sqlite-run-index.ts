import { type IndexedRun, type RunIndex, type RunListQuery, searchTextOf } from '../../ports/app/run-index.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Creates the index of runs in the App's file of SQLite. */
export function createSqliteRunIndex({ connection, write }: Pick<SqliteDatabase, 'connection' | 'write'>): RunIndex {
  const on = (sql: string) => connection.prepare(sql);
  const put = on(
    `INSERT INTO runs (repository, run, pipeline, state, is_open, started, search, seq, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET pipeline = excluded.pipeline, state = excluded.state, is_open = excluded.is_open,
       started = excluded.started, search = excluded.search, seq = excluded.seq, facts = excluded.facts
     WHERE excluded.seq >= runs.seq`,
  );
  const find = on('SELECT facts FROM runs WHERE repository = ? AND run = ?');
  const remove = on('DELETE FROM runs WHERE repository = ? AND run = ?');
  const pipelines = on(
    'SELECT DISTINCT pipeline FROM runs WHERE repository IN (SELECT value FROM json_each(?)) ORDER BY pipeline',
  );
  return {
    async put(run) {
      const { repository, outcome, turn, startedAt } = run;
      const state = outcome ?? turn ?? '';
      const isOpen = outcome === undefined ? 1 : 0;
      const started = Date.parse(startedAt);
      const facts = JSON.stringify(run);
      await write(() => put.run(repository.id, run.run, run.pipeline, state, isOpen, started, searchTextOf(run), run.seq, facts));
    },
    async find(repository, run) {
      const row = find.get(repository, run);
      return row === undefined ? undefined : toRun(row);
    },
    async remove(repository, run) {
      await write(() => remove.run(repository, run));
    },
    async list(query) {
      const { where, values } = buildWhere(query);
      const found = on(`SELECT facts FROM runs WHERE ${where} ORDER BY started DESC, repository, run LIMIT ? OFFSET ?`);
      return found.all(...values, query.limit, query.offset ?? 0).map(toRun);
    },
    listPipelines: async (repositories) => pipelines.all(JSON.stringify(repositories)).map(({ pipeline }) => String(pipeline)),
  };
}

function toRun(row: Readonly<Record<string, unknown>>): IndexedRun {
  return JSON.parse(String(row.facts)) as IndexedRun;
}

function buildWhere({ repositories, pipeline, state, text }: RunListQuery): {
  readonly where: string;
  readonly values: readonly string[];
} {
  const values: string[] = [];
  const add = (condition: string, value: string): string => {
    values.push(value);
    return condition;
  };
  const conditions = [
    // The plus keeps the order of the index of starts: a list ends after its first rows.
    add('+repository IN (SELECT value FROM json_each(?))', JSON.stringify(repositories)),
    pipeline === undefined ? '' : add('+pipeline = ?', pipeline),
    // The index of open runs is used for this very condition alone.
    state === 'open' ? 'is_open = 1' : '',
    state === 'ended' ? 'is_open = 0' : '',
    state === undefined || state === 'open' || state === 'ended' ? '' : add('state = ?', state),
    text === undefined ? '' : add('instr(search, ?) > 0', text.toLowerCase()),
  ];
  return { where: conditions.filter((condition) => condition !== '').join(' AND '), values };
}

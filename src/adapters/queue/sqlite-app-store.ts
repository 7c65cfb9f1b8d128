import type { AppStore } from '../../ports/queue.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** The number of values with a time that are stored between two removals of those whose time is over. */
const removeEvery = 1_000;

/** Creates the store of the App in its file of SQLite. Values whose time is over are removed when the App starts, and now and then. */
export function createSqliteAppStore({ connection, write }: SqliteDatabase): AppStore {
  const on = (sql: string) => connection.prepare(sql);
  const isValid = '(expires IS NULL OR expires > ?)';
  const get = on(`SELECT value FROM app_values WHERE key = ? AND ${isValid}`);
  const put = on(
    'INSERT INTO app_values (key, value, expires) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires = excluded.expires',
  );
  const remove = on('DELETE FROM app_values WHERE key = ?');
  const list = on(
    `SELECT key, value FROM app_values WHERE key >= ? AND substr(key, 1, length(?)) = ? AND ${isValid} ORDER BY key`,
  );
  const find = (key: string): string | undefined => {
    const row = get.get(key, Date.now());
    return row === undefined ? undefined : String(row.value);
  };
  const removeOver = on('DELETE FROM app_values WHERE expires <= ?');
  let stored = 0;
  const store = (key: string, value: string, expiresAt: string | undefined): void => {
    put.run(key, value, expiresAt === undefined ? null : Date.parse(expiresAt));
    if (expiresAt !== undefined && ++stored % removeEvery === 0) removeOver.run(Date.now());
  };
  removeOver.run(Date.now());
  return {
    get: async (key) => find(key),
    async put(key, value, { expiresAt } = {}) {
      await write(() => store(key, value, expiresAt));
    },
    async delete(key) {
      await write(() => remove.run(key));
    },
    list: async (prefix) =>
      list.all(prefix, prefix, prefix, Date.now()).map(({ key, value }) => ({ key: String(key), value: String(value) })),
    replace: (key, { from, to, expiresAt }) =>
      write(() => {
        if (find(key) !== from) return false;
        if (to === undefined) remove.run(key);
        else store(key, to, expiresAt);
        return true;
      }),
  };
}

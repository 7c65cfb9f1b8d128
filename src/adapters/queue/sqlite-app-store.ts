import type { AppStore } from '../../ports/queue.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** The most values that one transaction removes: nothing else is done meanwhile. */
const removedAtOnce = 1000;

/** Creates the store of the App in its file of SQLite. */
export function createSqliteAppStore({ connection, write, clock }: SqliteDatabase): AppStore {
  const now = (): number => Date.parse(clock.now());
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
  const removeSome = on(
    `DELETE FROM app_values WHERE key IN (SELECT key FROM app_values WHERE expires <= ? LIMIT ${removedAtOnce})`,
  );
  const find = (key: string): string | undefined => {
    const row = get.get(key, now());
    return row === undefined ? undefined : String(row.value);
  };
  const store = (key: string, value: string, expiresAt: string | undefined): void => {
    put.run(key, value, expiresAt === undefined ? null : Date.parse(expiresAt));
  };
  return {
    get: async (key) => find(key),
    async put(key, value, { expiresAt } = {}) {
      await write(() => store(key, value, expiresAt));
    },
    async delete(key) {
      await write(() => remove.run(key));
    },
    list: async (prefix) =>
      list.all(prefix, prefix, prefix, now()).map(({ key, value }) => ({ key: String(key), value: String(value) })),
    replace: (key, { from, to, expiresAt }) =>
      write(() => {
        if (find(key) !== from) return false;
        if (to === undefined) remove.run(key);
        else store(key, to, expiresAt);
        return true;
      }),
    check: () =>
      write(() => {
        // A transaction without a change would not reach the disk.
        store('check', '', undefined);
        remove.run('check');
      }),
    async removeExpired() {
      const at = now();
      for (let removed = 0; ; ) {
        const more = await write(() => Number(removeSome.run(at).changes));
        removed += more;
        if (more < removedAtOnce) return removed;
      }
    },
  };
}

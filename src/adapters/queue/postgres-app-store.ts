import type { AppStore } from '../../ports/queue.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** Creates the store of the App in PostgreSQL. */
export function createPostgresAppStore({ query, schema }: Pick<PostgresDatabase, 'query' | 'schema'>): AppStore {
  const table = `${schema}.app_values`;
  const isValid = '(expires IS NULL OR expires > now())';
  const remove = async (key: string, from: string | undefined): Promise<boolean> => {
    if (from === undefined) return (await query(`SELECT key FROM ${table} WHERE key = $1 AND ${isValid}`, [key])).length === 0;
    const removed = await query(`DELETE FROM ${table} WHERE key = $1 AND value = $2 AND ${isValid} RETURNING key`, [key, from]);
    return removed.length > 0;
  };
  return {
    async get(key) {
      const [row] = await query(`SELECT value FROM ${table} WHERE key = $1 AND ${isValid}`, [key]);
      return row === undefined ? undefined : String(row.value);
    },
    async put(key, value, { expiresAt } = {}) {
      await query(
        `INSERT INTO ${table} (key, value, expires) VALUES ($1, $2, $3)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires`,
        [key, value, expiresAt ?? null],
      );
    },
    async delete(key) {
      await query(`DELETE FROM ${table} WHERE key = $1`, [key]);
    },
    async list(prefix) {
      const rows = await query(`SELECT key, value FROM ${table} WHERE starts_with(key, $1) AND ${isValid} ORDER BY key`, [
        prefix,
      ]);
      return rows.map(({ key, value }) => ({ key: String(key), value: String(value) }));
    },
    async replace(key, { from, to, expiresAt }) {
      if (to === undefined) return remove(key, from);
      const changed =
        from === undefined
          ? await query(
              `INSERT INTO ${table} AS old (key, value, expires) VALUES ($1, $2, $3)
               ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires = excluded.expires
               WHERE old.expires <= now() RETURNING key`,
              [key, to, expiresAt ?? null],
            )
          : await query(
              `UPDATE ${table} SET value = $2, expires = $4 WHERE key = $1 AND value = $3 AND ${isValid} RETURNING key`,
              [key, to, from, expiresAt ?? null],
            );
      return changed.length > 0;
    },
    async check() {
      const [row] = await query(`SELECT current_setting('transaction_read_only') AS only_reads`, []);
      if (row?.only_reads === 'on') throw new Error('the PostgreSQL server takes no changes (transaction_read_only is on)');
    },
    async removeExpired() {
      const [row] = await query(
        `WITH removed AS (DELETE FROM ${table} WHERE expires <= now() RETURNING 1) SELECT count(*) AS number FROM removed`,
      );
      return Number(row?.number);
    },
  };
}

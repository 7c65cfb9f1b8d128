/**
 * The steps that bring a file of SQLite up to date. `PRAGMA user_version` counts those that were taken. From the first release on a step
 * only adds tables, columns with defaults and indexes, so that the version before can still work with the file.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE items (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     key TEXT NOT NULL,
     "group" TEXT,
     due INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     payload TEXT NOT NULL
   ) STRICT;
   CREATE TABLE known_ids (
     id TEXT PRIMARY KEY,
     done INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX known_ids_done ON known_ids (done) WHERE done IS NOT NULL;
   CREATE TABLE app_values (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL,
     expires INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX app_values_expires ON app_values (expires) WHERE expires IS NOT NULL`,
  `ALTER TABLE items ADD COLUMN put_off_until INTEGER`,
  `CREATE TABLE runs (
     repository INTEGER NOT NULL,
     run TEXT NOT NULL,
     pipeline TEXT NOT NULL,
     state TEXT NOT NULL,
     is_open INTEGER NOT NULL,
     started INTEGER NOT NULL,
     search TEXT NOT NULL,
     seq INTEGER NOT NULL,
     facts TEXT NOT NULL,
     PRIMARY KEY (repository, run)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX runs_started ON runs (started DESC, repository, run);
   CREATE INDEX runs_state ON runs (state, started DESC, repository, run);
   CREATE INDEX runs_open ON runs (started DESC, repository, run) WHERE is_open = 1;
   CREATE INDEX runs_pipeline ON runs (repository, pipeline)`,
  // From here on `attempts` holds failures; `at_work` is 1 while a process handles the item.
  `ALTER TABLE items ADD COLUMN deaths INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE items ADD COLUMN at_work INTEGER NOT NULL DEFAULT 0`,
  // A list of ids as JSON.
  `ALTER TABLE items ADD COLUMN causes TEXT NOT NULL DEFAULT '[]'`,
  // No version before this step was released, so it may build the table again. No two rows have the same id, but no index says so: the ids
  // are in memory (`item-rows.ts`). A long text of the payload stands beside it, with its name. `known_ids` gets ids of items that are done. A new number is one more than the largest in use, which
  // keeps the order; to remember more would change another page in each transaction.
  `CREATE TABLE new_items (
     seq INTEGER PRIMARY KEY,
     id TEXT NOT NULL,
     key TEXT NOT NULL,
     "group" TEXT,
     due INTEGER NOT NULL,
     failures INTEGER NOT NULL DEFAULT 0,
     deaths INTEGER NOT NULL DEFAULT 0,
     at_work INTEGER NOT NULL DEFAULT 0,
     put_off_until INTEGER,
     causes TEXT NOT NULL,
     payload TEXT NOT NULL,
     text_field TEXT,
     text TEXT
   ) STRICT;
   INSERT INTO new_items (seq, id, key, "group", due, failures, deaths, at_work, put_off_until, causes, payload)
     SELECT seq, id, key, "group", due, attempts, deaths, at_work, put_off_until, causes, payload FROM items;
   DROP TABLE items;
   ALTER TABLE new_items RENAME TO items;
   DELETE FROM known_ids WHERE done IS NULL`,
];

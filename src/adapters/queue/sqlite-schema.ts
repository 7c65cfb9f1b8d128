/**
 * The steps that bring a file of SQLite up to date. `PRAGMA user_version` counts those that were taken. A step only adds tables,
 * columns with defaults and indexes, so that the version before can still work with the file.
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
];

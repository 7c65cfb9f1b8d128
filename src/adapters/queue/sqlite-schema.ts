/**
 * The steps that bring a file of SQLite up to date. `PRAGMA user_version` counts those that were taken. A step only adds tables,
 * columns with defaults and indexes, so that the version before can still work with the file.
 */
export const migrations: readonly string[] = [
  // `items`: no two rows have the same id, `causes` is a list of ids as JSON, `at_work` is 1 while a process handles the
  // item, and a long text of the payload stands beside it, with its name (`item-rows.ts`). `known_ids`: the ids of items that are done.
  `CREATE TABLE items (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
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
   CREATE TABLE known_ids (
     id TEXT PRIMARY KEY,
     done INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX known_ids_done ON known_ids (done);
   CREATE TABLE app_values (
     key TEXT PRIMARY KEY,
     value TEXT NOT NULL,
     expires INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX app_values_expires ON app_values (expires) WHERE expires IS NOT NULL;
   CREATE TABLE runs (
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
];

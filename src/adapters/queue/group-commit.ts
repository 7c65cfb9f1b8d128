import type { DatabaseSync } from 'node:sqlite';

/** Writes changes of one connection to the disk in groups. */
export interface GroupCommit {
  /**
   * Runs statements and resolves when they are on the disk. All that is asked for in one turn of the event loop, or while the disk is
   * busy with the changes before, becomes one transaction: many deliveries share the cost of one write to the disk. The change is run again
   * alone when another one of its transaction fails.
   */
  write<T>(change: () => T): Promise<T>;
  /** Refuses further changes, and resolves when those before are on the disk. */
  close(): Promise<void>;
}

interface GroupCommitOptions {
  readonly connection: DatabaseSync;
  /** Resolves when all that is committed is on the disk. */
  readonly sync: () => Promise<void>;
  /** Ends the process, because what is committed may never reach the disk, and the file cannot be asked what of it did. */
  readonly crash: (error: unknown) => void;
}

interface Change {
  readonly run: () => void;
  readonly done: () => void;
  readonly fail: (thrown: unknown) => void;
}

/** The most changes of one transaction. Nothing else is done while it runs, and many may have gathered while the disk was slow. */
const mostAtOnce = 256;

/** Creates the writer of a connection. No other code may change rows while it has work. */
export function createGroupCommit({ connection, sync, crash }: GroupCommitOptions): GroupCommit {
  const changes: Change[] = [];
  let writing: Promise<void> | undefined;
  let isClosed = false;

  const writeAll = async (): Promise<void> => {
    // What the present turn of the event loop still asks for belongs to the first group.
    await new Promise(setImmediate);
    while (changes.length > 0) {
      const batch = changes.splice(0, mostAtOnce);
      const committed = commitEach(connection, batch);
      if (committed.length > 0) await sync();
      for (const { done } of committed) done();
    }
    writing = undefined;
  };

  return {
    write: (change) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The database is closed.'));
        let result: ReturnType<typeof change>;
        const run = (): void => {
          result = change();
        };
        changes.push({ run, done: () => resolve(result), fail: reject });
        writing ??= writeAll().catch(crash);
      }),
    async close() {
      isClosed = true;
      await writing;
    },
  };
}

/** Commits changes in one transaction, or each in its own where one of them fails. Returns those that hold; the others are told so. */
function commitEach(connection: DatabaseSync, batch: readonly Change[]): readonly Change[] {
  if (commit(connection, batch) === undefined) return batch;
  return batch.filter((change) => {
    const failure = commit(connection, [change]);
    if (failure !== undefined) change.fail(failure.thrown);
    return failure === undefined;
  });
}

/** Commits changes in one transaction. Returns what was thrown, if the transaction does not hold. */
function commit(connection: DatabaseSync, batch: readonly Change[]): { readonly thrown: unknown } | undefined {
  try {
    connection.exec('BEGIN IMMEDIATE');
    for (const { run } of batch) run();
    connection.exec('COMMIT');
    return undefined;
  } catch (thrown) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    return { thrown };
  }
}

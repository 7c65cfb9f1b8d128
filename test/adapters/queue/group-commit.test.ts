import { closeSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { createGroupCommit } from '../../../src/adapters/queue/group-commit.ts';
import { joinPayload, splitPayload } from '../../../src/adapters/queue/item-rows.ts';
import { openSqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { requirement } from '../../support/requirement.ts';

/** Opens a table whose disk takes a group when the test says so. */
function openSlowDisk() {
  const connection = new DatabaseSync(':memory:');
  connection.exec('CREATE TABLE notes (text TEXT NOT NULL)');
  const syncs: PromiseWithResolvers<void>[] = [];
  const sync = (): Promise<void> => {
    const turn = Promise.withResolvers<void>();
    syncs.push(turn);
    return turn.promise;
  };
  const crashes: unknown[] = [];
  const { write } = createGroupCommit({ connection, sync, crash: (thrown) => void crashes.push(thrown) });
  const confirmed: string[] = [];
  const note = (text: string | null): Promise<void> =>
    write(() => connection.prepare('INSERT INTO notes VALUES (?)').run(text)).then(
      () => void confirmed.push(String(text)),
      () => void confirmed.push('refused'),
    );
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  return { note, syncs, confirmed, crashes, turn };
}

describe('changes that are written in groups', () => {
  requirement(
    {
      ids: ['P10-1', 'DESIGN-5.2'],
      title: 'are confirmed when the disk has them, and those that come meanwhile share the next write',
      input: 'a change; three more while the disk is busy with it, one of which breaks a rule of the table',
      expected: 'two writes to the disk; nothing is confirmed before its own',
    },
    async () => {
      const { note, syncs, confirmed, turn } = openSlowDisk();
      void note('1');
      await turn();
      for (const text of ['2', null, '3']) void note(text);
      await turn();
      expect([syncs.length, confirmed]).toEqual([1, []]);
      syncs[0]?.resolve();
      await turn();
      expect([syncs.length, confirmed]).toEqual([2, ['1', 'refused']]);
      syncs[1]?.resolve();
      await turn();
      expect([syncs.length, confirmed]).toEqual([2, ['1', 'refused', '2', '3']]);
    },
  );

  requirement(
    {
      ids: ['P10-1', 'DESIGN-5.2'],
      title: 'are never confirmed by a disk that fails: Baton stops, and says why',
      input: 'a change of a file whose log can no longer be synced',
      expected: 'the process is ended with BATON-E916, and the change is not confirmed',
    },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'baton-commit-'));
      const crashed = Promise.withResolvers<Error>();
      const database = await openSqliteDatabase({ path: join(folder, 'baton.sqlite'), crash: crashed.resolve });
      closeSync(findLastLog());
      let isConfirmed = false;
      void database
        .write(() => undefined)
        .then(() => {
          isConfirmed = true;
        });
      expect((await crashed.promise).message).toMatch(/^BATON-E916: the disk did not take the changes of the database .*EBADF/);
      expect(isConfirmed).toBe(false);
      rmSync(folder, { recursive: true });
    },
  );
});

/** Returns the newest of this process's open files that is a log of SQLite: the one that is synced. */
function findLastLog(): number {
  const names = readdirSync('/proc/self/fd').filter((name) => readLink(name).endsWith('baton.sqlite-wal'));
  return Math.max(...names.map(Number));
}

function readLink(name: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${name}`);
  } catch {
    // The list holds the file of the list itself.
    return '';
  }
}

describe('a payload in a file', () => {
  requirement(
    {
      ids: ['P10-2'],
      title: 'comes back as it was, whatever stands in its texts',
      input:
        'texts of 2,000 characters with quotes, with a zero, with half a character; two of them; a list; nothing; short ones',
      expected: 'the same value; one long text stands beside the JSON as it is, if it is whole',
    },
    () => {
      const long = '{"a":"ä\n\\"}'.repeat(200);
      const payloads = [
        { kind: 'delivery', body: long, origin: { delivery: 'd' } },
        { first: 1, body: `\u0000${long}`, other: `${long}x` },
        { body: `${long}\ud800` },
        [long],
        long,
        null,
        { body: 'short' },
      ];
      for (const payload of payloads) {
        const { payload: json, field, text } = splitPayload(payload);
        expect(joinPayload({ payload: json, text_field: field, text })).toEqual(payload);
      }
      expect(payloads.map((payload) => splitPayload(payload).field)).toEqual(['body', 'body', null, null, null, null, null]);
    },
  );
});

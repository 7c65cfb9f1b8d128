import { closeSync, copyFileSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { createGroupCommit } from '../../../src/adapters/queue/group-commit.ts';
import { joinPayload, splitPayload } from '../../../src/adapters/queue/item-rows.ts';
import { openSqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { requirement } from '../../support/requirement.ts';

const clock = createSystemClock();

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
  const { write, close } = createGroupCommit({ connection, sync, crash: () => undefined });
  const confirmed: string[] = [];
  const note = (text: string | null): Promise<void> =>
    write(() => connection.prepare('INSERT INTO notes VALUES (?)').run(text)).then(
      () => void confirmed.push(String(text)),
      () => void confirmed.push('refused'),
    );
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  return { note, syncs, confirmed, turn, close };
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
      const database = await openSqliteDatabase({ path: join(folder, 'baton.sqlite'), clock, crash: crashed.resolve });
      closeSync(findLastLog(folder));
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

/** Returns the last file that this process has opened as the log of a database in a folder: the one that is synced. */
function findLastLog(folder: string): number {
  const names = readdirSync('/proc/self/fd').filter((name) => readLink(name) === join(folder, 'baton.sqlite-wal'));
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

describe('a group of changes at its end', () => {
  requirement(
    {
      ids: ['P10-2', 'DESIGN-5.2'],
      title: 'is written before the file is closed, and none is taken after that',
      input: 'a change; the end while the disk is busy with it, before which one more came; a change after the end',
      expected: 'the end waits for both; the last change is refused',
    },
    async () => {
      const { note, syncs, confirmed, turn, close } = openSlowDisk();
      void note('1');
      await turn();
      void note('2');
      const closed = close().then(() => void confirmed.push('closed'));
      void note('3');
      syncs[0]?.resolve();
      await turn();
      expect(confirmed).toEqual(['refused', '1']);
      syncs[1]?.resolve();
      await closed;
      expect(confirmed).toEqual(['refused', '1', '2', 'closed']);
    },
  );

  requirement(
    {
      ids: ['P10-2', 'DESIGN-5.2'],
      title: 'that the process before did not sync is written to the database at the start',
      input: 'a database and its log as a killed process left them',
      expected: 'the change is there, and the log is empty',
    },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'baton-log-'));
      const [path, copy] = [join(folder, 'baton.sqlite'), join(folder, 'copy.sqlite')];
      const before = await openSqliteDatabase({ path, clock });
      await before.write(() => before.connection.exec("INSERT INTO app_values (key, value) VALUES ('a', '1')"));
      for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${copy}${end}`);
      expect(statSync(`${copy}-wal`).size).toBeGreaterThan(0);
      const after = await openSqliteDatabase({ path: copy, clock });
      expect(statSync(`${copy}-wal`).size).toBe(0);
      expect(after.connection.prepare('SELECT key FROM app_values').all()).toEqual([{ key: 'a' }]);
      await Promise.all([before.close(), after.close()]);
      rmSync(folder, { recursive: true });
    },
  );
});

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
        JSON.parse(`{"__proto__":${JSON.stringify(long)},"text":1}`),
      ];
      for (const payload of payloads) {
        const { payload: json, field, text } = splitPayload(payload);
        expect(joinPayload({ payload: json, text_field: field, text })).toEqual(payload);
      }
      expect(payloads.map((payload) => splitPayload(payload).field)).toEqual([
        'body',
        'body',
        null,
        null,
        null,
        null,
        null,
        '__proto__',
      ]);
    },
  );
});

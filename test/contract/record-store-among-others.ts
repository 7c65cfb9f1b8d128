import { describe, expect, it } from 'vitest';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { StoredRecord } from '../../src/core/record/record.ts';
import type { RecordStore } from '../../src/ports/record-store.ts';
import {
  buildIncompressible,
  buildRun,
  buildTask,
  createTestSigner,
  createWriteTools,
  stranger,
  subject,
} from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import type { WatchedThreads } from '../support/watched-threads.ts';
import { draftOf, long, start, tipOf } from './record-store.ts';

interface Setup {
  readonly store: RecordStore;
  readonly threads: WatchedThreads;
}

/** Describes the tests for stores whose medium others can write to. */
export function describeRecordStoreAmongOthers(create: () => Setup): void {
  const appendRun = (store: RecordStore): Promise<readonly StoredRecord[]> =>
    store.append({ thread: subject, tip: start, drafts: [draftOf(buildRun())], visible: 'Baton at work.' });
  const reasons = async (store: RecordStore): Promise<readonly string[]> =>
    (await store.readSince(subject, long)).ignored.map(({ reason }) => reason);

  describe('among comments of others', () => {
    describeForgeries(create, appendRun);

    requirement(
      {
        ids: ['T12'],
        title: 'a record that somebody edited no longer counts',
        input: 'one letter of a stored value changed by a maintainer, the author stays the bot',
        expected: 'ignored as signature, no record',
      },
      async () => {
        const { store, threads } = create();
        const [run] = await appendRun(store);
        const comment = await threads.read(run?.comment ?? 0);
        threads.edit(run?.comment ?? 0, (comment?.body ?? '').replace('"kind":"run"', '"kind":"rum"'));
        expect((await store.readSince(subject, long)).records).toEqual([]);
        expect(await reasons(store)).toEqual(['signature']);
      },
    );

    requirement(
      {
        ids: ['T13', 'T16'],
        title: 'a record posted twice counts once; one moved to another subject does not count there',
        input: 'the bot token re-posts the comment on the same thread and on #43',
        expected: 'the lower comment counts, the other is duplicate; on #43 it is binding',
      },
      async () => {
        const { store, threads } = create();
        const [run] = await appendRun(store);
        const body = (await threads.read(run?.comment ?? 0))?.body ?? '';
        const copy = threads.post({ subject, body });
        threads.post({ subject: 43, body });
        const read = await store.readSince(subject, long);
        expect(read.records).toEqual([run]);
        expect(read.ignored).toEqual([{ comment: copy.id, reason: 'duplicate' }]);
        expect((await store.readSince(43, long)).ignored).toMatchObject([{ reason: 'binding' }]);
      },
    );

    requirement(
      {
        ids: ['T13'],
        title: 'a record that was deleted is not replaced by an older one',
        input: 'records 1 and 2; the comment of 2 deleted; locate by id and digest',
        expected: 'undefined',
      },
      async () => {
        const { store, threads } = create();
        const first = await appendRun(store);
        const [task] = await store.append({
          thread: subject,
          tip: tipOf(first),
          drafts: [draftOf(buildTask())],
          visible: 'Done.',
        });
        threads.remove(task?.comment ?? 0);
        const list = [...first, task].map((record) => ({ id: record?.comment ?? 0, digest: record?.digest ?? '' }));
        expect(await store.readRecords(subject, list)).toBeUndefined();
      },
    );

    describePaging(create, appendRun);
    describePieces(create);
  });
}

function describeForgeries(create: () => Setup, appendRun: (store: RecordStore) => Promise<readonly StoredRecord[]>): void {
  const forged = encodeRecord(
    { ...buildRun({}, { head: 'b'.repeat(40) }), repo: 1_001 },
    createWriteTools(createTestSigner('k1', 9)),
  );
  const table = [
    { name: 'signed with another key under our id', body: `x\n\n${forged.markers[0]}`, reason: 'signature' },
    { name: 'malformed', body: 'x\n\n<!-- baton:1 {"kind":"run", -->', reason: 'malformed' },
    { name: 'of a version to come', body: 'x\n\n<!-- baton:99 {"kind":"run"} -->', reason: 'version' },
    { name: 'quoted', body: `> ${forged.markers[0]}`, reason: 'quoted' },
  ];
  for (const author of [stranger, null]) {
    for (const { name, body, reason } of table) {
      requirement(
        {
          ids: ['T11'],
          title: `a marker by ${author === null ? 'a deleted account' : 'a stranger'} that is ${name} never displaces the real one`,
          input: 'the same comment before and after the real record',
          expected: `the real record alone; both ignored as ${reason}`,
        },
        async () => {
          const { store, threads } = create();
          threads.post({ subject, body, author });
          const [run] = await appendRun(store);
          threads.post({ subject, body, author });
          const read = await store.readSince(subject, long);
          expect(read.records).toEqual([run]);
          expect(read.ignored.map((ignored) => ignored.reason)).toEqual([reason, reason]);
          expect((await store.readNewestRun({ thread: subject, pipeline: 'fix', about: subject, total: 3 })).run).toEqual(run);
        },
      );
    }
  }
}

function describePaging(create: () => Setup, appendRun: (store: RecordStore) => Promise<readonly StoredRecord[]>): void {
  it('finds a run under 250 comments of noise and stops at its page', async () => {
    const { store, threads } = create();
    for (let index = 0; index < 120; index++) threads.post({ subject, body: `before ${index}`, author: stranger });
    const [run] = await appendRun(store);
    for (let index = 0; index < 250; index++) threads.post({ subject, body: `noise ${index} <!--`, author: stranger });
    const found = await store.readNewestRun({ thread: subject, pipeline: 'fix', about: subject, total: 371 });
    expect(found.run).toEqual(run);
    expect(threads.requests.filter((request) => request.startsWith('page'))).toEqual(['page 4', 'page 3', 'page 2']);
    expect(found.comments).toHaveLength(270);
    expect(found.comments.map(({ id }) => id)).toEqual(found.comments.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(found.comments.map(({ id }) => id)).not.toContain(run?.comment);
  });

  it('leaves a lagging list to the caller: what is not listed yet is not there, what was written stays known', async () => {
    const { store, threads } = create();
    threads.lagBehind(1);
    const [run] = await appendRun(store);
    expect((await store.readSince(subject, long)).records).toEqual([]);
    threads.lagBehind(0);
    expect((await store.readSince(subject, long)).records).toEqual([run]);
  });

  it('reads since a time with one request', async () => {
    const { store, threads } = create();
    const [run] = await appendRun(store);
    const before = threads.requests.length;
    const read = await store.readSince(subject, run?.writtenAt ?? '');
    expect(read.records).toEqual([run]);
    expect(threads.requests.slice(before)).toEqual([`list since ${run?.writtenAt}`]);
  });
}

function describePieces(create: () => Setup): void {
  const appendLarge = (store: RecordStore): Promise<readonly StoredRecord[]> => {
    const body = { comments: [{ id: 1, author: 'a', body: buildIncompressible(40_000) }] };
    return store.append({ thread: subject, tip: start, drafts: [draftOf(buildRun({}, body))], visible: 'Baton at work.' });
  };

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'continuation pieces are posted before their record and found wherever the list starts',
      input: 'a record with pieces; 99 comments after it; list since the record; pages backwards',
      expected: 'the record, whole, both ways',
    },
    async () => {
      const { store, threads } = create();
      const [run] = await appendLarge(store);
      expect(run?.pieces?.length).toBeGreaterThan(1);
      expect(run?.pieces?.every(({ id }) => id < (run?.comment ?? 0))).toBe(true);
      expect((await store.readSince(subject, run?.writtenAt ?? '')).records).toEqual([run]);
      const pieces = run?.pieces?.length ?? 0;
      for (let index = 0; index < 99; index++) threads.post({ subject, body: 'noise', author: stranger });
      const found = await store.readNewestRun({ thread: subject, pipeline: 'fix', about: subject, total: 100 + pieces });
      expect(found.run).toEqual(run);
      expect(found.comments).toHaveLength(99);
    },
  );

  requirement(
    {
      ids: ['T11', 'T12'],
      title: 'a piece that was changed or taken away spoils its record, a forged one beside it does not',
      input: 'a stranger posts a piece under the real digest; then the real one is edited',
      expected: 'the record counts, the forged piece is malformed; then the record is malformed too',
    },
    async () => {
      const { store, threads } = create();
      const [run] = await appendLarge(store);
      const piece = run?.pieces?.[0] ?? { id: 0, digest: '' };
      const fake = `<!-- baton:1 {"kind":"part","sha256":"${piece.digest}","body":"AAAA"} -->`;
      const comment = threads.post({ subject, body: fake, author: stranger });
      const read = await store.readSince(subject, long);
      expect(read.records).toEqual([run]);
      expect(read.ignored).toEqual([{ comment: comment.id, reason: 'malformed' }]);
      threads.edit(piece.id, fake);
      const spoilt = await store.readSince(subject, long);
      expect(spoilt.records).toEqual([]);
      expect(spoilt.ignored).toContainEqual({ comment: run?.comment, reason: 'malformed' });
    },
  );
}

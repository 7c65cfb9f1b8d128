import { describe, expect, it } from 'vitest';
import type { RecordDraft, StoredRecord } from '../../src/core/record/record.ts';
import type { RecordStore } from '../../src/ports/record-store.ts';
import { buildEnd, buildIncompressible, buildRun, buildTask, runId, subject } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';

export const start = { seq: 0, digest: '' };
export const long = '2020-01-01T00:00:00Z';

/** Returns a draft of one of the built records, without the fields that the store adds. */
export function draftOf<T extends { repo: number; thread: number; seq: number; prev: string }>(
  record: T,
): Omit<T, 'repo' | 'thread' | 'seq' | 'prev'> {
  const { repo: _repo, thread: _thread, seq: _seq, prev: _prev, ...draft } = record;
  return draft;
}

export function tipOf(records: readonly StoredRecord[]): { seq: number; digest: string } {
  const last = records.at(-1);
  return { seq: last?.record.seq ?? 0, digest: last?.digest ?? '' };
}

/** Describes the tests that every adapter of the port passes. The factory creates an empty store. */
export function describeRecordStore(create: () => RecordStore): void {
  const append = async (store: RecordStore, drafts: readonly RecordDraft[], tip = start): Promise<readonly StoredRecord[]> =>
    store.append({ thread: subject, tip, drafts, visible: 'Baton at work.' });

  describe('as every store', () => {
    requirement(
      {
        ids: ['H-29', 'DESIGN-4.5'],
        title: 'what was appended is read back as it was, in the order of seq',
        input: 'a run record, then a task with a handoff and the end in one comment',
        expected: 'three records, seq 1 2 3, each prev the digest of the one before, all equal to what was written',
      },
      async () => {
        const store = create();
        const handoff = { version: 1 as const, summary: '--> <!-- baton:1 {} -->', data: { k: '```\n</script>' } };
        const first = await append(store, [draftOf(buildRun())]);
        const rest = await append(store, [draftOf(buildTask({}, { handoff })), draftOf(buildEnd())], tipOf(first));
        const read = await store.readSince(subject, long);
        expect(read.records).toEqual([...first, ...rest]);
        expect(read.records.map(({ record }) => record.seq)).toEqual([1, 2, 3]);
        expect(read.records.map(({ record }) => record.prev)).toEqual(['', first[0]?.digest, rest[0]?.digest]);
        expect(read.records[1]?.record).toMatchObject({ run: runId, body: { handoff } });
        expect(rest[0]?.comment).toBe(rest[1]?.comment);
        expect(read.ignored).toEqual([]);
        expect(read.comments.map(({ id }) => id)).toEqual([first[0]?.comment, rest[0]?.comment]);
      },
    );

    it('keeps the threads of two subjects apart', async () => {
      const store = create();
      await append(store, [draftOf(buildRun())]);
      expect((await store.readSince(43, long)).records).toEqual([]);
      expect((await store.readNewestRun({ thread: 43, pipeline: 'fix', about: 43, total: 0 })).run).toBeUndefined();
    });

    it('finds the newest run of a pipeline among those of others', async () => {
      const store = create();
      await append(store, [draftOf(buildRun())]);
      const [second] = await append(store, [draftOf(buildRun({ run: 'fix-42-2' }))]);
      await append(store, [draftOf(buildRun({ run: 'triage-42' }, { pipeline: 'triage' }))]);
      const found = await store.readNewestRun({ thread: subject, pipeline: 'fix', about: subject, total: 3 });
      expect(found.run).toEqual(second);
      expect(found.records?.map(({ run }) => run)).toEqual(['fix-42-2']);
      expect((await store.readNewestRun({ thread: subject, pipeline: 'other', about: subject, total: 3 })).run).toBeUndefined();
    });

    it('finds the newest run with a counted name behind those of ticks', async () => {
      const store = create();
      const asked = { thread: subject, pipeline: 'fix', about: subject, total: 3 };
      const [tick] = await append(store, [draftOf(buildRun({ run: 'fix-20260318-0900' }))]);
      expect((await store.readNewestRun({ ...asked, isNumbered: true })).run).toBeUndefined();
      const [counted] = await append(store, [draftOf(buildRun({ run: 'fix-42-2' }))]);
      const [later] = await append(store, [draftOf(buildRun({ run: 'fix-20260319-0900' }))]);
      expect([tick, later].every((run) => run !== undefined)).toBe(true);
      expect((await store.readNewestRun(asked)).run).toEqual(later);
      expect((await store.readNewestRun({ ...asked, isNumbered: true })).run).toEqual(counted);
    });

    requirement(
      {
        ids: ['DESIGN-4.5', 'U29'],
        title: 'the newest run about a subject is found on a thread that holds those of many',
        input: 'runs about #42, #7 and #42 again on one thread; asked for #7, #42 and #8',
        expected: 'the one about #7, the second about #42, none',
      },
      async () => {
        const store = create();
        const { trigger } = buildRun().body;
        const about = { trigger: { ...trigger, subject: { ...trigger.subject, number: 7 } } };
        await append(store, [draftOf(buildRun())]);
        const [other] = await append(store, [draftOf(buildRun({ run: 'fix-7' }, about))]);
        const [last] = await append(store, [draftOf(buildRun({ run: 'fix-42-2' }))]);
        const find = async (number: number) =>
          (await store.readNewestRun({ thread: subject, pipeline: 'fix', about: number, total: 3 })).run;
        expect(await find(7)).toEqual(other);
        expect(await find(42)).toEqual(last);
        expect(await find(8)).toBeUndefined();
      },
    );

    requirement(
      {
        ids: ['T13'],
        title: 'records are located by comment and digest, or not at all',
        input: 'both records; one with the digest of the other; a comment that does not exist',
        expected: 'both, in the order asked for; undefined; undefined',
      },
      async () => {
        const store = create();
        const [run, task] = await append(store, [draftOf(buildRun()), draftOf(buildTask())]);
        const at = (record?: StoredRecord) => ({ id: record?.comment ?? 0, digest: record?.digest ?? '' });
        expect(await store.readRecords(subject, [at(run), at(task)])).toEqual([run, task]);
        expect(await store.readRecords(subject, [{ ...at(run), digest: `sha256:${'0'.repeat(64)}` }])).toBeUndefined();
        expect(await store.readRecords(subject, [at(run), { ...at(task), id: 999_999 }])).toBeUndefined();
      },
    );

    requirement(
      {
        ids: ['H-29', 'DESIGN-4.5'],
        title: 'a detail that does not shrink is kept without loss',
        input: 'handoff.detail of 65,536 code points of four bytes, drawn at random',
        expected: 'read back equal, by list and by locate',
      },
      async () => {
        const store = create();
        const handoff = { version: 1 as const, summary: 's', detail: buildIncompressible(65_536) };
        const [run, task] = await append(store, [draftOf(buildRun()), draftOf(buildTask({}, { handoff }))]);
        const read = await store.readSince(subject, long);
        expect(read.records.map(({ record }) => (record.kind === 'task' ? record.body.handoff?.detail : ''))).toEqual([
          '',
          handoff.detail,
        ]);
        const places = [run, task].flatMap((record) => [
          { id: record?.comment ?? 0, digest: record?.digest ?? '' },
          ...(record?.pieces ?? []),
        ]);
        expect(await store.readRecords(subject, places)).toEqual([run, task]);
      },
    );
  });
}

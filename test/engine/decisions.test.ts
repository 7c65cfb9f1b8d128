import { describe, expect, it } from 'vitest';
import type { AppendRequest } from '../../src/ports/record-store.ts';
import { Crash, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import { begin, kinds, statusOf } from './decision-chain.ts';

describe('a run that somebody cancels', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'U14'],
      title: 'ends at once: decision and end in one comment, its workflow run told to stop, said in the status',
      input: 'cancel while the first task is at work, and the same comment once more',
      expected: 'run, decision, end; workflow run 900 told to stop; nothing started; the second time changes no record',
    },
    async () => {
      const { harness, decide, cancelled } = await begin();
      const decided = await decide({});
      expect(decided).toMatchObject({ ok: true, value: { isNew: true, started: [], stopped: [{ id: 900 }] } });
      expect(await decide({})).toMatchObject({ ok: true, value: { isNew: false } });
      expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
      const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(
        comments.filter(({ body }) =>
          body.startsWith('🚫 Baton run `fix-42` was cancelled by `marla`, because a comment asked for it.'),
        ),
      ).toHaveLength(1);
      expect(await statusOf(harness)).toContain('🚫 was cancelled**: cancelled by marla: a comment asked for it');
      expect(cancelled[0]).toBe(900);
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8'],
      title: 'keeps what its task comes to later, and nothing follows from it',
      input: 'cancel, then the output of the task arrives',
      expected: 'run, decision, end, task with outcome skipped and its handoff; nothing dispatched',
    },
    async () => {
      const { harness, decide, order } = await begin();
      await decide({});
      await advance(harness, order);
      const records = await harness.records();
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'decision', 'end', 'task']);
      expect(records.at(-1)?.record.body).toMatchObject({ outcome: 'skipped' });
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'is cancelled once, wherever the job that cancels it dies',
      input: 'a crash after each write of the decision, then the job again',
      expected: 'one decision, one end, a status that says so',
    },
    async () => {
      for (const writes of [1, 2]) {
        const { harness, decide } = await begin();
        harness.crashAfter(writes);
        await expect(decide({})).rejects.toThrow(Crash);
        harness.crashAfter(undefined);
        await decide({});
        expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
        expect(await statusOf(harness)).toContain('was cancelled');
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5'],
      title: 'is cancelled the same with every way to keep records',
      input: 'comments: all, outcomes, none; signed and unsigned',
      expected: 'decision and end on the thread of the run, six times',
    },
    async () => {
      for (const unsigned of [false, true]) {
        for (const comments of ['all', 'outcomes', 'none']) {
          const { harness, decide, order } = await begin({ unsigned, top: `comments: ${comments}` });
          expect(await decide({})).toMatchObject({ ok: true });
          expect((await kinds(harness, order.thread)).slice(-2)).toEqual(['decision', 'end']);
        }
      }
    },
  );

  it('is written behind the other writer that had the place, by the list that showed it, whatever later lists lack', async () => {
    const { harness, decide, order } = await begin();
    const { store } = harness.engine.ports;
    const { append, readSince } = store;
    let reads = 0;
    Object.assign(store, {
      append: async (request: AppendRequest) => {
        if (reads > 0) return append(request);
        const actor = { id: 8, login: 'mona' };
        const source = { kind: 'event', event: 'paused 1' } as const;
        const body = { verb: 'pause', actor, reason: 'too fast', source, decidedAt: '2026-03-18T10:00:00Z' } as const;
        const rival = { kind: 'decision', run: order.run, task: '', attempt: 0, execution: 1, body } as const;
        await append({ ...request, drafts: [rival] });
        reads = 1;
        return append(request);
      },
      // The first reading after the write shows both records; the next one is an older list.
      readSince: async (...asked: Parameters<typeof readSince>) => {
        const read = await readSince(...asked);
        const isOld = reads === 2;
        if (reads > 0) reads += 1;
        return isOld ? { ...read, records: read.records.slice(0, 1), comments: read.comments.slice(0, 1) } : read;
      },
    });
    const decided = await decide({});
    Object.assign(store, { append, readSince });
    expect(decided).toMatchObject({ ok: true });
    expect(await kinds(harness)).toEqual(['run', 'decision', 'decision', 'end']);
  });

  it('has the workflow run of its dispatched task stopped, and no other', async () => {
    const { harness, decide, order, cancelled } = await begin();
    await advance(harness, order);
    expect(await decide({})).toMatchObject({ ok: true, value: { stopped: [{ id: 1_001 }] } });
    expect(new Set(cancelled)).toEqual(new Set([1_001]));
    const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    expect(comments.some(({ body }) => body.includes(' Workflow run 1001 was told to stop.'))).toBe(true);
  });

  it('ends also where GitHub refuses to stop its job, which is a warning', async () => {
    const { harness, decide } = await begin({ refusing: true });
    expect(await decide({})).toMatchObject({ ok: true, value: { stopped: [] } });
    expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
    expect(harness.warnings.join()).toContain('Workflow run 900 was not told to stop: no right');
  });

  it('is not cancelled by another comment again, nor paused', async () => {
    const { decide } = await begin();
    await decide({});
    const source = { kind: 'comment' as const, comment: 5_001 };
    expect(await decide({ source })).toEqual({ ok: false, error: 'Run `fix-42` has ended already (cancelled).' });
    expect(await decide({ source, verb: 'pause' })).toMatchObject({ ok: false });
    expect(await decide({ source, verb: 'retry' })).toMatchObject({ ok: false });
  });
});

describe('a paused run', () => {
  it('records what comes and starts nothing', async () => {
    const { harness, decide, order } = await begin();
    expect(await decide({ verb: 'pause' })).toMatchObject({ ok: true });
    await advance(harness, order);
    expect(await kinds(harness)).toEqual(['run', 'decision', 'task']);
    expect(harness.started).toEqual([]);
  });
});

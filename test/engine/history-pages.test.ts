import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { buildIncompressible } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { always, extra, ledger, play, runHistory, stages } from './ledger-play.ts';

const stranger = { id: 666, login: 'hubot-watcher' };

function flood(harness: Harness, comments: number, subject = 500): void {
  for (let count = 0; count < comments; count += 1) harness.threads.post({ subject, body: 'noise', author: stranger });
}

async function startRun(harness: Harness, start: string, more = extra): Promise<Dispatch> {
  return orderOf(await plan(harness, { stages, extra: more, start, comments: harness.threads.count(subjectNumber) }));
}

/** Returns the requests that an action makes for ledgers and for pages of the ledgers: those of its own thread are left out. */
async function countRequests(
  harness: Harness,
  action: () => Promise<unknown>,
): Promise<{ readonly finds: readonly string[]; readonly pages: readonly string[] }> {
  const before = { finds: harness.ledgers.requests.length, pages: harness.threads.requests.length };
  await action();
  const pages = harness.threads.requests.slice(before.pages).filter((request) => request.startsWith('page'));
  // The first page is that of the subject's thread, where earlier runs are looked for.
  return { finds: harness.ledgers.requests.slice(before.finds), pages: pages.slice(1) };
}

/** Ends the run that was started last. */
async function end(harness: Harness): Promise<void> {
  const order = orderOf(await plan(harness, { stages, extra, start: 'b', comments: harness.threads.count(subjectNumber) }));
  await advance(harness, order, { kind: 'output', output: buildOutput(order) });
}

/** Appends genuine records of runs that succeeded, in a chain. */
async function fillLedger(harness: Harness, { ledger: thread, records }: { ledger: number; records: number }): Promise<void> {
  const { store } = harness.engine.ports;
  const { records: before } = await store.readSince(thread, always);
  const [first] = before;
  if (first?.record.kind !== 'history') throw new Error('The ledger has no record.');
  let tip = { seq: first.record.seq, digest: first.digest };
  for (let number = 1; number <= records; number += 1) {
    const finishedAt = new Date(Date.UTC(2026, 3, 1) + number * 60_000).toISOString();
    const { error: _error, message: _message, ...rest } = first.record.body;
    const body = { ...rest, outcome: 'succeeded' as const, startedAt: finishedAt, finishedAt };
    const draft = { kind: 'history' as const, run: `fix-${1_000 + number}`, task: '', attempt: 0, execution: 0, body };
    const [stored] = await store.append({ thread, tip, drafts: [draft], visible: 'x' });
    if (stored === undefined) throw new Error('The store did not append the record.');
    tip = { seq: stored.record.seq, digest: stored.digest };
  }
}

describe('reading the pages of a ledger', () => {
  requirement(
    {
      ids: ['DESIGN-8', 'Y-25'],
      title: 'takes one page where the newest runs are enough',
      input: 'a ledger with two runs on its last page of ten; limit 2',
      expected: 'find, last page',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a' });
      for (let count = 0; count < 949; count += 1) harness.threads.post({ subject: 500, body: 'x' });
      await play(harness, { start: 'b' });
      await play(harness, { start: 'c' });
      const { finds, pages } = await countRequests(harness, () => startRun(harness, 'd'));
      expect(finds).toEqual(['find history fix']);
      expect(pages).toEqual(['page 10']);
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42-3', '=== Task fix-42-2']);
    },
  );

  const failedOnly = 'history: { limit: 5, phases: [failed] }';

  requirement(
    {
      ids: ['F-M2', 'Y-6', 'DESIGN-4.5'],
      title: 'goes on past the comments of strangers, which cost requests and never entries',
      input: 'one failed run, then 205 comments of a stranger on its ledger',
      expected: 'the failed run; three pages; the status comment says so once; the next entry continues the chain',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a', failed: true, extra: failedOnly });
      flood(harness, 205);
      const { pages } = await countRequests(harness, () => startRun(harness, 'b', failedOnly));
      expect(pages).toEqual(['page 3', 'page 2', 'page 1']);
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42']);
      const comments = await harness.threads.listSince(subjectNumber, always);
      const told = comments.filter(({ body }) => body.includes('205 comments of other accounts'));
      expect(told).toHaveLength(1);
      expect(told[0]?.body).toContain('<!-- baton-status:fix\\u002d42\\u002d2 -->');

      const order = orderOf(await plan(harness, { stages, extra: failedOnly, start: 'b', comments: 9 }));
      await advance(harness, order, { kind: 'output', output: buildOutput(order) });
      const kept = await ledger(harness);
      expect(kept.map(({ record }) => [record.run, record.seq])).toEqual([
        ['fix-42', 1],
        ['fix-42-2', 2],
      ]);
      expect(kept[1]?.record.prev).toBe(kept[0]?.digest);
    },
  );

  requirement(
    {
      ids: ['F-M2'],
      title: 'says nothing of fewer than 100 comments of strangers',
      input: '99 comments of a stranger',
      expected: 'the run as it is, no word in the status comment',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a' });
      flood(harness, 99);
      await startRun(harness, 'b');
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42']);
      const comments = await harness.threads.listSince(subjectNumber, always);
      expect(comments.some(({ body }) => body.includes('other accounts'))).toBe(false);
    },
  );

  requirement(
    {
      ids: ['F-M3', 'DESIGN-4.5'],
      title: 'finds a record whose pieces stand on the page before',
      input: 'a record of several comments at 97 of a ledger, a run after it, limit 2',
      expected: 'both runs, newest first; no gap is reported; two pages',
    },
    async () => {
      const long = 'history: { limit: 2, include-keys: [handoff_summary, handoff_detail] }';
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a', extra: long });
      while (harness.threads.count(500) < 97) harness.threads.post({ subject: 500, body: 'x' });
      const detail = buildIncompressible(60_000);
      const big = await startRun(harness, 'big', long);
      const handoff = { version: 1 as const, summary: 'big', detail };
      await advance(harness, big, { kind: 'output', output: buildOutput(big, { handoff }) });
      expect(harness.threads.count(500)).toBeGreaterThan(100);
      const short = 'history: { limit: 2, include-keys: [duration] }';
      const { pages } = await countRequests(harness, () => startRun(harness, 'ask', short));
      expect(pages).toEqual(['page 2', 'page 1']);
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42-2', '=== Task fix-42']);
      expect(harness.warnings.filter((text) => text.includes('BATON-E414'))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-M2', 'F-M3', 'DESIGN-8'],
      title: 'reads 1,000 records to the first where the filter lets only that one through',
      input: 'a failed run, then 999 that succeeded; `phases: [failed]` and all',
      expected: 'the failed run after ten pages; the five newest after the last page of each ledger',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await play(harness, { start: 'a', failed: true });
      await fillLedger(harness, { ledger: 500, records: 999 });
      const filtered = await countRequests(harness, () => startRun(harness, 'b', failedOnly));
      expect(filtered.pages).toHaveLength(10);
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42']);
      await end(harness);
      const all = await countRequests(harness, () => startRun(harness, 'c', 'history: { limit: 5 }'));
      // The ledger is full, so the run before stands on the next one.
      expect(all.pages).toEqual(['page 1', 'page 10']);
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(
        [999, 998, 997, 996, 995].map((number) => `=== Task fix-${1_000 + number}`),
      );
    },
    60_000,
  );

  requirement(
    {
      ids: ['F-M2'],
      title: 'goes on into older ledgers, and makes at most 30 requests for pages',
      input: 'a failed run at the beginning of the first of four, of three and of two ledgers of 1,000 comments each',
      expected: '30 pages and no history; 30 pages and the run; 20 pages and the run',
    },
    async () => {
      for (const [newer, count, runs] of [
        [3, 30, []],
        [2, 30, ['=== Task fix-42']],
        [1, 20, ['=== Task fix-42']],
      ] as const) {
        const harness = createHarness({ run: 0 });
        await play(harness, { start: 'a', failed: true });
        flood(harness, 999);
        for (let number = 501; number <= 500 + newer; number += 1) {
          await harness.ledgers.create('history', 'fix');
          flood(harness, 1_000, number);
        }
        const { pages } = await countRequests(harness, () => startRun(harness, 'b', failedOnly));
        expect(pages).toHaveLength(count);
        expect((await runHistory(harness))?.match(/=== Task \S+/g) ?? []).toEqual(runs);
      }
    },
  );
});

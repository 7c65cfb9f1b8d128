import { describe, expect } from 'vitest';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { advance, orderOf, plan } from '../engine/chain.ts';
import { always, ledger, play, runHistory } from '../engine/ledger-play.ts';
import { withRuns } from '../engine/with-runs.ts';
import { createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

const stranger = { id: 666, login: 'hubot-watcher' };
const single = '\n      only: { agent: one, prompt: "Look." }';
const firstLedger = 500;

/** A stranger fills the last page of a thread with noise, and copies comments of ours to the next page, which has nothing else. */
async function copyOnto(harness: Harness, { thread, comments, at }: { thread: number; comments: number; at: string }) {
  const ours = (await harness.threads.listSince(thread, always)).slice(0, comments);
  const post = (body: string): unknown => harness.threads.post({ subject: thread, body, author: stranger, at });
  while (harness.threads.count(thread) % 100 !== 0) post('noise');
  for (const { body } of ours) post(body);
  while (harness.threads.count(thread) % 100 !== 0) post('noise');
}

async function endRun(harness: Harness): Promise<void> {
  await advance(harness, orderOf(await plan(harness, { stages: single })));
}

describe('a stranger who copies signed records into comments of their own', () => {
  requirement(
    {
      ids: ['T13', 'F-S7'],
      title: 'neither keeps new runs from starting nor starts an ended one again',
      input: 'fix-42 has ended; its first record is copied a page later; then the label is put on again',
      expected: 'fix-42-2 starts, and nothing else',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await endRun(harness);
      await copyOnto(harness, { thread: subjectNumber, comments: 1, at: '2026-03-19T00:00:00Z' });
      const comments = harness.threads.count(subjectNumber);
      const planned = await plan(harness, { stages: single, start: 'another', comments });
      expect(planned.refused).toEqual([]);
      expect(planned.runs.map(({ run }) => run)).toEqual(['fix-42-2']);
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-5.3'],
      title: 'makes no sweep start a run again that began before the time it looks back to',
      input: 'fix-42 ended 40 days ago; its first record is copied now; then a sweep',
      expected: 'no open run, nothing is started',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await endRun(harness);
      await copyOnto(harness, { thread: subjectNumber, comments: 1, at: '2026-04-27T00:00:00Z' });
      const late = withRuns(harness, {});
      const ports = { ...late.engine.ports, clock: { ...late.engine.ports.clock, now: () => '2026-04-27T01:00:00.000Z' } };
      const swept = await sweep({ ...late.engine, ports }, async () => [subjectNumber]);
      expect(swept).toMatchObject({ tasks: [], open: [] });
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-M2', 'T13', 'DESIGN-4.5'],
      title: 'does not choose what the history shows, and is counted as another account',
      input: 'five runs on the ledger; the two oldest are copied to its last page, among noise; limit 2',
      expected: 'the two newest runs; the next entry continues the fifth; the status comment tells of the flood',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      for (const start of ['a', 'b', 'c', 'd', 'e']) await play(harness, { start });
      await copyOnto(harness, { thread: firstLedger, comments: 2, at: '2026-03-19T00:00:00Z' });
      await play(harness, { start: 'f' });
      expect((await runHistory(harness))?.match(/=== Task \S+/g)).toEqual(['=== Task fix-42-5', '=== Task fix-42-4']);
      const [before, last] = (await ledger(harness)).slice(-2);
      expect([last?.record.run, last?.record.seq, last?.record.prev]).toEqual(['fix-42-6', 6, before?.digest]);
      const comments = await harness.threads.listSince(subjectNumber, always);
      expect(comments.filter(({ body }) => body.includes('195 comments of other accounts'))).toHaveLength(1);
      expect(harness.warnings.filter((text) => text.includes('BATON-E414'))).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { buildTrigger, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { bodies, describeThread, label, oneStage, runsIssue, subject } from './comments-chain.ts';

describe('runs of many subjects on one runs issue', () => {
  requirement(
    {
      ids: ['DESIGN-5.1', 'DESIGN-4.6', 'U29'],
      title: 'go on side by side, one active run for each subject',
      input: 'labels on #42, #43 and #42 again while its run is active; both end in turn; then a label on #42',
      expected: 'fix-42 and fix-43, seq of each its own; the second label on #42 refused; then fix-42-2',
    },
    async () => {
      const harness = createHarness();
      const first = orderOf(await label(harness, 'outcomes', { start: 'a' }));
      const second = orderOf(await label(harness, 'outcomes', { start: 'b', number: 43 }));
      expect((await label(harness, 'outcomes', { start: 'c' })).refused).toEqual([
        { pipeline: 'fix', reason: 'run fix-42 of this pipeline has not ended' },
      ]);
      await advance(harness, second);
      await advance(harness, first);
      expect(await describeThread(harness, runsIssue)).toEqual([
        '1 run fix-42',
        '1 run fix-43',
        '2 task fix-43/only + 3 end fix-43',
        '2 task fix-42/only + 3 end fix-42',
      ]);
      expect((await label(harness, 'outcomes', { start: 'd' })).runs).toMatchObject([{ run: 'fix-42-2' }]);
      expect(await describeThread(harness, 43)).toEqual(['status fix-43']);
      const heads = (await bodies(harness, runsIssue)).map((body) => body.split('\n')[0]);
      for (const [index, run] of ['fix-42', 'fix-43', 'fix-43', 'fix-42'].entries())
        expect(heads[index]).toContain(`run \`${run}\``);
      expect(harness.warnings).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'U29'],
      title: 'a tick among them is a run of its own',
      input: 'fix-42 active on the runs issue; a tick; a label on #43',
      expected: 'all three start',
    },
    async () => {
      const harness = createHarness();
      await label(harness, 'none', { start: 'a' });
      const { repository, subject: none, actor } = buildTrigger({ number: 0 });
      const schedule = { cron: '0 9 * * *', firedAt: '2026-03-18T09:12:00Z' };
      const trigger = { kind: 'schedule' as const, repository, subject: none, actor, label: '', schedule };
      const ticked = await plan(harness, { stages: oneStage, top: 'comments: none', trigger });
      expect(orderOf(ticked)).toMatchObject({ run: 'fix-20260318-0900', subject: runsIssue, thread: runsIssue, lock: 0 });
      const third = await label(harness, 'none', { start: 'b', number: 43 });
      expect(third.runs).toMatchObject([{ run: 'fix-43' }]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'U29'],
      title: 'a run that began on a full issue stays there, new ones begin on the next',
      input: 'fix-42 on #500, which then has 1,000 comments; a label on #43; fix-42 ends; a label on #42',
      expected: 'fix-43 on #501; the end of fix-42 on #500; fix-42-2 on #501',
    },
    async () => {
      const harness = createHarness();
      const first = orderOf(await label(harness, 'outcomes', { start: 'a' }));
      for (let count = harness.threads.count(runsIssue); count < 1_000; count += 1)
        harness.threads.post({ subject: runsIssue, body: 'x', author: { id: 5, login: 'x' } });
      expect(orderOf(await label(harness, 'outcomes', { start: 'b', number: 43 })).thread).toBe(501);
      expect((await label(harness, 'outcomes', { start: 'c' })).refused).toMatchObject([{ reason: /has not ended/ }]);
      await advance(harness, first);
      expect((await describeThread(harness, runsIssue)).filter((what) => what !== 'other')).toEqual([
        '1 run fix-42',
        '2 task fix-42/only + 3 end fix-42',
      ]);
      expect(orderOf(await label(harness, 'outcomes', { start: 'd' }))).toMatchObject({ run: 'fix-42-2', thread: 501 });
    },
  );
});

describe('a change of comments', () => {
  for (const [before, after] of [
    ['all', 'outcomes'],
    ['all', 'none'],
    ['outcomes', 'all'],
    ['outcomes', 'none'],
    ['none', 'outcomes'],
  ] as const) {
    requirement(
      {
        ids: ['DESIGN-5.1', 'DESIGN-4.6'],
        title: `${before} to ${after}: the active run goes on, and names go on`,
        input: 'a run is active when the config changes; a label; the run ends; a label',
        expected: 'refused while it is active, and it ends where it began; then fix-42-2',
      },
      async () => {
        const harness = createHarness();
        const first = orderOf(await label(harness, before, { start: 'a' }));
        expect((await label(harness, after, { start: 'b' })).refused).toMatchObject([{ reason: /has not ended/ }]);
        expect((await advance(harness, first)).ended?.outcome).toBe('succeeded');
        const second = orderOf(await label(harness, after, { start: 'c' }));
        expect(second).toMatchObject({ run: 'fix-42-2', thread: after === 'all' ? subject : runsIssue });
        expect((await advance(harness, second)).ended?.outcome).toBe('succeeded');
      },
    );
  }

  it('costs nothing where nothing changed, and a forged status comment no more than a look', async () => {
    const harness = createHarness();
    await advance(harness, orderOf(await label(harness, 'all', { start: 'a' })));
    await label(harness, 'all', { start: 'b' });
    expect(harness.ledgers.requests).toEqual([]);
    const other = createHarness();
    other.threads.post({ subject, body: `x\n\n${statusMarker('fix-42-7')}`, author: { id: 5, login: 'x' } });
    expect((await label(other, 'all')).runs).toMatchObject([{ run: 'fix-42' }]);
    expect(other.ledgers.requests).toEqual(['find runs fix']);
  });
});

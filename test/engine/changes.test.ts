import { describe, expect } from 'vitest';
import { checkConfig } from '../../src/core/config/parse/parse-config.ts';
import { startFromEvent } from '../../src/engine/plan/start-from-event.ts';
import { buildTrigger, createHarness, headSha } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, plan } from './chain.ts';
import { begin, change, endOf, kinds, statusOf, titles } from './change-chain.ts';

describe('a subject that changes in mid-run', () => {
  for (const [kind, label, words] of [
    ['closed', undefined, 'the issue was closed'],
    ['label-removed', 'Agent-Ready', 'the label `Agent-Ready`, which had started the run, was taken off'],
    ['merged', undefined, 'the issue was merged'],
  ] as const) {
    requirement(
      {
        ids: ['I-16', 'DESIGN-4.1'],
        title: 'ends the run by default when its label is taken off or it is closed, and says why',
        input: `${kind} while investigate works`,
        expected: 'a decision and the end as cancelled; the status says who and why; what comes later starts nothing',
      },
      async () => {
        const { harness, order } = await begin();
        const [changed] = await change(harness, label === undefined ? { kind } : { kind, label });
        expect(changed?.said).toBe(`was cancelled, because ${words}`);
        expect(await kinds(harness)).toEqual(['run', 'decision', 'end']);
        expect(await endOf(harness)).toMatchObject({ outcome: 'cancelled', reason: `cancelled by mona: ${words}` });
        expect(await statusOf(harness)).toContain('was cancelled');
        expect([...harness.labels]).toEqual([]);
        await advance(harness, order);
        expect(harness.started).toEqual([]);
        expect((await kinds(harness)).at(-1)).toBe('task');
      },
    );
  }

  for (const [title, happened, extra] of [
    ['on-change: continue', { kind: 'closed' }, 'on-change: continue'],
    [
      'a map with another answer for this kind',
      { kind: 'label-removed', label: 'agent-ready' },
      'on-change: { label-removed: continue }',
    ],
    ['a label that did not start it', { kind: 'label-removed', label: 'bug' }, ''],
    ['a push, by default', { kind: 'pushed' }, ''],
    ['a push of a bot, which may be the run itself', { kind: 'pushed', type: 'Bot' }, 'on-change: cancel'],
    ['a push of a bot that its name alone shows', { kind: 'pushed', login: 'baton[bot]' }, 'on-change: cancel'],
  ] as const) {
    requirement(
      {
        ids: ['DESIGN-4.1'],
        title: 'goes on where the config, or the kind of change, says so',
        input: title,
        expected: 'no record, and the next stage starts',
      },
      async () => {
        const { harness, order } = await begin(extra);
        const [changed] = await change(harness, { ...happened, extra });
        expect(changed?.said).toMatch(/^goes on, although /);
        await advance(harness, order);
        expect(await kinds(harness)).toEqual(['run', 'task']);
        expect(titles(harness)).toEqual(['fix 1 agent']);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.1'],
      title: 'a push ends a run whose pipeline says so, and what the run said at its start counts',
      input: 'on-change: { pushed: cancel } at the start, continue in the config of now',
      expected: 'cancelled',
    },
    async () => {
      const { harness } = await begin('on-change: { pushed: cancel }');
      const [changed] = await change(harness, { kind: 'pushed', extra: 'on-change: continue' });
      expect(changed?.said).toMatch(/^was cancelled, because commits were pushed/);
    },
  );

  requirement(
    {
      ids: ['I-16', 'DESIGN-5.2'],
      title: 'what happened before the event that started a run says nothing about it',
      input: 'closed an hour before, and a second after the label was put on',
      expected: 'left alone; cancelled',
    },
    async () => {
      const harness = createHarness();
      const labeledAt = new Date(Date.UTC(2026, 2, 18, 9) + 900 * 3_600_000 - 1_000).toISOString();
      await plan(harness, { trigger: { ...buildTrigger(), labeledAt } });
      const [early] = await change(harness, { kind: 'closed', hour: 899 });
      expect(early?.said).toBe('is left alone, because the issue was closed before it began');
      expect(await kinds(harness)).toEqual(['run']);
      const [late] = await change(harness, { kind: 'closed', hour: 900 });
      expect(late?.said).toBe('was cancelled, because the issue was closed');
    },
  );

  requirement(
    {
      ids: ['F-P10', 'I-16'],
      title: 'so does what happened before a label in Action mode, where only the payload knows when the issue last changed',
      input: 'the label is taken off and put on again a second later; the job of the first is heard last',
      expected: 'left alone',
    },
    async () => {
      const harness = createHarness();
      const changedAt = new Date(Date.UTC(2026, 2, 18, 9) + 899 * 3_600_000 + 1_000).toISOString();
      const extra = 'on-change: { label-removed: cancel }';
      await plan(harness, { trigger: { ...buildTrigger(), changedAt }, extra });
      const [early] = await change(harness, { kind: 'label-removed', label: 'agent-ready', hour: 899, extra });
      expect(early?.said).toMatch(/^is left alone, .* before it began$/);
      expect(await kinds(harness)).toEqual(['run']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T16'],
      title: 'the same change any number of times, and after the end, decides once',
      input: 'closed twice; a run that has ended',
      expected: 'one decision; nothing about a run that is over',
    },
    async () => {
      const { harness } = await begin();
      await change(harness, { kind: 'closed' });
      expect(await change(harness, { kind: 'closed', comments: 3 })).toEqual([]);
      expect((await kinds(harness)).filter((kind) => kind === 'decision')).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1', 'T17'],
      title: 'is heard by a run that `/baton run` started of a pipeline that can only be started by hand',
      input: 'on: { manual: true }, `/baton run fix`; the label baton:pause, its end, closed',
      expected: 'paused; goes on; cancelled',
    },
    async () => {
      const harness = createHarness();
      const text = configText(harness).replace(/\bon: .*/, 'on: { manual: true }');
      const base = buildTrigger();
      const comment = { id: 9_000, author: base.actor, body: '/baton run fix', createdAt: '2026-03-18T10:00:00Z' };
      const planned = await startFromEvent(harness.engine, {
        trigger: { ...base, kind: 'comment', label: '', named: 'fix', comment },
        config: checkConfig(text),
        commit: headSha,
        inline: true,
        start: 'comment 9000',
      });
      expect(planned).toMatchObject({ ok: true, value: { runs: [{ run: 'fix-42' }] } });
      const said: string[] = [];
      for (const kind of ['paused', 'resumed', 'closed'] as const)
        said.push((await change(harness, { kind, text }))[0]?.said.split(',')[0] ?? 'nothing');
      expect(said).toEqual(['is paused', 'goes on', 'was cancelled']);
    },
  );
});

import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { Change } from '../../src/core/trigger/change.ts';
import { changeRuns } from '../../src/engine/change-runs.ts';
import {
  buildCommits,
  buildOutput,
  buildTrigger,
  createHarness,
  type Harness,
  subjectNumber,
} from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, configText, lastStarted, orderOf, plan } from './chain.ts';

interface Happened {
  readonly kind: Change['kind'];
  readonly label?: string;
  readonly extra?: string;
  readonly comments?: number;
  readonly login?: string;
  readonly type?: string;
}

let hours = 0;

/** Something happens to the subject, an hour after the last time. */
async function change(harness: Harness, { kind, label, extra = '', comments = 2, login = 'mona', type }: Happened) {
  const { repository, subject } = buildTrigger({ comments });
  const actor = { id: 1, login, ...(type === undefined ? {} : { type }) };
  hours += 1;
  const at = new Date(Date.UTC(2026, 2, 18, 9) + hours * 3_600_000).toISOString();
  const about: Change = { kind, repository, subject, actor, at, ...(label === undefined ? {} : { label }) };
  const changed = await changeRuns(harness.engine, { change: about, configText: configText(harness, undefined, { extra }) });
  if (!changed.ok) throw new Error(changed.error.map(({ message }) => message).join('\n'));
  return changed.value;
}

const kinds = async (harness: Harness) => (await harness.records()).map(({ record }) => record.kind);
const endOf = async (harness: Harness) =>
  (await harness.records()).map(({ record }) => record).find(({ kind }) => kind === 'end')?.body;
const titles = (harness: Harness) => harness.started.map(({ task, execution, for: by }) => `${task} ${execution} ${by}`);
const statusOf = async (harness: Harness): Promise<string> => {
  const comments = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
  return comments.find(({ body }) => body.includes('<!-- baton-status:'))?.body.split('\n')[0] ?? '';
};

async function begin(extra = ''): Promise<{ harness: Harness; order: Dispatch }> {
  const harness = createHarness();
  return { harness, order: orderOf(await plan(harness, { extra })) };
}

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
});

describe('baton:pause in mid-run', () => {
  requirement(
    {
      ids: ['T17', 'DESIGN-6'],
      title: 'keeps what the agent at work hands over, starts nothing, and goes on from there when it is taken off',
      input: 'paused while investigate works; investigate ends; resumed',
      expected: 'the record with its handoff, no start; after it fix starts once, with the handoff',
    },
    async () => {
      const { harness, order } = await begin();
      const [paused] = await change(harness, { kind: 'paused' });
      expect(paused?.said).toBe('is paused, because the label `baton:pause` was put on');
      expect(await statusOf(harness)).toContain('is ⏸️ paused by `mona`');
      await advance(harness, order);
      expect(await kinds(harness)).toEqual(['run', 'decision', 'task']);
      expect(harness.started).toEqual([]);
      const [resumed] = await change(harness, { kind: 'resumed', comments: 4 });
      expect(resumed?.started).toEqual(['fix']);
      expect(titles(harness)).toEqual(['fix 1 agent']);
      expect(await statusOf(harness)).toContain('under way');
      await advance(harness, lastStarted(harness));
      expect(titles(harness)).toEqual(['fix 1 agent', 'open-pr 1 publish']);
    },
  );

  requirement(
    {
      ids: ['T17'],
      title: 'publishes no commits and carries out no built-in until it is taken off; nothing of the work is lost',
      input: 'paused while fix works, which leaves commits; resumed; paused before open-pr; resumed',
      expected: 'no branch in the pause; then the same commits by publish alone, and the pull request after the second pause',
    },
    async () => {
      const { harness, order } = await begin();
      await advance(harness, order);
      const fix = lastStarted(harness);
      await change(harness, { kind: 'paused', comments: 4 });
      await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
      expect(harness.branches.size).toBe(0);
      await change(harness, { kind: 'resumed', comments: 6 });
      expect(titles(harness)).toEqual(['fix 1 agent', 'fix 2 publish']);

      await advance(harness, lastStarted(harness));
      expect([...harness.branches.keys()]).toEqual(['baton/issue-42']);
      const tasks = (await harness.records()).flatMap(({ record }) => (record.kind === 'task' ? [record] : []));
      expect(tasks.map(({ attempt, execution, body }) => [body.stage, attempt, execution, body.handoff?.summary])).toEqual([
        ['investigate', 1, 1, 'summary of investigate'],
        ['fix', 1, 1, 'summary of fix'],
        ['fix', 1, 2, 'summary of fix'],
      ]);
      expect(tasks.at(-1)?.body).toMatchObject({ outcome: 'succeeded', results: { branch: 'baton/issue-42' } });

      const open = lastStarted(harness);
      await change(harness, { kind: 'paused', comments: 9 });
      await advance(harness, open);
      expect(harness.pulls).toEqual([]);
      await change(harness, { kind: 'resumed', comments: 10 });
      const { ended } = await advance(harness, lastStarted(harness));
      expect(ended?.outcome).toBe('succeeded');
      expect(harness.pulls).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-5.2'],
      title: 'an agent job that found the pause is started again, also when its word comes after the end of the pause',
      input: 'fix says "paused" in the pause, and again after it was taken off',
      expected: 'nothing is recorded of it; the same execution starts again, once for each pause',
    },
    async () => {
      const { harness, order } = await begin();
      await advance(harness, order);
      const fix = lastStarted(harness);
      const stopped = { kind: 'output', output: buildOutput(fix, { outcome: 'skipped', stopped: 'paused' }) } as const;
      await advance(harness, fix, stopped);
      expect(titles(harness)).toEqual(['fix 1 agent']);
      await change(harness, { kind: 'paused', comments: 4 });
      await advance(harness, fix, stopped);
      expect(titles(harness)).toEqual(['fix 1 agent']);
      await change(harness, { kind: 'resumed', comments: 5 });
      await advance(harness, fix, stopped);
      expect(titles(harness)).toEqual(['fix 1 agent', 'fix 1 agent']);
      expect((await kinds(harness)).filter((kind) => kind === 'task')).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.4'],
      title: 'a pause does not count for the time limit of a run',
      input: 'limits.timeout-minutes 30; paused for an hour',
      expected: 'the run goes on',
    },
    async () => {
      const { harness, order } = await begin('limits: { timeout-minutes: 30 }');
      const at = (minutes: number) => {
        const now = () => new Date(Date.UTC(2026, 2, 18, 9, minutes)).toISOString();
        const clock = { ...harness.engine.ports.clock, now };
        return { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, clock } } };
      };
      await change(at(10), { kind: 'paused' });
      await advance(at(20), order);
      await change(at(70), { kind: 'resumed', comments: 4 });
      expect(titles(harness)).toEqual(['fix 1 agent']);
      await advance(at(75), lastStarted(harness));
      expect(await endOf(harness)).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['T17', 'DESIGN-5.2'],
      title: 'a crash after any write of going on starts nothing twice and forgets nothing',
      input: 'the process ends after each write of the resumption, and the job runs again',
      expected: 'one resume, fix started at least once and never lost',
    },
    async () => {
      for (const writes of [1, 2, 3]) {
        const { harness, order } = await begin();
        await change(harness, { kind: 'paused' });
        await advance(harness, order);
        harness.crashAfter(writes);
        hours = 500;
        await change(harness, { kind: 'resumed', comments: 4 }).catch(() => undefined);
        harness.crashAfter(undefined);
        hours = 500;
        await change(harness, { kind: 'resumed', comments: 5 });
        expect((await kinds(harness)).filter((kind) => kind === 'decision')).toHaveLength(2);
        expect(new Set(titles(harness)), `after ${writes}`).toEqual(new Set(['fix 1 agent']));
      }
    },
  );
});

describe('the kill switch of the repository', () => {
  requirement(
    {
      ids: ['T17'],
      title: 'keeps in publish what an agent left, and publishes and starts nothing',
      input: 'BATON_PAUSE while investigate ends, and while fix ends with commits',
      expected: 'both are recorded; no start, no branch',
    },
    async () => {
      const { harness, order } = await begin();
      const paused = { ...harness, engine: { ...harness.engine, settings: { ...harness.engine.settings, paused: true } } };
      await advance(paused, order);
      expect(await kinds(harness)).toEqual(['run', 'task']);
      expect(harness.started).toEqual([]);

      const { harness: other, order: first } = await begin();
      await advance(other, first);
      const fix = lastStarted(other);
      const stopped = { ...other, engine: { ...other.engine, settings: { ...other.engine.settings, paused: true } } };
      await advance(stopped, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
      expect(other.branches.size).toBe(0);
      expect(titles(other)).toEqual(['fix 1 agent']);
      expect((await other.records()).at(-1)?.record.body).toMatchObject({
        held: { run: 900 },
        handoff: { summary: 'summary of fix' },
      });
    },
  );
});

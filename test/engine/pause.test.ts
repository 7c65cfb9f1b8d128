import { describe, expect } from 'vitest';
import { buildCommits, buildOutput } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, change, endOf, kinds, statusOf, titles } from './change-chain.ts';
import { withRuns } from './with-runs.ts';

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
      expect(await statusOf(harness)).toContain('is **⏸️ paused** by `mona`');
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
      ids: ['T17', 'DESIGN-4.5'],
      title: 'is taken off although somebody deleted an earlier decision',
      input: 'paused, resumed, paused; the comment of the first decision is deleted; resumed',
      expected: 'the decision counts, and what waited is started',
    },
    async () => {
      const { harness, order } = await begin();
      for (const [kind, comments] of [
        ['paused', 2],
        ['resumed', 3],
        ['paused', 4],
      ] as const)
        await change(harness, { kind, comments });
      await advance(harness, order);
      const first = (await harness.records()).find(({ record }) => record.kind === 'decision');
      harness.threads.remove(first?.comment ?? 0);
      const [resumed] = await change(harness, { kind: 'resumed', comments: 5 });
      expect(resumed?.started).toEqual(['fix']);
      expect(await kinds(harness)).toEqual(['run', 'decision', 'decision', 'task', 'decision']);
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

  for (const [conclusion, refused, expected] of [
    ['failure', false, []],
    ['failure', true, ['fix 1 agent', 'fix 1 agent']],
    ['success', false, ['fix 1 agent', 'fix 1 agent']],
  ] as const)
    requirement(
      {
        ids: ['F-CH5', 'T17'],
        title: `src/engine/gate/worker.ts: a resume and a publish job that ended as ${conclusion}${refused ? ', which GitHub runs not again' : ''}`,
        input: 'the workflow run of fix is over; paused and resumed',
        expected: expected.length === 0 ? 'the publish job runs again; no agent starts' : 'the agent starts again',
      },
      async () => {
        const { harness, order } = await begin();
        await advance(harness, order);
        await change(harness, { kind: 'paused', comments: 4 });
        const again: number[] = [];
        const facts = { agent: 'success', publish: conclusion, ...(refused ? {} : { again }) };
        await change(withRuns(harness, facts), { kind: 'resumed', comments: 5 });
        expect(titles(harness)).toEqual(expected.length === 0 ? ['fix 1 agent'] : expected);
        expect(again).toEqual(expected.length === 0 ? [3] : []);
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
        await change(harness, { kind: 'resumed', comments: 4, hour: 500 }).catch(() => undefined);
        harness.crashAfter(undefined);
        await change(harness, { kind: 'resumed', comments: 5, hour: 500 });
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

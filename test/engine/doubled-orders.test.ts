import { describe, expect } from 'vitest';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { startedOrder } from './child-chain.ts';
import { withRuns } from './with-runs.ts';

/** The settings of the workflow run that carries an order out a second time. */
const second = ({ engine: { settings } }: Harness) => ({
  ...settings,
  workflowRun: { id: 901, attempt: 1, url: 'https://x.test/901' },
});

/** The same at a time, while GitHub lists no workflow run. */
function unlisted(harness: Harness, time: number): Harness {
  const { engine } = harness;
  const clock = { ...engine.ports.clock, now: () => new Date(time).toISOString() };
  const workflowRuns = { ...engine.ports.workflowRuns, listRuns: async () => [] };
  return { ...harness, engine: { ...engine, ports: { ...engine.ports, clock, workflowRuns } } };
}

describe('an order that GitHub carries out twice', () => {
  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'has its commits once, though its second agent starts from those of the first',
      input: 'publish of the first dies behind its push; the agent of the second starts from there, and its publish comes first',
      expected: 'the branch stays where it was, and the record names its commit',
    },
    async () => {
      const harness = createHarness();
      await advance(harness, orderOf(await plan(harness)));
      const fix = lastStarted(harness);
      harness.crashAfter(2);
      const first = advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
      await expect(first).rejects.toThrow('after branch');
      harness.crashAfter(undefined);
      const tip = harness.branches.get('baton/issue-42');
      await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits(tip) }) });
      expect(harness.branches.get('baton/issue-42')).toBe(tip);
      expect((await harness.records()).at(-1)?.record.body).toMatchObject({ stage: 'fix', commits: { published: tip } });
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2'],
      title: 'starts nothing that GitHub does not list yet',
      input:
        'publish of the same order in a second workflow run, while the lists lack what the first one started; then past that time',
      expected: 'one start; two, since the first may have died before it started anything',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      await advance(harness, order);
      const written = Date.parse((await harness.records()).at(-1)?.writtenAt ?? '');
      for (const [minutes, starts] of [
        [1, 1],
        [3, 2],
      ] as const) {
        const later = unlisted(harness, written + minutes * 60_000);
        await advance({ ...later, engine: { ...later.engine, settings: second(harness) } }, order);
        expect(harness.started).toHaveLength(starts);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-5.3'],
      title: 'starts nothing that the first one has started just now, when its publish job ran again long after its record',
      input:
        'the lists lack what that job started; it is at work, ended a minute ago, or three; publish of the same order in a second workflow run',
      expected: 'no start; none; one, since the first may have died before it started anything',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      await expect(advance(harness, order)).rejects.toThrow();
      harness.crashAfter(undefined);
      const time = Date.parse('2026-03-18T15:00:00Z');
      for (const [endedAt, starts] of [
        [undefined, 0],
        ['2026-03-18T14:59:00Z', 0],
        ['2026-03-18T14:57:00Z', 1],
      ] as const) {
        const first = withRuns(harness, { agent: 'success', publish: endedAt === undefined ? null : 'success', endedAt });
        const later = unlisted(first, time);
        await advance({ ...later, engine: { ...later.engine, settings: second(harness) } }, order);
        expect(harness.started).toHaveLength(starts);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-5.3'],
      title: 'is not made by one job: what it has just started is no stage that is overdue',
      input: 'publish dies behind its record, and runs again five hours later, while the lists lack what it starts',
      expected: 'one start',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      await expect(advance(harness, order)).rejects.toThrow();
      harness.crashAfter(undefined);
      expect(harness.started).toEqual([]);
      const written = Date.parse((await harness.records()).at(-1)?.writtenAt ?? '');
      await advance(unlisted(harness, written + 5 * 3_600_000), order);
      expect(harness.started.map(({ task }) => task)).toEqual(['fix']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T13'],
      title: 'starts nothing that is at work, where somebody deleted what the first one had recorded',
      input:
        'look is recorded, and fix at work; so is docs beside it; the comment with the record of look is deleted; its order again',
      expected: 'a record of look again; one start of fix',
    },
    async () => {
      const harness = createHarness();
      const [look, docs] = ['look', 'docs'].map((name) => `${name}: { agent: one, prompt: x }`);
      const stages = ` { ${look}, ${docs}, fix: { needs: [look], agent: one, prompt: y } }`;
      const order = orderOf(await plan(harness, { stages }));
      await advance(harness, order);
      await advance(harness, startedOrder(harness, 'docs'));
      const first = (await harness.records()).find(({ record }) => record.task === 'look');
      harness.threads.remove(first?.comment ?? 0);
      await advance(harness, order);
      expect((await harness.records()).map(({ record }) => record.task)).toEqual(['', 'docs', 'look']);
      expect(harness.started.map(({ task }) => task)).toEqual(['docs', 'fix']);
    },
  );
});

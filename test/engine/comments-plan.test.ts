import { describe, expect } from 'vitest';
import { createDryPorts } from '../../src/engine/dry-ports.ts';
import { buildTrigger, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, chainStages, orderOf, plan } from './chain.ts';
import { describeThread, label, long, oneStage, runsIssue, subject } from './comments-chain.ts';

const refusals = [
  {
    title: 'is locked',
    subject: { locked: true },
    words: '#42 is locked, and GitHub refuses comments of workflows there: unlock it',
  },
  {
    title: 'is full',
    subject: { comments: 2_500 },
    words: '#42 has 2500 comments, and GitHub takes no more than 2500: delete some',
  },
];

describe('plan for a subject that takes no comments', () => {
  for (const { title, subject: changes, words } of refusals) {
    requirement(
      {
        ids: ['DESIGN-4.5', 'U29'],
        title: `refuses in words, before any request, when the event says that the subject ${title}`,
        input: 'the label, with comments: all, outcomes and none',
        expected: 'no run, no request, and what to do; with none the run goes its way',
      },
      async () => {
        for (const mode of ['all', 'outcomes']) {
          const harness = createHarness();
          const planned = await plan(harness, { trigger: buildTrigger(changes), top: `comments: ${mode}` });
          expect(planned.runs).toEqual([]);
          expect(planned.matches[0]?.checks).toContainEqual({
            check: 'thread',
            passed: false,
            detail: `${words} and start it again, or write \`comments: none\` in the config.`,
          });
          const made = [...harness.writes, ...harness.threads.requests, ...harness.ledgers.requests];
          // Why it started nothing is kept, which is no request to the interface.
          expect(made).toEqual(['artifact baton-trace-42-1']);
        }
        const harness = createHarness();
        harness.threads.fill(subject);
        const planned = await plan(harness, { trigger: buildTrigger(changes), top: 'comments: none', stages: oneStage });
        expect((await advance(harness, orderOf(planned))).ended?.outcome).toBe('succeeded');
      },
    );
  }
});

describe('plan with comments: outcomes', () => {
  requirement(
    {
      ids: ['DESIGN-8', 'U29'],
      title: 'reads the runs issue back to the subject, and the rest costs the same at every length',
      input: 'an issue labelled for the first time, with 0, 99 and 899 comments of others on the runs issue before it was opened',
      expected: 'one list of runs issues and one page; publish lists once',
    },
    async () => {
      for (const length of [0, 99, 899]) {
        const harness = createHarness();
        await harness.engine.ports.ledgers.create('runs', 'fix');
        for (let count = 0; count < length; count += 1) harness.threads.post({ subject: runsIssue, body: 'x' });
        const at = harness.threads.post({ subject: 7, body: 'x' }).createdAt;
        harness.threads.post({ subject: runsIssue, body: 'x' });
        const [asked, looked] = [harness.threads.requests.length, harness.ledgers.requests.length];
        const trigger = buildTrigger({ createdAt: at });
        const planned = await plan(harness, { trigger, top: 'comments: outcomes', stages: chainStages });
        expect(harness.ledgers.requests.slice(looked)).toEqual(['find runs fix']);
        expect(kindsOf(harness, asked), `${length} comments`).toEqual(['page', 'create', 'list', 'create']);
        const before = harness.threads.requests.length;
        await advance(harness, orderOf(planned));
        expect(kindsOf(harness, before), `${length} comments`).toEqual(['list', 'create', 'list']);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3', 'DESIGN-4.5'],
      title: 'starts no second run about a subject when a run about another one has ended on the same runs issue',
      input: 'the label on #42, then on #41, whose run ends; then on #42 once more',
      expected: 'the second label on #42 starts nothing: its run has not ended',
    },
    async () => {
      const harness = createHarness();
      await label(harness, 'outcomes', { start: 'first' });
      const other = await label(harness, 'outcomes', { number: 41, start: 'other' });
      expect((await advance(harness, orderOf(other))).ended?.outcome).toBe('succeeded');
      const again = await label(harness, 'outcomes', { start: 'again' });
      expect(again.runs).toEqual([]);
      expect(again.refused).toEqual([{ pipeline: 'fix', reason: 'run fix-42 of this pipeline has not ended' }]);
    },
  );

  requirement(
    {
      ids: ['T14', 'U29'],
      title: 'freezes the comments of the subject, not those of the runs issue',
      input: 'a comment on #42 before the label, another on the runs issue; a prompt that shows comments',
      expected: 'the run record holds the first alone',
    },
    async () => {
      const harness = createHarness({ labeledAt: '2026-03-19T00:00:00Z' });
      await harness.engine.ports.ledgers.create('runs', 'fix');
      harness.threads.post({ subject, body: 'It began on Monday.', author: { id: 5, login: 'x' } });
      harness.threads.post({ subject: runsIssue, body: 'Not for agents.', author: { id: 5, login: 'x' } });
      await label(harness, 'outcomes', { stages: '\n      only: { agent: one }' });
      const { records: stored } = await harness.engine.ports.store.readSince(runsIssue, long);
      const [run] = stored.map(({ record }) => record);
      expect(run?.kind === 'run' && run.body.comments.map(({ body }) => body)).toEqual(['It began on Monday.']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-5.3'],
      title: 'goes on without a status comment when the subject takes none',
      input: 'a #42 that is locked or full by the time the status comment comes, two stages',
      expected: 'a warning; the run ends, its records on the runs issue',
    },
    async () => {
      const harness = createHarness();
      harness.threads.fill(subject);
      const planned = await label(harness, 'outcomes');
      expect(harness.warnings).toEqual([expect.stringContaining('Run fix-42 has no status comment')]);
      expect((await advance(harness, orderOf(planned))).ended?.outcome).toBe('succeeded');
      expect(await describeThread(harness, runsIssue)).toEqual(['1 run fix-42', '2 task fix-42/only + 3 end fix-42']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'lists where it would write in a dry run, also before the issue exists',
      input: 'the first label with outcomes, dry',
      expected: 'issue, record there, status comment on #42; nothing written',
    },
    async () => {
      const harness = createHarness();
      const dry = createDryPorts(harness.engine.ports);
      const engine = { ...harness.engine, ports: dry.ports };
      await label({ ...harness, engine }, 'outcomes');
      expect(harness.writes).toEqual([]);
      expect(dry.effects).toMatchObject([
        'open and close the issue that keeps the runs of pipeline fix',
        'react to #42 with eyes',
        expect.stringContaining('comment on #0 with the run record of fix-42'),
        expect.stringContaining('comment on #42: Baton run `fix-42`'),
        'label #42 with baton:running',
      ]);
    },
  );
});

function kindsOf({ threads }: Harness, from: number): readonly (string | undefined)[] {
  return threads.requests.slice(from).map((request) => request.split(' ')[0]);
}

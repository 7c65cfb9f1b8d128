import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { type LocalWorld, useLocalWorlds, type WorldOptions } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

function options(mode: string): WorldOptions {
  return {
    agents: { one: { script: "hand({ summary: 'done' });" } },
    pipelines: {},
    config: `version: 1
comments: ${mode}
signing: { keys: ["KEY"] }
agents: { one: { engine: command, command: [node, scripts/one.mjs] } }
pipelines:
  fix:
    on: { issues: { labels: [fix] } }
    stages:
      look: { agent: one, prompt: "Look." }
      again: { needs: [look], agent: one, prompt: "{{ needs.look.handoff.summary }}" }
`,
  };
}

async function runsIssues(world: LocalWorld): Promise<readonly number[]> {
  const issues = (await world.ask('/issues?labels=baton:runs&state=all')) as readonly { number: number; state: string }[];
  expect(issues.every(({ state }) => state === 'closed')).toBe(true);
  return issues.map(({ number }) => number).toSorted((a, b) => a - b);
}

async function recordsOf(world: LocalWorld): Promise<readonly string[]> {
  const threads = await Promise.all((await runsIssues(world)).map((number) => world.records(number)));
  expect(threads.flatMap(({ ignored }) => ignored)).toEqual([]);
  return threads.flatMap(({ records }) => records.map(({ record }) => `${record.run} ${record.seq} ${record.kind}`));
}

function expected(issue: number): readonly string[] {
  return ['1 run', '2 task', '3 task', '4 end'].map((record) => `fix-${issue} ${record}`);
}

describe('comments: outcomes in workflow jobs', () => {
  requirement(
    {
      ids: ['U29', 'DESIGN-5.1', 'T16'],
      title: 'runs of three issues that are labelled at once share runs issues, and none is lost or doubled',
      input: 'three labels before anything runs, no runs issue yet',
      expected: 'each issue has its status comment alone, each run its four records',
    },
    async () => {
      const world = await create(options('outcomes'));
      const issues = [await world.open({}), await world.open({}), await world.open({})];
      for (const issue of issues) await world.label(issue, 'fix');
      await world.settle();
      for (const issue of issues) {
        const thread = await world.thread(issue);
        expect(thread.map(({ body }) => body.endsWith(statusMarker(`fix-${issue}`)))).toEqual([true]);
        expect(thread[0]?.body).toContain('✅ succeeded');
      }
      expect((await recordsOf(world)).toSorted()).toEqual(issues.flatMap(expected).toSorted());
    },
    120_000,
  );

  requirement(
    {
      ids: ['U29', 'DESIGN-8'],
      title: 'a run costs what it costs with all, and one request more to find its runs issue',
      input: 'a second issue is labelled after the run of a first one has ended',
      expected: 'plan 8 (6 for comments: all in DESIGN 8, 7 with ADR 0008), agent 1, publish 5 for the middle link',
    },
    async () => {
      const world = await create(options('outcomes'));
      await world.run('fix');
      const before = world.requests().length;
      await world.run('fix');
      expect(await runsIssues(world)).toHaveLength(1);
      const byJob = new Map<string, number>();
      for (const { by } of world.requests().slice(before)) byJob.set(by, (byJob.get(by) ?? 0) + 1);
      expect(Object.fromEntries(byJob)).toMatchObject({
        'plan: Baton: fix on #3': 8,
        'agent: Baton: fix on #3': 1,
        'publish: Baton: fix on #3': 5,
      });
      for (const [job, count] of byJob) expect(count, job).toBeLessThanOrEqual(job.startsWith('publish') ? 10 : 8);
    },
    120_000,
  );
});

describe('comments: none with the App', () => {
  requirement(
    {
      ids: ['U29', 'DESIGN-2'],
      title: 'leaves the issue without a comment',
      input: 'an issue is labelled; the App plans and publishes',
      expected: 'no comment on it; records and status comment on the runs issue',
    },
    async () => {
      const caller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
      const world = await create({ ...options('none'), files: { '.github/workflows/baton-agent.yml': caller } });
      const app = await startApp(world);
      try {
        const issue = await world.open({});
        await world.label(issue, 'fix');
        await app.settle();
        expect(await world.thread(issue)).toEqual([]);
        expect(await recordsOf(world)).toEqual(expected(issue));
        const [runs = 0] = await runsIssues(world);
        const views = (await world.thread(runs)).filter(({ body }) => body.endsWith(statusMarker(`fix-${issue}`)));
        expect(views).toHaveLength(1);
      } finally {
        await app.close();
      }
    },
    120_000,
  );
});

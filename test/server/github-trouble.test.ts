import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

const createWorld = () =>
  create({
    agents: { one: { script: "hand({ summary: 'looked' });" }, two: { script: "hand({ summary: 'fixed' });" } },
    pipelines: { fix: { look: { agent: 'one' }, mend: { agent: 'two', needs: ['look'] } } },
    files: { '.github/workflows/baton-agent.yml': agentCaller },
  });

/** Opens issues, labels each, and returns their numbers. */
async function startRuns(world: LocalWorld, count: number): Promise<readonly number[]> {
  const issues: number[] = [];
  for (let n = 0; n < count; n++) issues.push(await world.open({}));
  for (const issue of issues) await world.label(issue, 'fix');
  return issues;
}

/** Expects that a run succeeded whose every write was made once. */
async function expectWhole(world: LocalWorld, issue: number): Promise<void> {
  const { records } = await world.records(issue);
  expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
  expect(records.at(-1)?.record).toMatchObject({ body: { outcome: 'succeeded' } });
  const bodies = (await world.thread(issue)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(bodies.filter((body) => body.includes('This comment is redrawn from'))).toHaveLength(1);
}

const waitLine = /^⏳ Waiting for GitHub's rate limit until .* \d\d:\d\d UTC\. It goes on by itself\.$/;

/**
 * Reads the threads after each edit of the App until all is settled; more reads would never let it settle. Returns the different lines
 * about a wait that stood in a status comment.
 */
async function watchWaits(world: LocalWorld, issues: readonly number[], settled: Promise<void>): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  let isSettled = false;
  const end = settled.finally(() => {
    isSettled = true;
  });
  const countEdits = () => world.server.requests.filter(({ method, status }) => method === 'PATCH' && status === 200).length;
  for (let edits = 0; !isSettled; await new Promise((resolve) => setTimeout(resolve, 200))) {
    if (edits === countEdits()) continue;
    edits = countEdits();
    const bodies = (await Promise.all(issues.map((issue) => world.thread(issue)))).flat().map(({ body }) => body);
    for (const line of bodies.join('\n').split('\n')) if (line.includes('⏳ Waiting')) seen.add(line);
  }
  await end;
  return seen;
}

describe('a GitHub in trouble, with the App', () => {
  requirement(
    {
      ids: ['P10-4'],
      title: 'refuses, fails and keeps silent in turn: no run fails, and no write is doubled',
      input: '403 secondary limit and 429 with retry-after 1, 502, lost answers, and no answers, to reads and writes of two runs',
      expected: 'two jobs and one of each record per run; no attempt of the queue was used up',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world, { answerMilliseconds: 1_500 });
      const { server } = world;
      const soon = { 'retry-after': '1' };
      const comments = { method: 'POST', path: /\/issues\/\d+\/comments$/ };
      const dispatches = { method: 'POST', path: /\/dispatches$/ };
      server.failNext({ ...comments, status: 403, headers: soon, times: 2 });
      server.failNext({ ...dispatches, status: 429, headers: soon });
      server.failNext({ method: 'GET', path: /\/comments/, status: 403, headers: soon });
      server.failNext({ method: 'GET', path: /\/git\/|\/branches\//, status: 502, times: 2 });
      server.failNext({ method: 'GET', path: /\/comments/, status: 'hang' });
      server.failNext({ ...comments, status: 'drop-after' });
      server.failNext({ ...comments, status: 'hang' });
      server.failNext({ ...dispatches, status: 'drop-after' });
      server.failNext({ method: 'PATCH', path: /\/issues\/comments\//, status: 502 });
      const issues = await startRuns(world, 2);
      await app.settle();
      for (const issue of issues) await expectWhole(world, issue);
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(Array(4).fill('agent success'));
      expect(app.log()).not.toMatch(/Attempt \d of|Gave up/);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'a run waits for the limit on creations, and the log and its status comment say until when',
      input: 'two runs; 7 creations in 25 s are allowed, here and by GitHub',
      expected:
        'GitHub refuses nothing; log and status comment say the wait, and the comment no more at the end; all runs succeed, and no attempt was used up',
    },
    async () => {
      const world = await createWorld();
      const limit = { most: 7, perMilliseconds: 25_000 };
      const app = await startApp(world, { windows: [{ counts: 'creations', ...limit }] });
      world.server.setLimits({ creations: [limit] });
      const issues = await startRuns(world, 2);
      const seen = await watchWaits(world, issues, app.settle());
      for (const issue of issues) await expectWhole(world, issue);
      expect(seen.size).toBeGreaterThan(0);
      for (const line of seen) expect(line).toMatch(waitLine);
      const bodies = (await Promise.all(issues.map((issue) => world.thread(issue)))).flat().map(({ body }) => body);
      expect(bodies.filter((body) => body.includes('rate limit'))).toEqual([]);
      expect(world.server.requests.filter(({ by, status }) => by === 'app:baton' && status === 403)).toEqual([]);
      expect(app.log()).toMatch(/Installation \d+: Waiting for GitHub's rate limit until/);
      expect(app.log()).not.toMatch(/Attempt \d of|Gave up|does not say/);
      await app.close();
    },
    240_000,
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'limits that the App does not know of stop no run either',
      input: 'two runs; GitHub allows 4 creations in 12 s and 40 requests in 20 s, and the App counts neither',
      expected: 'GitHub refuses; all runs succeed, and no attempt was used up',
    },
    async () => {
      const world = await createWorld();
      const app = await startApp(world);
      world.server.setLimits({
        creations: [{ most: 4, perMilliseconds: 12_000 }],
        requests: { most: 40, perMilliseconds: 20_000 },
      });
      const issues = await startRuns(world, 2);
      await app.settle();
      const refused = world.server.requests.filter(({ by, status }) => by === 'app:baton' && status === 403);
      expect(refused.length).toBeGreaterThan(0);
      world.server.setLimits({});
      for (const issue of issues) await expectWhole(world, issue);
      expect(app.log()).not.toMatch(/Attempt \d of|Gave up/);
      await app.close();
    },
    240_000,
  );
});

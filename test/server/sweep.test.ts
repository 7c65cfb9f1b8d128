import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, vi } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  '.github/workflows/baton-agent.yml': readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8'),
};
const skipping = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace("== 'app'", "== 'never'")]));
const stuck = { script: "await tell('stuck', ''); if (!prompt.includes('stuck')) hand({ summary: 'done' });" };
const asker = { script: "console.log('[BATON-RESULT: needs-input] Which one?');" };
const asking = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { asker: { engine: 'command', command: ['node', 'scripts/asker.mjs'] } },
  pipelines: {
    ask: {
      on: { issues: { labels: ['ask'] } },
      limits: { 'answer-within': '1h' },
      stages: { look: { agent: 'asker', signal: 'optional', prompt: 'Look.' } },
    },
  },
});

/** Moves the clock of this process, and of the local GitHub in it, into the future. It goes on from there, and never back. */
function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + milliseconds });
}
afterAll(() => vi.useRealTimers());

describe('the sweep of the App', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'P10-sweep'],
      title: 'finds a workflow run that never had a job at once, by its event',
      input: 'a workflow whose condition skips the job of the agent',
      expected: 'the failure not-started is recorded without a sweep',
    },
    async () => {
      const world = await create({ agents: { stuck }, pipelines: { lost: { look: { agent: 'stuck' } } }, files: skipping });
      const app = await startApp(world);
      const issue = await world.open({});
      await world.label(issue, 'lost');
      await app.settle();
      // Its end may come before the answer to its dispatch, and an order that GitHub skips is started again three times: the variable
      // that chooses the side may have changed.
      await expect
        .poll(async () => (await world.tasks(issue))[0]?.body.failure?.reason, { timeout: 100_000 })
        .toBe('not-started');
      await app.settle();
      expect((await world.records(issue)).records.at(-1)?.record.kind).toBe('end');
      await app.close();
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'P10-sweep'],
      title: 'costs no request where no run is open',
      input: 'a run that ended; the App is started again and looks',
      expected: 'requests for failed deliveries alone',
    },
    async () => {
      const world = await create({ agents: { stuck }, pipelines: { fine: { look: { agent: 'stuck' } } }, files });
      const app = await startApp(world, { database: join(folder, 'none.sqlite'), firstLookMilliseconds: 300 });
      await expect.poll(() => app.log(), { timeout: 30_000 }).toContain('listens');
      const issue = await world.open({});
      await world.label(issue, 'fine');
      await app.settle();
      expect((await world.records(issue)).records.at(-1)?.record.kind).toBe('end');
      const asked = () => world.server.requests.filter(({ by }) => by.startsWith('app:')).map(({ path }) => path);
      await app.restart();
      const before = asked().length;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await app.settle();
      expect(
        asked()
          .slice(before)
          .filter((path) => !/^\/app(?:\/hook\/deliveries|$)/.test(path)),
      ).toEqual([]);
      await app.close();
    },
    120_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5', 'P10-sweep'],
      title: 'finds a run whose agent job died while the App was down and its database was lost',
      input: 'the machine of the agent job is taken away while the App is down; it starts with an empty database',
      expected: 'the look at the installations finds the run; its loss is recorded as job-failed, and the run ends',
    },
    async () => {
      const world = await create({
        agents: { stuck },
        pipelines: { lost: { look: { agent: 'stuck' } } },
        files,
      });
      const app = await startApp(world, { firstLookMilliseconds: 500 });
      const reached = Promise.withResolvers<undefined>();
      world.switchboard.when('stuck', () => {
        reached.resolve(undefined);
        return new Promise(() => undefined);
      });
      const issue = await world.open({});
      await world.label(issue, 'lost');
      await reached.promise;
      await app.restart('SIGTERM', async () => {
        const run = world.changes.findLast(({ state }) => state === 'started')?.runId ?? 0;
        const { jobs } = (await world.ask(`/actions/runs/${run}/jobs`)) as { jobs: readonly { id: number; name: string }[] };
        world.runner.loseJob(jobs.find(({ name }) => name.endsWith('agent'))?.id ?? 0);
        await world.settle();
        wait(600_000);
      });
      await expect.poll(() => app.log(), { timeout: 20_000 }).toContain('is over and left no record');
      await app.settle();
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect((await world.tasks(issue))[0]?.body.failure?.reason).toBe('job-failed');
      await app.close();
    },
    180_000,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'P10-sweep'],
      title: 'ends a run whose question nobody answered in time',
      input: 'a question; the App is down for two hours; answer-within is one',
      expected: 'the run ends; the sweep reads one thread and no list of all comments',
    },
    async () => {
      const world = await create({ agents: { asker }, pipelines: {}, config: asking, files });
      const app = await startApp(world, { database: join(folder, 'asked.sqlite'), firstLookMilliseconds: 500 });
      const issue = await world.open({});
      await world.label(issue, 'ask');
      await expect.poll(() => app.log(), { timeout: 30_000 }).toContain('look: needs-input');
      await app.settle();
      const asked = () => world.server.requests.filter(({ by }) => by.startsWith('app:'));
      let before = 0;
      await app.restart('SIGTERM', async () => {
        wait(7_200_000);
        before = asked().length;
      });
      await expect.poll(() => app.log(), { timeout: 20_000 }).toContain('nobody answered');
      await app.settle();
      expect((await world.records(issue)).records.at(-1)?.record.kind).toBe('end');
      const read = asked()
        .slice(before)
        .filter(({ method, path }) => method === 'GET' && path.includes('/comments'));
      expect(read.filter(({ path }) => /issues\/comments($|\?)/.test(path))).toEqual([]);
      await app.close();
    },
    180_000,
  );
});

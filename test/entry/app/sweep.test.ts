import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../../support/local-world.ts';
import { startApp } from '../../support/local-world-app.ts';
import { requirement } from '../../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  '.github/workflows/baton-agent.yml': readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8'),
};
const stuck = { script: "await tell('stuck', ''); if (!prompt.includes('stuck')) hand({ summary: 'done' });" };
/** The time by which GitHub's clock is behind, so that everything seems to have happened long ago. */
const hour = 3_600_000;

describe('the sweep of the App', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5', 'P10-sweep'],
      title: 'finds a run whose agent job died while the App was down and its database was lost',
      input: 'the machine of the agent job is taken away while the App is down; it starts with an empty database',
      expected: 'the look at the installations finds the run; its loss is recorded as job-failed, and the run ends',
    },
    async () => {
      const world = await create({
        behindMilliseconds: hour,
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
      });
      await expect.poll(() => app.log(), { timeout: 60_000 }).toMatch(/was lost|lost with/);
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
      title: 'finds a workflow run that never had a job at once, by its event',
      input: 'BATON_MODE is taken away, so that the job of the agent is skipped',
      expected: 'the failure not-started is recorded without a sweep',
    },
    async () => {
      const world = await create({ agents: { stuck }, pipelines: { lost: { look: { agent: 'stuck' } } }, files });
      const app = await startApp(world);
      world.server.setVariable('octo-org/ledger', 'BATON_MODE', 'action');
      const issue = await world.open({});
      await world.label(issue, 'lost');
      await app.settle();
      expect((await world.tasks(issue))[0]?.body.failure?.reason).toBe('not-started');
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
          .filter((path) => !path.startsWith('/app/hook/deliveries')),
      ).toEqual([]);
      await app.close();
    },
    120_000,
  );
});

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');

describe('the App', () => {
  let world: LocalWorld;
  let app: WorldApp;
  beforeAll(async () => {
    world = await create({
      processes: true,
      agents: {
        one: { script: "await tell('one', ''); hand({ summary: 'done' });" },
        stuck: { script: "await tell('stuck', '');" },
      },
      pipelines: { fix: { look: { agent: 'one' } }, lost: { look: { agent: 'stuck' } } },
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    app = await startApp(world, { process: true });
  });
  afterAll(() => app.close());

  const deliver = (signature: string) =>
    fetch(app.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-github-event': 'issues',
        'x-github-delivery': randomUUID(),
        'x-hub-signature-256': signature,
      },
      body: JSON.stringify({ action: 'labeled' }),
    });

  requirement(
    {
      ids: ['T15', 'DESIGN-6'],
      title: 'a delivery with a wrong signature is refused, and nothing is queued',
      input: 'POST with sha256=00…, and one without a signature',
      expected: '401, nothing pending, no request to GitHub but the two of its start',
    },
    async () => {
      expect((await deliver(`sha256=${'0'.repeat(64)}`)).status).toBe(401);
      expect((await deliver('')).status).toBe(401);
      expect(await app.pending()).toBe(0);
      const asked = world.server.requests.filter(({ by }) => by.startsWith('app:')).map(({ path }) => path);
      expect(asked.filter((path) => !/^\/app(?:\/hook\/deliveries|$)/.test(path))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T15', 'T16', 'DESIGN-5'],
      title: 'a delivery that comes twice starts one run',
      input: 'issues.labeled, redelivered at once and again after the end',
      expected: 'one job, one run record, one task record',
    },
    async () => {
      const issue = await world.open({});
      await world.label(issue, 'fix');
      const { guid = '' } = world.server.deliveries.find(({ event, action }) => event === 'issues' && action === 'labeled') ?? {};
      await app.settle();
      const delivered = world.server.deliveries.findLast(({ event, action }) => event === 'issues' && action === 'labeled');
      world.server.redeliver(delivered?.guid ?? guid);
      world.server.redeliver(delivered?.guid ?? guid);
      await app.settle();
      const { records } = await world.records(issue);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
      expect(world.switchboard.told('one')).toHaveLength(1);
      expect(world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`)).toEqual(['agent success']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'a job that dies without an artifact is recorded as failed',
      input: 'the machine of the agent job is taken away',
      expected: 'failed, job-failed, and the end of the run',
    },
    async () => {
      world.switchboard.when('stuck', async () => {
        const run = world.changes.findLast(({ state }) => state === 'started')?.runId ?? 0;
        const { jobs } = (await world.ask(`/actions/runs/${run}/jobs`)) as {
          jobs: readonly { id: number; name: string }[];
        };
        world.runner.loseJob(jobs.find(({ name }) => name.endsWith('agent'))?.id ?? 0);
        return new Promise(() => undefined);
      });
      const issue = await world.open({});
      await world.label(issue, 'lost');
      await app.settle();
      const [task] = await world.tasks(issue);
      expect(task?.body).toMatchObject({ outcome: 'failed', failure: { reason: 'job-failed' } });
      expect((await world.records(issue)).records.at(-1)?.record).toMatchObject({ kind: 'end', body: { outcome: 'failed' } });
    },
  );
});

describe('the App without a webhook secret', () => {
  requirement(
    {
      ids: ['T15', 'DESIGN-6'],
      title: 'it refuses to start, in words',
      input: 'everything but WEBHOOK_SECRET',
      expected: 'exit 1; the message names the variable and what it is',
    },
    () => {
      const signingKey = `k1:${Buffer.alloc(32).toString('base64')}`;
      const env = { PATH: process.env.PATH, APP_ID: '1', PRIVATE_KEY: 'x', BATON_SIGNING_KEY: signingKey, PORT: '0' };
      const { status, stderr } = spawnSync(process.execPath, ['dist/app.js'], { env, encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^BATON-E\d{3}: the App cannot start without WEBHOOK_SECRET \(the secret that its webhooks are signed with\)/,
      );
    },
  );
});

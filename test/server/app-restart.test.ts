import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type PostgresServer, startPostgres } from '../support/embedded-postgres.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('an App that is killed', () => {
  const kinds = {
    'a file': () => ({ database: join(folder, 'baton.sqlite') }),
    PostgreSQL: () => ({ databaseUrl: server.url }),
  } as const;
  for (const [kind, settings] of Object.entries(kinds))
    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-5'],
        title: `loses nothing that it has accepted (${kind})`,
        input: 'SIGKILL as soon as a delivery is accepted, and again while the agent works, which leaves nothing',
        expected: 'one job, one run record, one task record, one end',
      },
      async () => {
        const world = await create({
          agents: { stuck: { script: "await tell('stuck', '');" } },
          pipelines: { lost: { look: { agent: 'stuck' } } },
          files: { '.github/workflows/baton-agent.yml': agentCaller },
        });
        const app = await startApp(world, { process: true, ...settings() });
        const reached = Promise.withResolvers<undefined>();
        const finish = Promise.withResolvers<undefined>();
        world.switchboard.when('stuck', () => {
          reached.resolve(undefined);
          return finish.promise;
        });
        const issue = await world.open({});
        await world.label(issue, 'lost');
        const isAccepted = (): boolean =>
          world.server.deliveries.some(
            ({ event, action, status }) => event === 'issues' && action === 'labeled' && status === 202,
          );
        await expect.poll(isAccepted, { interval: 2, timeout: 30_000 }).toBe(true);
        await app.restart('SIGKILL');
        await reached.promise;
        await app.restart('SIGKILL');
        finish.resolve(undefined);
        await app.settle();
        const { records } = await world.records(issue);
        expect(records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'end']);
        expect(world.jobs().map(({ name }) => name)).toEqual(['agent']);
        await app.close();
      },
      120_000,
    );
});

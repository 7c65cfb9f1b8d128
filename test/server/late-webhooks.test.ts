import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../support/embedded-postgres.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp, type WorldAppOptions } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-late-'));
const clock = join(folder, 'ahead');
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Puts the clocks of the local GitHub, and of an App that is started after this, that far behind PostgreSQL's, which nobody moves. */
function putBack(milliseconds: number): void {
  writeFileSync(clock, String(-milliseconds));
  vi.useRealTimers();
  if (milliseconds > 0) vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() - milliseconds });
}

interface Scene {
  readonly world: LocalWorld;
  readonly app: WorldApp;
  readonly issue: number;
  /** Kills the App, lets the agent end while nobody hears of it, and starts the App again ten minutes later. */
  readonly endUnheard: () => Promise<void>;
}

/** Begins a run of one stage that may try twice, with an App that is a process of its own, and waits until its agent is at work. */
async function begin(settings: WorldAppOptions, redeliveryLag: number): Promise<Scene> {
  putBack(600_000);
  const world = await create({
    agents: { late: { script: "await tell('late', ''); hand({ summary: 'done' });" } },
    pipelines: { slow: { look: { agent: 'late', retry: { attempts: 2 } } } },
    files: { '.github/workflows/baton-agent.yml': agentCaller },
  });
  world.server.setRedeliveryLag(redeliveryLag);
  const preload = `--import=${join(process.cwd(), 'test/support/clock-ahead.mjs')}`;
  const app = await startApp(world, { process: true, environment: { NODE_OPTIONS: preload, CLOCK_AHEAD: clock }, ...settings });
  const reached = Promise.withResolvers<undefined>();
  const finish = Promise.withResolvers<undefined>();
  world.switchboard.when('late', () => {
    reached.resolve(undefined);
    return finish.promise;
  });
  const issue = await world.open({});
  await world.label(issue, 'slow');
  await reached.promise;
  return {
    world,
    app,
    issue,
    endUnheard: () =>
      app.restart('SIGKILL', async () => {
        finish.resolve(undefined);
        await world.settle();
        putBack(0);
      }),
  };
}

async function left({ world, issue }: Scene) {
  const { records } = await world.records(issue);
  const tasks = (await world.tasks(issue)).map(({ body }) => body.outcome);
  return { kinds: records.map(({ record }) => record.kind), tasks, agents: world.switchboard.told('late').length };
}

describe('src/engine/gate/worker.ts: a sweep of the App while a webhook is on its way', () => {
  // By the clock of PostgreSQL the sweep of every ten minutes has been made; the one of a new process comes half a minute after its start.
  const kinds = {
    SQLite: { lag: 10_000, settings: () => ({ database: join(folder, 'baton.sqlite') }) },
    PostgreSQL: { lag: 42_000, settings: () => ({ databaseUrl: server.url }) },
  } as const;
  for (const [kind, { lag, settings }] of Object.entries(kinds))
    requirement(
      {
        ids: ['F-CH1', 'DESIGN-2'],
        title: `does not take a finished agent for lost (${kind})`,
        input:
          'the App is killed while an agent ends; it starts ten minutes later; GitHub sends the webhook again ten seconds after the sweep',
        expected: 'the output is recorded: one agent, one record, one end',
      },
      async () => {
        const scene = await begin(settings(), lag);
        await scene.endUnheard();
        const isSwept = (): boolean => scene.app.log().includes('is over and left no record');
        await expect.poll(isSwept, { timeout: 40_000 }).toBe(true);
        const heard = (): number => scene.world.server.deliveries.filter(({ redelivery }) => redelivery).length;
        expect(heard()).toBe(0);
        await scene.app.settle();
        expect(heard()).toBeGreaterThan(0);
        expect(await left(scene)).toEqual({ kinds: ['run', 'task', 'end'], tasks: ['succeeded'], agents: 1 });
        await scene.app.close();
      },
      90_000,
    );
});

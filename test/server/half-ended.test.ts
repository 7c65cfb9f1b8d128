import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, vi } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-ends-'));
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const clock = join(folder, 'ahead');
afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

/** Puts the clocks of the local GitHub, and of an App that is started after this, that far back. */
function putBack(milliseconds: number): void {
  writeFileSync(clock, String(-milliseconds));
  vi.useRealTimers();
  if (milliseconds > 0) vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() - milliseconds });
}

describe('src/engine/sweep/sweep.ts: an end that an App has half done', () => {
  requirement(
    {
      ids: ['F-CH3', 'DESIGN-5.3'],
      title: 'is completed once, also when the App is killed again between its sweep and what that has started',
      input:
        'SIGKILL after the record of the end and before its label; all that the App had stored is lost; SIGKILL again when the order of its sweep meets that label',
      expected: 'one call for a person, the status says failed, no label says running',
    },
    async () => {
      // A sweep leaves what is young to the work that writes it.
      putBack(3_600_000);
      const world = await create({
        agents: { stuck: { script: "await tell('stuck', ''); process.exit(1);" } },
        pipelines: { lost: { look: { agent: 'stuck' } } },
        files: { '.github/workflows/baton-agent.yml': agentCaller },
      });
      const database = join(folder, 'baton.sqlite');
      const preload = `--import=${join(process.cwd(), 'test/support/clock-ahead.mjs')}`;
      const environment = { NODE_OPTIONS: preload, CLOCK_AHEAD: clock };
      const app = await startApp(world, { process: true, database, environment });
      const label = { method: 'POST', path: /\/issues\/\d+\/labels$/ } as const;
      const hangs = (): number =>
        world.server.requests.filter(
          ({ method, path, status }) => method === label.method && label.path.test(path) && status === 0,
        ).length;
      world.switchboard.when('stuck', async () => void world.server.failNext({ ...label, status: 'hang' }));
      const issue = await world.open({});
      await world.label(issue, 'lost');
      await expect.poll(hangs, { timeout: 60_000 }).toBe(1);
      const kinds = async () => (await world.records(issue)).records.map(({ record }) => record.kind);
      expect(await kinds()).toEqual(['run', 'task', 'end']);
      await app.restart('SIGKILL', async () => {
        for (const end of ['', '-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
        world.server.failNext({ ...label, status: 'hang' });
        putBack(0);
      });
      // The first look of a new App comes half a minute after its start.
      await expect.poll(hangs, { timeout: 90_000 }).toBe(2);
      await app.restart('SIGKILL');
      await app.settle();
      expect(await kinds()).toEqual(['run', 'task', 'end']);
      const bodies = ((await world.ask(`/issues/${issue}/comments`)) as { readonly body: string }[]).map(({ body }) => body);
      expect(bodies.filter((body) => body.includes('<!-- baton-escalation:'))).toHaveLength(1);
      expect(bodies.find((body) => body.includes('baton-status'))).toContain('❌ failed');
      const { labels } = (await world.ask(`/issues/${issue}`)) as { readonly labels: readonly { readonly name: string }[] };
      expect(labels.map(({ name }) => name).toSorted()).toEqual(['baton:failed', 'baton:needs-human', 'lost']);
      await app.close();
    },
    240_000,
  );
});

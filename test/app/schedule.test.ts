import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createConsoleLog } from '../../src/adapters/log/console-log.ts';
import { openSqliteDatabase } from '../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../src/adapters/queue/sqlite-queue.ts';
import { addNextFiring } from '../../src/app/watch/fire-tick.ts';
import { findTick } from '../../src/core/cron.ts';
import { useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-app-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = {
  '.github/workflows/baton-agent.yml': readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8'),
};
const weekly = { cron: '0 9 * * 1', timezone: 'Europe/Berlin' };
const config = JSON.stringify({
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { one: { engine: 'command', command: ['node', 'scripts/one.mjs'] } },
  pipelines: {
    weekly: { on: { schedule: weekly }, stages: { look: { agent: 'one', prompt: 'Missed {{ event.missed }}.' } } },
  },
});
const day = 86_400_000;

describe('schedules with the App', () => {
  requirement(
    {
      ids: ['I-31', 'DESIGN-2', 'P10-schedules'],
      title: 'start one run for the newest of the times that passed while no process ran, and none for a time twice',
      input: 'two processes add a time three weeks ago; the App starts; both add last week once more; a schedule that is gone',
      expected: 'one run of the name weekly-YYYYMMDD-HHMM of the newest time; still one; nothing',
    },
    async () => {
      const world = await create({
        agents: { one: { script: "await tell('one', prompt); hand({ summary: 'done' });" } },
        pipelines: {},
        config,
        files,
      });
      const path = join(folder, 'schedule.sqlite');
      /** Adds the first time of a schedule after a moment, as processes of the App do that have ended since. */
      const add = async (after: number, cron = weekly.cron): Promise<void> => {
        const database = await openSqliteDatabase({ path, clock: createSystemClock() });
        const log = createConsoleLog({ write: () => undefined });
        const queue = createSqliteQueue(database, { log, maxWaiting: 100 });
        const firing = { repository: { id: world.repository.id }, ...weekly, cron };
        for (const _process of [1, 2])
          await addNextFiring(
            async ({ work, ...item }) => void (await queue.add({ ...item, payload: work })),
            firing,
            new Date(after).toISOString(),
          );
        await queue.close();
        await database.close();
      };
      const app = await startApp(world, { database: path, firstLookMilliseconds: 300 });
      await expect
        .poll(() => world.server.requests.some(({ path: asked }) => /\/contents\/|\/graphql$/.test(asked)), { timeout: 30_000 })
        .toBe(true);
      await app.settle();
      expect(world.switchboard.told('one')).toEqual([]);
      await app.restart('SIGTERM', () => add(Date.now() - 22 * day));
      await expect.poll(() => world.switchboard.told('one').length, { timeout: 30_000 }).toBe(1);
      await app.settle();
      const [runs] = (await world.ask('/issues?labels=baton:runs&state=closed')) as { number: number; title: string }[];
      expect(runs?.title).toBe('Baton runs: weekly');
      const started = async () =>
        (await world.records(runs?.number ?? 0)).records.flatMap(({ record }) => (record.kind === 'run' ? [record.run] : []));
      const tick = findTick(weekly.cron, new Date().toISOString(), weekly.timezone);
      const name = `weekly-${tick.slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}`;
      expect(await started()).toEqual([name]);
      await app.restart('SIGTERM', async () => {
        await add(Date.now() - 8 * day);
        await add(Date.now() - 8 * day, '0 10 * * *');
      });
      await app.settle();
      expect(await started()).toEqual([name]);
      expect(world.switchboard.told('one')).toHaveLength(1);
      await app.close();
    },
    240_000,
  );
});

// `node scripts/bench-memory.ts [runs]`: how much memory the process of the App needs for runs in flight, over its file of SQLite. Each run
// leaves what the App keeps of one whose agent is at work: its deliveries, the order of its job, its row in the list, its records, its
// entry among the open runs, and a look at a later time. Then the App does with all of them what it does again and again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSystemClock } from '../src/adapters/clock/system-clock.ts';
import { createMemory } from '../src/app/create-context.ts';
import { createThreadStore } from '../src/app/knowledge/thread-store.ts';
import { openStorage } from '../src/app/open-storage.ts';
import { readSettings } from '../src/app/settings/read-settings.ts';
import { createWatch } from '../src/app/watch/start-watch.ts';
import { buildItem } from '../src/app/work/build-item.ts';
import type { AppContext } from '../src/app/work/queued-work.ts';
import { appKeys } from '../test/support/app-registration.ts';
import { buildDelivery } from './bench-webhook/delivery.ts';

const wanted = 15;
const runs = Number(process.argv[2] ?? 10_000);
const repositories = 40;
/** The runs after which code is compiled and pages of the file are in memory, as in a process that has served for a while. */
const warmRuns = 500;
const folder = mkdtempSync(join(tmpdir(), 'baton-memory-'));
const settings = readSettings({
  APP_ID: '1',
  PRIVATE_KEY: appKeys.privateKey,
  WEBHOOK_SECRET: 'secret',
  BATON_SIGNING_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  BATON_DATABASE: join(folder, 'baton.sqlite'),
});
const log = { info: () => undefined, warning: console.error, error: console.error };
const clock = createSystemClock();
const storage = await openStorage(settings, { log, clock });
const { queue, store, runIndex } = storage;
const add: AppContext['add'] = async ({ runAt, ...item }) => {
  await queue.add({ ...buildItem(item), followUp: true, ...(runAt === undefined ? {} : { runAt }) });
};
const memory = createMemory({ settings, storage, now: Date.now });
const { openRuns } = createWatch({ store, add, log, clock });
queue.process(async () => undefined);

const { body } = buildDelivery();
const hourAhead = new Date(Date.now() + 3_600_000).toISOString();

async function putRunInFlight(number: number): Promise<void> {
  const id = 1 + (number % repositories);
  const repository = { id, owner: 'octo-org', name: `repository-${id}`, defaultBranch: 'main' };
  const [run, first] = [`fix-${number}`, { id: number * 10, at: clock.now() }];
  for (let delivery = 0; delivery < 5; delivery++)
    await queue.add({ id: `delivery ${number} ${delivery}`, key: `deliveries ${id}`, payload: { kind: 'delivery', body } });
  const author = { id: 9, login: 'baton[bot]', kind: 'bot' } as const;
  const comment = { body: 'record '.repeat(300), createdAt: first.at, updatedAt: first.at, author };
  const comments = [1, 2, 3].map((place) => ({ ...comment, id: number * 10 + place }));
  await createThreadStore({ store, repository: id, now: Date.now }).keep(number, comments);
  await memory.orders.remember(number, 'order '.repeat(400));
  await openRuns.note({ installation: id, repository }, { run, thread: number, since: first.at });
  const key = `${id} look ${number}`;
  await add({ id: key, key, runAt: hourAhead, work: { kind: 'sweeps', at: hourAhead } });
  const facts = { pipeline: 'fix', subject: number, title: 'Crash on empty input', seq: 4, turn: 'running' as const };
  const rest = {
    outcome: undefined,
    startedAt: first.at,
    endedAt: undefined,
    usage: { seconds: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 },
  };
  await runIndex.put({ ...facts, ...rest, run, thread: number, first, repository, installation: id });
}

/** Does what the App does while runs are in flight: each sweep reads the open runs, and pages list them. */
async function goOn(): Promise<void> {
  const all = Array.from({ length: repositories }, (_, index) => index + 1);
  for (const id of all) await openRuns.list(id);
  for (const offset of [0, runs / 2]) await runIndex.list({ repositories: all, state: 'open', offset, limit: 51 });
  await memory.slots.list();
  await queue.idle();
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns what the process occupies, without what nobody refers to. Freed pages are given back after a moment. */
async function measure(): Promise<{ readonly rss: number; readonly heap: number }> {
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss: rss / 1_000_000, heap: (heapUsed + external) / 1_000_000 };
}

for (let number = 1; number <= warmRuns; number++) await putRunInFlight(number);
await goOn();
const idle = await measure();
for (let number = warmRuns + 1; number <= warmRuns + runs; number++) await putRunInFlight(number);
await goOn();
const filled = await measure();
const over = filled.rss - idle.rss;
console.log(
  `${runs} runs in flight: ${over.toFixed(1)} MB over idle (${idle.rss.toFixed(1)} MB), ${(filled.heap - idle.heap).toFixed(1)} MB of them in the heap`,
);
console.log(`wanted: at most ${wanted} MB: ${over <= wanted ? 'reached' : 'not reached'}`);
process.exitCode = over <= wanted ? 0 : 1;
// `npm run bench` starts this file as a child. Where memory is short, pages are taken from the process, and its heap alone tells what runs need.
process.send?.(Math.max(over, filled.heap - idle.heap));
await queue.close();
await storage.close();
rmSync(folder, { recursive: true });

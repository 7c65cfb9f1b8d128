// One storm: GitHub's deliveries in random order, a tenth of them twice, for an App whose processes and database end while it works. Then the
// threads on GitHub tell what became of each delivery.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLearnedFrom } from '../../src/app/deliveries/heard.ts';
import { createBalancer } from './balancer.ts';
import { createStormDatabase, type StormDatabase } from './databases.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { judge } from './judge.ts';
import { runStubJobs, type StubJobs } from './stub-jobs.ts';
import { blow, listIds, type StormSize, topUp } from './weather.ts';
import { createStormWorld, type StormWorld } from './world.ts';

/** Runs a storm, prints its figures, and returns whether nothing was lost and nothing happened twice. */
export async function storm(kind: 'postgres' | 'sqlite', size: StormSize): Promise<boolean> {
  const began = Date.now();
  const seconds = (): string => ((Date.now() - began) / 1000).toFixed(0);
  const say = (text: string): void => console.log(`${seconds().padStart(4)} s  ${text}`);
  const balancer = await createBalancer();
  const world = await createStormWorld({ installations: size.installations, webhookUrl: balancer.url });
  const jobs = runStubJobs(world.server);
  const database = await createStormDatabase(kind);
  const log = join(mkdtempSync(join(tmpdir(), 'baton-storm-log-')), 'app.log');
  const fleet = await createFleet({ settings: { ...world.settings, ...database.settings }, log, balancer });
  try {
    for (let replica = 0; replica < (kind === 'postgres' ? 3 : 1); replica++) await fleet.add();
    say(
      `${kind}: ${size.deliveries} deliveries, ${size.installations} installations, ${size.runs} runs, ${fleet.size()} processes`,
    );
    const weather = blow(world, size);
    await (kind === 'postgres'
      ? endReplicas({ fleet, database, weather, size, say, world })
      : killFive({ fleet, weather, size, say, world }));
    const starts = await weather;
    say('all deliveries were sent');
    await calm({ world, jobs, fleet });
    await topUp(world, size);
    await calm({ world, jobs, fleet });
    say(`calm; ${balancer.failed()} deliveries had to be sent again; log: ${log}`);
    await fleet.close();
    const verdict = await judge({ world, jobs, starts, ids: listIds(world), done: await database.listDone() });
    for (const fault of verdict.faults.slice(0, 20)) console.log(`       ${fault}`);
    console.log(`${verdict.ids} in, ${verdict.lost} lost, ${verdict.twice} twice`);
    return verdict.faults.length === 0;
  } finally {
    await fleet.close();
    await balancer.close();
    await world.close();
    await database.close();
  }
}

interface Blows {
  readonly fleet: Fleet;
  readonly weather: Promise<unknown>;
  readonly size: StormSize;
  readonly say: (text: string) => void;
  readonly world: StormWorld;
}

/** Kills a replica at a third of the storm, stops one at half of it, and restarts the server at two thirds. */
async function endReplicas(blows: Blows & { readonly database: StormDatabase }): Promise<void> {
  const { fleet, database, say } = blows;
  await reach(1 / 3, blows);
  await fleet.end('SIGKILL');
  const killed = Date.now();
  const isResumed = await database.watchBegun();
  while (!(await isResumed())) await sleep(200);
  say(`one replica was killed; the others had all of its work ${((Date.now() - killed) / 1000).toFixed(1)} s later`);
  await fleet.add();
  await reach(1 / 2, blows);
  await fleet.end('SIGTERM');
  say('one replica was stopped');
  await fleet.add();
  await reach(2 / 3, blows);
  await database.restart();
  say('PostgreSQL was restarted');
}

/** Kills the only process five times. */
async function killFive(blows: Blows): Promise<void> {
  const { fleet, say, world } = blows;
  for (let kill = 1; kill <= 5; kill++) {
    await reach(kill / 6, blows);
    await fleet.end('SIGKILL');
    const killed = Date.now();
    await fleet.add();
    const before = countAppRequests(world);
    while (countAppRequests(world) === before) await sleep(20);
    say(`the process was killed; it asked GitHub again ${((Date.now() - killed) / 1000).toFixed(1)} s later`);
  }
}

function countAppRequests({ server }: StormWorld): number {
  return server.requests.reduce((sum, { by }) => sum + (by === 'app:baton' ? 1 : 0), 0);
}

/** Waits until a part of the deliveries has been sent. */
async function reach(part: number, { world, size }: Blows): Promise<void> {
  while (world.server.deliveries.length < size.deliveries * part) await sleep(100);
}

/** Waits until nothing has been under way for some seconds. The App asks for failed deliveries once a minute. */
async function calm({ world, jobs, fleet }: { world: StormWorld; jobs: StubJobs; fleet: Fleet }): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    const before = world.server.requests.length;
    await jobs.idle();
    await world.server.idle();
    await sleep(1_000);
    const isBusy = (await fleet.pending()) > 0 || world.server.requests.length !== before || hasFailed(world);
    quiet = isBusy ? 0 : quiet + 1;
  }
}

/** Returns whether a delivery is left that nobody has confirmed, of those that the App hears: it asks for no others again. */
function hasFailed({ server }: StormWorld): boolean {
  const confirmed = new Set(server.deliveries.filter(({ status }) => status === 202).map(({ guid }) => guid));
  return server.deliveries.some(({ guid, event, action }) => isLearnedFrom(event, action) && !confirmed.has(guid));
}

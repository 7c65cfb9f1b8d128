import { createSqliteAppStore } from '../../../src/adapters/queue/sqlite-app-store.ts';
import { openSqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../../src/adapters/queue/sqlite-queue.ts';
import { createSqliteRunIndex } from '../../../src/adapters/queue/sqlite-run-index.ts';
import { createContext } from '../../../src/app/create-context.ts';
import { findAction, isLearnedFrom } from '../../../src/app/deliveries/heard.ts';
import { keepRedelivering } from '../../../src/app/deliveries/redelivery.ts';
import { InstallationLimits } from '../../../src/app/github/limits.ts';
import { processWork } from '../../../src/app/handle-work.ts';
import { beginListening } from '../../../src/app/knowledge/listening-since.ts';
import type { Storage } from '../../../src/app/open-storage.ts';
import { receiveDelivery } from '../../../src/app/serve-http.ts';
import type { AppSettings } from '../../../src/app/settings/read-settings.ts';
import type { Telemetry } from '../../../src/app/telemetry/observe-requests.ts';
import { untraced } from '../../../src/app/telemetry/tracing.ts';
import { addFirstLook } from '../../../src/app/watch/start-watch.ts';
import type { WorkContext } from '../../../src/app/work/queued-work.ts';
import type { Delivered, Deliveries } from '../../../src/ports/events.ts';
import type { Random } from '../random.ts';
import { webhookFaults } from '../world/faults.ts';
import type { FullWorld } from '../world/jobs.ts';
import { createLimits } from '../world/limits.ts';
import { behind, bundlesOn, readPages, repository, signingKey } from '../world/ports.ts';
import type { SimRun } from '../world/runs.ts';
import type { Schedule } from '../world/schedule.ts';
import { createWebhooks, type SimDelivery } from '../world/webhooks.ts';
import type { Archives } from './archives.ts';
import { listIdleSlots } from './claims.ts';
import { createEndWatch, hearWorld } from './hear.ts';
import { createLife, type Life } from './life.ts';
import { sendLimited } from './limited.ts';
import { compareMemory } from './memory.ts';
import { agentWorkflow, appId, type Event } from './payloads.ts';
import { createAppClient, createAppGitHub, type Guard } from './ports.ts';
import { rememberSignatures } from './signatures.ts';
import { measureStored, type Stored } from './stored.ts';

/** The App in the world of a play: a process that is started again after each crash, over one database. */
export interface Server {
  /** The world whose events reach the App. */
  readonly world: FullWorld;
  /** What the App remembered of a thread and was not there, in words. */
  readonly differences: readonly string[];
  /** The executions that held a slot and waited for a branch, in words. */
  readonly idle: readonly string[];
  /** What stood in its database when that was closed. */
  readonly readStored: () => Stored | undefined;
  /** Lets the webhook tell what has ended. */
  look(): void;
  /** Ends the process for good. */
  stop(): void;
  close(): Promise<void>;
}

interface ServerOptions {
  readonly random: Random;
  readonly archives: Archives;
  readonly observe: (what: string) => void;
  /** Hears of an event that starts something. */
  readonly onEvent: (run: SimRun) => void;
  /** The requests in an hour that GitHub takes from the App. */
  readonly requests?: number;
}

const seconds = 1_000;
/** The looks at what the App remembers, and at who waits: often while runs go on, and not at moments at which anything else happens. */
const [looks, lookMilliseconds] = [40, 367 * seconds];
const hooks = { secrets: [], sources: new Map(), endpoints: new Map() };
const settings = {
  ...{ appId: String(appId), signingKey, webhookSecret: 'webhook-secret', config: '.github/baton.yml', path: '' },
  ...{ agentWorkflow, workflow: 'baton.yml', serverUrl: 'https://github.com', hooks, redeliveryMinutes: 15 },
} as unknown as AppSettings;
const metrics = {
  delivered: () => undefined,
  began: () => () => undefined,
  responded: () => undefined,
  recorded: () => undefined,
} as unknown as WorkContext['metrics'];
type GitPorts = NonNullable<Awaited<ReturnType<WorkContext['openGitHub']>>['git']>;
const telemetry: Telemetry = { metrics, tracing: untraced };
/** Starts the App over a new database. */
export async function createServer(base: FullWorld, options: ServerOptions): Promise<Server> {
  const { schedule, faults, warnings } = base;
  const { random, archives, observe, onEvent, requests } = options;
  const git = { bundles: bundlesOn((commit) => commit), trials: base.code.ports.trials } as unknown as GitPorts;
  // The queue takes chance for the wait of an item over which processes have died.
  const chance = Math.random;
  const forgetSignatures = rememberSignatures();
  Math.random = random.fork('chance').next;
  const clock = { now: schedule.isoNow, sleep: async () => undefined };
  const database = await openSqliteDatabase({ path: ':memory:', clock });
  const webhooks = createWebhooks({
    schedule,
    random: random.fork('webhook'),
    repository: repository.id,
    choose: (place) => faults.choose(place, webhookFaults, 0.06),
    receive: (delivery) => receive(delivery),
  });
  const send = (...[name, payload]: Event): void => webhooks.send(name, payload);
  const touched = new Set<number>();
  const differences: string[] = [];
  const idle: string[] = [];
  const world = hearWorld(base, { send, touch: (comment) => void touched.add(comment), onEvent });
  const take = (text: string): void => void warnings.push(`app: ${text}`);
  const log = { info: () => undefined, warning: take, error: take };
  let life: Life | undefined;
  /** The queue of a life that takes deliveries. */
  let served: Pick<Storage, 'queue'> | undefined;

  // GitHub counts what the App asks apart from what the jobs of workflows ask.
  const limitsOfApp = createLimits(schedule.now, requests);

  /** Ends the process, and starts another one some time later. */
  function crash(): void {
    observe('the App dies');
    served = undefined;
    life?.end();
    schedule.after((2 + random.below(90)) * seconds, start);
  }

  async function receive(delivery: SimDelivery): Promise<boolean> {
    const [present, queue] = [life, served?.queue];
    if (present === undefined || queue === undefined) return false;
    if (!isLearnedFrom(delivery.name, findAction(delivery.body))) return true;
    const received = { ...delivery, arrivedAt: schedule.isoNow() };
    const died = new Promise<boolean>((resolve) => present.onEnd(() => resolve(false)));
    const stored = present
      .perform(() => receiveDelivery(received, { queue, telemetry }))
      .then(
        () => true,
        () => false,
      );
    return Promise.race([stored, died]);
  }

  function start(): void {
    if (isStopped) return;
    observe('the App starts');
    const own = createLife(schedule, database);
    life = own;
    const store = createSqliteAppStore(own.database);
    const limits = new InstallationLimits(1, { store, isShared: false, process: 'app', log, clock: own.clock });
    const guard: Guard = (port, name) =>
      guardPort(port, name, {
        life: own,
        limits,
        world: { ...world, limits: limitsOfApp, actions: { ...world.actions, crash } },
      });
    const queue = createSqliteQueue(own.database, { log, maxWaiting: 100_000 });
    const storage = { queue, store, runIndex: createSqliteRunIndex(own.database), isShared: false, close: async () => undefined };
    const client = createAppClient(world, guard);
    const github = createAppGitHub(world, { guard, archives });
    const clients: Parameters<typeof createContext>[0]['clients'] = {
      clientOf: async () => client,
      appClient: async () => client,
      limitsOf: () => limits,
      openGitHub: async ({ repository: place }) => ({ octokit: client, repository: place, github, git }),
    };
    const deliveries = guardDeliveries(webhooks.deliveries, { guard, life: own, schedule });
    const events = { emit: () => undefined };
    const context = createContext({ settings, storage, clients, deliveries, clock: own.clock, log, metrics, events });
    const now = (): number => schedule.now();
    const everyMilliseconds = settings.redeliveryMinutes * 60 * seconds;
    void own.perform(async () => {
      await beginListening(store, now);
      await addFirstLook(context.add, new Date(now() + 30 * seconds).toISOString());
      processWork(context, {
        telemetry,
        queue: { process: (handler) => queue.process((item) => own.perform(() => handler(item), item.id)) },
      });
      served = { queue };
      keepRedelivering({ deliveries, log, now, clock: own.clock, storage, everyMilliseconds });
      await new Promise(() => undefined);
    });
  }

  /** True once no further process is started. */
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    served = undefined;
    life?.end();
  };

  const lookStore = createSqliteAppStore(database);
  const changes = database.connection.prepare('SELECT total_changes() AS count');
  let checked = '';
  /** Looks at what the App remembers, and at who waits, unless nothing has changed since the look before. */
  async function check(): Promise<void> {
    const state = `${changes.get()?.count} ${base.comments.countWrites()}`;
    if (state === checked) return;
    checked = state;
    idle.push(...(await listIdleSlots(lookStore)));
    const ledgers = (['runs', 'history'] as const).flatMap((kind) => base.board.listLedgers(kind).map(({ number }) => number));
    differences.push(...(await compareMemory(base, { store: lookStore, touched, threads: [41, 42, ...ledgers] })));
  }
  for (let look = 1; look <= looks; look++) schedule.after(look * lookMilliseconds, () => void check());

  let stored: Stored | undefined;
  start();
  return {
    world,
    differences,
    idle,
    readStored: () => stored,
    look: createEndWatch(base.actions.runs, send),
    stop,
    async close() {
      stop();
      Math.random = chance;
      forgetSignatures();
      stored = measureStored(database);
      await database.close();
    },
  };
}

interface Guarding {
  readonly life: Life;
  readonly limits: InstallationLimits;
  readonly world: FullWorld;
}

/** Puts the methods of a port behind the schedule, the faults and the limits. The present piece of work is the one that asks. */
function guardPort<T extends object>(port: T, name: string, { life, limits, world }: Guarding): T {
  return new Proxy(port, {
    get(target, key) {
      if (typeof Reflect.get(target, key) !== 'function') return Reflect.get(target, key);
      return (...given: readonly unknown[]) => {
        const process = life.present();
        const method = Reflect.get(behind(target, name, { world, process }), key) as (
          ...all: readonly unknown[]
        ) => Promise<unknown>;
        if (key === 'listBackwards') return method(...given);
        return sendLimited({ limits, clock: life.clock, process }, `${name}.${String(key)}`, () => method(...given));
      };
    },
  });
}

interface Listing {
  readonly guard: Guard;
  readonly life: Life;
  readonly schedule: Schedule;
}

/** A look at the list of deliveries is one request for all pages of it. Most of hundreds meet no fault, which others have need of. */
function guardDeliveries(deliveries: Deliveries, { guard, life, schedule }: Listing): Deliveries {
  let looks = 0;
  const listSafely = (): Promise<readonly (readonly Delivered[])[]> =>
    schedule.ask({ process: life.present(), kind: 'deliveries.listPages' }, () => readPages(deliveries.list()));
  const guarded = guard(
    { listPages: () => readPages(deliveries.list()), redeliver: (id: string) => deliveries.redeliver(id) },
    'deliveries',
  );
  return {
    async *list() {
      yield* looks++ % 8 === 0 ? await guarded.listPages() : await listSafely();
    },
    redeliver: (id) => guarded.redeliver(id),
  };
}

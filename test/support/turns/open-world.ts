import type fc from 'fast-check';
import { generateKeyPair } from '../../../src/adapters/crypto/ed25519.ts';
import { createArrivals } from '../../../src/app/webhook/intake.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { AppLines, AppProcess, LeftBehind } from './app-lines.ts';
import { createFakeOctokit } from './fake-octokit.ts';
import { createFakeRepository, type FakeRepository, type FakeRun } from './fake-repository.ts';
import { createProcesses, type Moment, type Processes } from './processes.ts';
import { renderWorldConfig } from './world-config.ts';
import { createEvents, type WorldEvents } from './world-events.ts';
import type { WorldPlan } from './world-plan.ts';
import { createWorldQueue, nameWork, type WorldItem, type WorldQueue } from './world-queue.ts';

const keys = generateKeyPair('k1');

/** Work that has nothing to do with lines, or that would find by another way what was lost: the lines alone have to. */
const leftOut: ReadonlySet<string> = new Set(['sweep', 'sweeps', 'repository', 'installation']);

export interface World extends WorldEvents {
  readonly repository: FakeRepository;
  readonly queue: WorldQueue;
  readonly store: Processes['inner'];
  /** The runs by name, as the list of runs was told of them. */
  readonly listed: ReadonlyMap<string, ListedRun>;
  /** Does all that is to be done now, in any order. */
  settle(): Promise<void>;
  /** Lets the next time come at which something is to be done. Returns false where there is none. */
  goOn(): boolean;
}

type ListedRun = Parameters<AppProcess['list']>[0];

interface WorldOptions {
  readonly scheduler: fc.Scheduler;
  readonly plan: WorldPlan;
  readonly lines: AppLines;
  /** Told of each death of a process and of each item that is done, before anything else happens. */
  readonly ended: (moment: Moment, left: LeftBehind) => Promise<void>;
  /** Told of each workflow run that begins. */
  readonly began: (run: FakeRun, repository: FakeRepository) => void;
  readonly setTime: (time: number) => void;
}

/** Opens an App of any number of processes before a GitHub in memory. */
export function openWorld(options: WorldOptions): World {
  const { scheduler, plan, lines } = options;
  const repository = createFakeRepository(renderWorldConfig(plan, keys.publicKey));
  const listed = new Map<string, ListedRun>();
  const work: Promise<unknown>[] = [];
  const arrivals = createArrivals(Date.now);
  const processes = createProcesses(scheduler, {
    crashes: plan.crashes,
    ended: (moment) => options.ended(moment, { store: processes.inner, isPending: queue.isPending }),
  });
  const begun = (one: Promise<unknown>): void => void work.push(one);
  const handle = async (item: WorldItem): Promise<void> => {
    for (;;) {
      try {
        return await processes.insist(() => handleOnce(item));
      } catch (thrown) {
        // The queue tries again what GitHub has refused.
        if (!(thrown instanceof GitHubError)) throw thrown;
      }
    }
  };
  const queue = createWorldQueue({ handle, begun });
  const events = createEvents({
    repository,
    plan,
    publicKey: keys.publicKey,
    queue,
    arrivals,
    soon: () => scheduler.schedule(Promise.resolve()),
    begun,
  });
  let dispatches = 0;
  const list: AppProcess['list'] = (run) => void listed.set(run.run, run);
  const handleOnce = async (item: WorldItem): Promise<void> => {
    const { store, write, finish } = processes.begin({ work: nameWork(item), item: item.id });
    const add = async (next: WorldItem): Promise<void> => {
      if (!leftOut.has(next.work.kind)) await write(`add ${nameWork(next)}`, () => queue.add(next));
    };
    const client = createFakeOctokit({
      repository,
      write,
      refuses: () => plan.refused.includes(dispatches++),
      async dispatched(run) {
        options.began(run, repository);
        events.follow(run);
      },
    });
    await lines.handle({ store, client, add, arrivals, signingKey: keys.secret, list }, item);
    await finish();
  };
  return {
    ...events,
    repository,
    queue,
    store: processes.inner,
    listed,
    async settle() {
      for (let seen = -1; seen !== work.length; ) {
        seen = work.length;
        await scheduler.waitFor(Promise.all(work));
      }
    },
    goOn() {
      const times = [queue.findNext(), events.findNextEnd()].filter((time) => time !== undefined);
      if (times.length === 0) return false;
      options.setTime(Math.max(Date.now(), ...[Math.min(...times)]));
      queue.release();
      events.endDue();
      return true;
    },
  };
}

import { describe, expect } from 'vitest';
import { openStorage, type Storage } from '../../src/app/open-storage.ts';
import type { AppStore } from '../../src/ports/queue.ts';
import { demoChain, listOurs } from '../support/demo-chain.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

/** The keys of what the App may forget at any time. */
const forgettable = ['thread-heads/', 'thread-comments/', 'default-branches/', 'run-artifacts/', 'nodes/', 'own-accounts/'];

/** Opens the App's own database, whose store a test changes. */
function storeWith(change: (store: AppStore) => AppStore): typeof openStorage {
  return async (settings, log): Promise<Storage> => {
    const storage = await openStorage(settings, log);
    return { ...storage, store: change(storage.store) };
  };
}

/** A store that forgets something before each use of what may be forgotten, as the dice say. */
function forgetful(seed: number): (store: AppStore) => AppStore {
  let state = seed;
  const roll = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return (store) => {
    const forget = async (key: string): Promise<void> => {
      const prefix = forgettable.find((start) => key.startsWith(start));
      if (prefix === undefined || roll() > 0.3) return;
      const kept = await store.list(roll() < 0.5 ? prefix : key);
      for (const { key: lost } of kept) if (roll() < 0.7) await store.delete(lost);
    };
    return {
      ...store,
      get: async (key) => forget(key).then(() => store.get(key)),
      list: async (prefix) => forget(prefix).then(() => store.list(prefix)),
      replace: async (key, changed) => forget(key).then(() => store.replace(key, changed)),
    };
  };
}

/** The outcome of a run of the chain: what people see, without what differs in every run. */
async function tell(world: LocalWorld, issue: number): Promise<unknown> {
  const { records, ignored } = await world.records(issue);
  const thread = await world.thread(issue);
  const plain = (body: string): string =>
    body
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/[0-9a-f]{7,40}|\d{4,}|(?:less than )?\d+(?:\.\d+)? ?(?:s|ms|min)\b|\d+:\d+/g, '#')
      .trim();
  return {
    records: records.map(({ record }) => `${record.seq} ${record.kind} ${record.run} ${record.task}`),
    ignored,
    thread: thread.map(({ body }) => plain(body)).filter((body) => body !== ''),
    pulls: ((await world.ask('/pulls')) as readonly { title: string }[]).map(({ title }) => title),
    labels: ((await world.ask(`/issues/${issue}`)) as { labels: readonly { name: string }[] }).labels.map(({ name }) => name),
    reactions: ((await world.ask(`/issues/${issue}/reactions`)) as readonly { content: string }[]).map(({ content }) => content),
    jobs: world.jobs().map(({ name, conclusion }) => `${name} ${conclusion}`),
  };
}

async function play(change: (store: AppStore) => AppStore): Promise<{ told: unknown; asked: number; log: string }> {
  const world = await create(demoChain);
  const app = await startApp(world, { openStorage: storeWith(change) });
  const issue = await world.open({});
  await world.label(issue, 'fix');
  await app.settle();
  const told = await tell(world, issue);
  const log = app.log();
  await app.close();
  return { told, asked: listOurs(world.server.requests).length, log };
}

describe('what the App knows', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'LIMITS'],
      title: 'changes nothing but the number of requests when it is thrown away at any time',
      input: 'the chain of the demo; the store forgets at random, with four seeds',
      expected: 'the same records, comments, pull request, labels and reactions as with everything kept; more requests',
    },
    async () => {
      const kept = await play((store) => store);
      for (const seed of [1, 22, 333, 4_444]) {
        const forgot = await play(forgetful(seed));
        expect(forgot.told).toEqual(kept.told);
        expect(forgot.asked).toBeGreaterThan(kept.asked);
      }
    },
    400_000,
  );

  requirement(
    {
      ids: ['DESIGN-5.3', 'DESIGN-2'],
      title: 'is not believed when the App died between a post and its note',
      input: 'the note about each of the six posts of the chain fails once; the queue tries the work again',
      expected: 'every record once, and the outcome of an undisturbed chain',
    },
    async () => {
      const kept = await play((store) => store);
      // The first write is the opening; of each two that follow, the second is the note about a post that GitHub has.
      for (const nth of [3, 5, 7, 9, 11, 13]) {
        let count = 0;
        const failing = (store: AppStore): AppStore => ({
          ...store,
          async replace(key, change) {
            if (key.startsWith('thread-heads/') && ++count === nth) throw new Error('The process died here.');
            return store.replace(key, change);
          },
        });
        const { told, log } = await play(failing);
        expect(log).toContain('The process died here.');
        expect(told).toMatchObject({ records: Reflect.get(Object(kept.told), 'records'), ignored: [] });
        expect(Reflect.get(Object(told), 'pulls')).toEqual(['Fix']);
      }
    },
    400_000,
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-2'],
      title: 'does not keep a record that somebody deletes while an agent is at work',
      input: 'the first record of the run is deleted during the first stage',
      expected: 'the App lists the thread, and starts no second stage',
    },
    async () => {
      const script = "await tell('investigator', 'at work'); hand({ summary: 'done' });";
      const world = await create({ ...demoChain, agents: { ...demoChain.agents, investigator: { script } } });
      const app = await startApp(world);
      const issue = await world.open({});
      world.switchboard.when('investigator', async () => {
        const [first] = await world.thread(issue);
        await world.ask(`/issues/comments/${first?.id}`, { method: 'DELETE' });
        return undefined;
      });
      await world.label(issue, 'fix');
      await app.settle();
      const lists = listOurs(world.server.requests).filter((line) => /^app:\S+ GET \S+\/comments\?/.test(line));
      expect(lists.length).toBeGreaterThan(0);
      expect(world.jobs().filter(({ name }) => name.endsWith('agent'))).toHaveLength(1);
      await app.close();
    },
    120_000,
  );
});

import { describe, expect } from 'vitest';
import { createKnowledge } from '../../src/app/knowledge/hear.ts';
import { beginListening } from '../../src/app/knowledge/listening-since.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const start = Date.parse('2026-03-18T08:00:00.000Z');
const repository = 7;

/** An App that hears pushes, and asks GitHub for the tip of the default branch. */
async function openWorld() {
  const time = { now: start };
  const store = createMemoryAppStore();
  await beginListening(store, () => start - 600_000);
  const knowledge = createKnowledge({ store, now: () => time.now, appId: 3 });
  const { branches } = knowledge;
  const build = (before: string, after: string, pushed: number | string | null = Math.floor(time.now / 1_000)) => ({
    name: 'push',
    body: JSON.stringify({
      ...{ ref: 'refs/heads/main', before, after },
      repository: { id: repository, default_branch: 'main', pushed_at: pushed },
    }),
  });
  return {
    time,
    store,
    build,
    hear: knowledge.hear,
    ask: async (commit: string) => (await branches.listen(repository))({ branch: 'main', commit }),
    recall: () => branches.recall(repository, 'main'),
  };
}

describe('the tip of a default branch', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'LIMITS'],
      title: 'moves with the pushes that follow it, also with several in a second',
      input:
        'GitHub is asked, then three pushes of the same second, of which the last arrives a minute later; one with a time in words',
      expected: 'each is known without a request',
    },
    async () => {
      const { time, ask, hear, build, recall } = await openWorld();
      await ask('a');
      expect(await recall()).toBe('a');
      const last = build('c', 'd');
      await hear(build('a', 'b'));
      await hear(build('b', 'c'));
      expect(await recall()).toBe('c');
      time.now += 60_000;
      await hear(last);
      expect(await recall()).toBe('d');
      await hear(build('d', 'e', new Date(time.now).toISOString()));
      expect(await recall()).toBe('e');
    },
  );

  requirement(
    {
      ids: ['F-S13', 'T15', 'DESIGN-2'],
      title: 'is not known after a push of earlier than what is known, such as a replay or one that was delivered late',
      input:
        'a push from a to b that was taken back; GitHub is asked, or the push that took it back is heard; then the first push once more',
      expected: 'the tip is not b, and GitHub is asked',
    },
    async () => {
      const asked = await openWorld();
      const replayed = asked.build('a', 'b');
      asked.time.now += 60_000;
      await asked.ask('a');
      await asked.hear(replayed);
      expect(await asked.recall()).toBeUndefined();
      const heard = await openWorld();
      await heard.ask('a');
      const first = heard.build('a', 'b');
      await heard.hear(first);
      heard.time.now += 60_000;
      await heard.hear(heard.build('b', 'a'));
      expect(await heard.recall()).toBe('a');
      await heard.hear(first);
      expect(await heard.recall()).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'P10-3'],
      title: 'is not known after a push that says no time, or one that does not follow, or in a row of another version',
      input: 'such pushes; a row that this version does not read, and a push after it',
      expected: 'GitHub is asked',
    },
    async () => {
      for (const [before, pushed] of [
        ['a', null],
        ['x', undefined],
      ] as const) {
        const { ask, hear, build, recall } = await openWorld();
        await ask('a');
        await hear(build(before, 'b', pushed));
        expect(await recall()).toBeUndefined();
      }
      const { store, hear, build, recall, ask } = await openWorld();
      await store.put(`default-branches/${repository}`, '{"version":2}');
      expect(await recall()).toBeUndefined();
      await hear(build('a', 'b'));
      await ask('b');
      expect(await recall()).toBe('b');
    },
  );
});

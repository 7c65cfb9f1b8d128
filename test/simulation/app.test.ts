import { describe, expect } from 'vitest';
import { createSqliteAppStore } from '../../src/adapters/queue/sqlite-app-store.ts';
import { openSqliteDatabase } from '../../src/adapters/queue/sqlite-database.ts';
import { createKnowledge } from '../../src/app/knowledge/hear.ts';
import { beginListening } from '../../src/app/knowledge/listening-since.ts';
import { requirement } from '../support/requirement.ts';
import { compareMemory } from './app/memory.ts';
import { appId } from './app/payloads.ts';
import { createRandom } from './random.ts';
import { createComments } from './world/comments.ts';
import { repository } from './world/ports.ts';
import { createSchedule } from './world/schedule.ts';

/** A thread with two comments of ours, which the App has read. */
async function readThread() {
  const schedule = createSchedule(createRandom(1));
  const comments = createComments({ now: schedule.now, random: createRandom(2), onOwn: () => undefined });
  const clock = { now: () => new Date(schedule.now()).toISOString(), sleep: async () => undefined };
  const database = await openSqliteDatabase({ path: ':memory:', clock });
  const store = createSqliteAppStore(database);
  await beginListening(store, schedule.now);
  const threads = createKnowledge({ store, now: schedule.now, appId }).threads(repository.id);
  const [first, second] = ['one', 'two'].map((word) => comments.post({ thread: 42, body: `<!-- baton ${word} -->` }));
  const learn = await threads.listen(42, clock.sleep);
  await learn({ from: 0, comments: comments.list(42) });
  const compare = (touched: readonly number[] = []) =>
    compareMemory({ comments, schedule }, { store, threads: [42], touched: new Set(touched) });
  return { comments, threads, compare, ids: [first?.id ?? 0, second?.id ?? 0] as const };
}

describe('the look of the simulation at what the App remembers', () => {
  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'finds a comment that is remembered and gone, that has another text, and that is there and not remembered',
      input: 'two comments that were read; then one is edited, one deleted and one written, and the App hears of none',
      expected: 'nothing at first; three differences; none for what a person touched, and none once the thread is forgotten',
    },
    async () => {
      const { comments, threads, compare, ids } = await readThread();
      expect(await compare()).toEqual([]);
      await comments.threads.update(ids[0], '<!-- baton other -->');
      await comments.threads.delete(ids[1]);
      const { id: third } = comments.post({ thread: 42, body: '<!-- baton three -->' });
      expect(await compare()).toEqual([
        `#42 comment ${ids[0]} is remembered with another text`,
        `#42 comment ${third} is there and not remembered`,
        `#42 comment ${ids[1]} is remembered and gone`,
      ]);
      expect(await compare([...ids, third])).toEqual([]);
      await threads.forget(42);
      expect(await compare()).toEqual([]);
    },
  );
});

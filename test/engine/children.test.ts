import { describe, expect } from 'vitest';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { allGates } from '../support/all-gates.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import {
  callsFor,
  children,
  dieAfter,
  kindsOf,
  planSplit,
  publish,
  publishFailure,
  startedOrder,
  titlesOf,
  two,
} from './child-chain.ts';
import { commentsIn, stateIn, stateOf } from './transfer-chain.ts';

for (const [how, options] of Object.entries({ signed: {}, unsigned: { unsigned: true } }))
  describe(`a stage that divides its work, ${how}`, () => {
    requirement(
      {
        ids: ['K-3', 'K-26'],
        title: `waits for its children without a job, and the last one starts it once (${how})`,
        input: 'two children and a wait for both; then the publish job of each',
        expected: 'one comment a publish, one workflow run an execution, the children’s records in the second order',
      },
      async () => {
        const harness = createHarness(options);
        const order = await planSplit(harness);
        const before = (await commentsIn(harness)).length;
        await publish(harness, order, { children: two });
        expect(await commentsIn(harness)).toHaveLength(before + 1);
        expect(await kindsOf(harness)).toEqual(['run', 'task split', 'child split']);
        expect(titlesOf(harness)).toEqual(['fix-42/split/1-api 1', 'fix-42/split/2-docs 1']);
        await publish(harness, startedOrder(harness, 'split/2-docs'));
        expect(harness.started).toHaveLength(2);
        await publish(harness, startedOrder(harness, 'split/1-api'));
        expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split 2']);
        const again = startedOrder(harness, 'split');
        const seen = await stateIn(harness, again);
        expect(seen.tasks.map(({ task }) => task)).toEqual(['split', 'split/2-docs', 'split/1-api']);
        await publish(harness, again);
        await publish(harness, startedOrder(harness, 'finish'));
        expect(titlesOf(harness)).toHaveLength(4);
        expect((await stateOf(harness)).end?.body).toMatchObject({ outcome: 'succeeded', reason: 'all stages succeeded' });
        expect(await commentsIn(harness)).toHaveLength(before + 5);
      },
    );
  });

describe('a publish job that dies', () => {
  requirement(
    {
      ids: ['K-23', 'K-29', 'DESIGN-5.2', 'T16'],
      title: 'after any of its writes makes the same children, each once, and starts the parent once',
      input: 'the publish jobs of the parent and of both children die after write 1, 2, …, and run again',
      expected: 'the same records and the same workflow runs as without a crash',
    },
    async () => {
      const play = async (writes: number): Promise<{ deaths: number; left: object }> => {
        const harness = createHarness();
        const order = await planSplit(harness);
        const jobs = [
          () => publish(harness, order, { children: two }),
          ...children.map((task) => () => publish(harness, startedOrder(harness, task))),
        ];
        let deaths = 0;
        for (const job of jobs) deaths += (await dieAfter(harness, writes, job)) ? 1 : 0;
        return { deaths, left: { kinds: await kindsOf(harness), titles: titlesOf(harness).toSorted() } };
      };
      const calm = await play(1_000);
      expect(calm.left).toMatchObject({ titles: ['fix-42/split 2', 'fix-42/split/1-api 1', 'fix-42/split/2-docs 1'] });
      let writes = 1;
      for (let deaths = 1; deaths > 0; writes += 1) {
        const crashed = await play(writes);
        expect(crashed.left, `after write ${writes}`).toEqual(calm.left);
        deaths = crashed.deaths;
      }
      expect(writes).toBeGreaterThan(4);
    },
  );
});

/** Returns the items in an order that follows from the seed. */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

requirement(
  {
    ids: ['K-26', 'DESIGN-5.1', 'DESIGN-5.5'],
    title: 'children that end in any order, with jobs that run twice, start their parent once',
    input: '30 orders of three children, each published twice, one of them failed',
    expected: 'one second execution of the parent, started by the last one; its records name all children',
  },
  async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const harness = createHarness();
      await publish(harness, await planSplit(harness), { children: callsFor(['a', 'b', 'c'], { wait: {} }) });
      const orders = ['split/1-a', 'split/2-b', 'split/3-c'].map((task) => startedOrder(harness, task));
      for (const order of shuffled([...orders, ...orders], seed))
        await (order.task === 'split/2-b' ? publishFailure(harness, order) : publish(harness, order));
      expect(titlesOf(harness).slice(3), `seed ${seed}`).toEqual(['fix-42/split 2']);
      const state = deriveState(await harness.records(), 'fix-42', allGates);
      expect(state.ok && state.value.tasks).toHaveLength(4);
    }
  },
);

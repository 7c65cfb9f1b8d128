import { describe, expect } from 'vitest';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { callsFor, kindsOf, planSplit, publish, startedOrder, titlesOf } from './child-chain.ts';
import { commentsIn, stateIn, stateOf } from './transfer-chain.ts';

const two = callsFor(['api', 'docs'], { wait: {} });

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

/** Publishes the turn of the parent with a crash after each write in turn, and again until it is done. */
async function crashEverywhere(harness: Harness, work: () => Promise<unknown>): Promise<number> {
  for (let writes = 1; ; writes += 1) {
    harness.crashAfter(writes);
    const done = await work().then(
      () => true,
      () => false,
    );
    harness.crashAfter(undefined);
    if (done) return writes - 1;
  }
}
void crashEverywhere;

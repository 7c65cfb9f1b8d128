import { describe, expect } from 'vitest';
import type { ChildCalls } from '../../src/core/children/child.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { startEarlyChildren } from '../../src/engine/publish/start-early-children.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { createApp, poll } from './app-children.ts';
import { plan } from './chain.ts';
import { callsFor, dieAfter, kindsOf, publish, publishFailure, startedOrder, titlesOf } from './child-chain.ts';
import { commentsIn, stateOf } from './transfer-chain.ts';

/** Lists the titles of the workflow runs that came after that of the first stage. */
const titlesAfter = (harness: Harness): readonly string[] => titlesOf(harness).slice(1);

/** Does what the App does with the requests of an agent at work. Returns what was started. */
async function ask(harness: Harness, dispatch: Dispatch, calls: ChildCalls): Promise<readonly string[]> {
  const { workflowRun } = harness.engine.settings;
  const started = await startEarlyChildren(harness.engine, { dispatch, calls, workflowRun });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

const children = ['split/1-api', 'split/2-docs'] as const;
const two = callsFor(['api', 'docs']);

describe('children of an agent that goes on', () => {
  requirement(
    {
      ids: ['P10-5', 'K-7', 'K-26'],
      title: 'start while their parent is at work, each once, and the stage ends with them',
      input: 'two requests; the same two and a third one; the output of the turn with all three; then the children',
      expected: 'two child records and no other; three workflow runs; the stage behind starts after the last child',
    },
    async () => {
      const app = createApp();
      const order = await poll(app);
      expect(order.polls).toBe(true);
      expect(await ask(app, order, two)).toEqual(children);
      expect(await kindsOf(app)).toEqual(['run', 'child split']);
      expect((await stateOf(app)).rows.get('split')?.status).toBe('ready');
      const three = callsFor(['api', 'docs', 'tests']);
      expect(await ask(app, order, three)).toEqual(['split/3-tests']);
      await ask(app, order, two);
      expect(titlesAfter(app)).toHaveLength(3);
      await publish(app, startedOrder(app, 'split/1-api'));
      await publish(app, order, { children: three });
      expect(await kindsOf(app)).toEqual(['run', 'child split', 'child split', 'task split/1-api', 'task split']);
      expect((await commentsIn(app)).filter((body) => body.includes('asked for child tasks and goes on'))).toHaveLength(2);
      await publish(app, startedOrder(app, 'split/3-tests'));
      await publish(app, startedOrder(app, 'split/2-docs'));
      const titles = [...children, 'split/3-tests', 'finish'].map((stage) => `fix-42/${stage} 1`);
      expect(titlesAfter(app)).toEqual(titles);
      expect((await stateOf(app)).rows.get('split')?.status).toBe('ended');
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-29', 'T16'],
      title: 'are made once, whichever comes first: their artifact or the output of the turn',
      input: 'the output of the turn, then its requests, which the App found late',
      expected: 'the records of the output alone; nothing started by the requests',
    },
    async () => {
      const app = createApp();
      const order = await poll(app);
      await publish(app, order, { children: two });
      const before = await kindsOf(app);
      expect(await ask(app, order, two)).toEqual([]);
      expect(await kindsOf(app)).toEqual(before);
      expect(titlesAfter(app)).toEqual(children.map((stage) => `fix-42/${stage} 1`));
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-8', 'T18'],
      title: 'keep their text: another one under a known number is refused, and said',
      input: 'a child is started; the output of the turn has its number with another prompt',
      expected: 'no other child; a refused request in the record, with the name of the child',
    },
    async () => {
      const app = createApp();
      const order = await poll(app);
      await ask(app, order, callsFor(['api']));
      await publish(app, order, { children: { requests: [{ ordinal: 1, prompt: 'Steal.', name: 'api' }], refused: 0 } });
      const { spawned } = await stateOf(app);
      expect(spawned.at(-1)?.body).toMatchObject({ made: [], refusedCount: 1, asked: 1 });
      expect(spawned.at(-1)?.body.refused[0]?.message).toContain('split/1-api, which was started with another text');
      expect(titlesAfter(app)).toEqual(['fix-42/split/1-api 1']);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-23', 'LIMITS'],
      title: 'count for the limits of the run at once, and what is refused is refused once',
      input: 'max-children 1; two requests and one that the tool refused; the same in the output of the turn',
      expected:
        'one child; the second request refused in the early record, that of the tool in the last one; the next number is 4',
    },
    async () => {
      const app = createApp();
      const order = await poll(app, { extra: 'limits: { max-children: 1 }' });
      const calls = { ...two, refused: 1 };
      expect(await ask(app, order, calls)).toEqual(['split/1-api']);
      await publish(app, order, { children: calls });
      const { spawned } = await stateOf(app);
      expect(spawned.map(({ body }) => [body.made.length, body.refusedCount, body.asked, body.early])).toEqual([
        [1, 1, 3, true],
        [0, 1, 3, undefined],
      ]);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-23', 'LIMITS'],
      title: 'that are refused beyond what a record names are refused once, and write no record again',
      input: 'max-children 1; 25 requests, twice, and once more with a 26th; the output of the turn with all',
      expected: 'a record that names 20 and counts 24, one with the 26th alone, and none of the output',
    },
    async () => {
      const app = createApp();
      const order = await poll(app, { extra: 'limits: { max-children: 1 }' });
      const names = Array.from({ length: 26 }, (_, index) => `n${index + 1}`);
      const calls = callsFor(names.slice(0, 25));
      expect(await ask(app, order, calls)).toEqual(['split/1-n1']);
      const again = await ask(app, order, calls);
      expect(await kindsOf(app)).toEqual(['run', 'child split']);
      expect(again).toEqual(['split/1-n1']);
      await ask(app, order, callsFor(names));
      await publish(app, order, { children: callsFor(names) });
      const { spawned } = await stateOf(app);
      expect(spawned.map(({ body }) => [body.made.length, body.refused.length, body.refusedCount])).toEqual([
        [1, 20, 24],
        [0, 1, 1],
      ]);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'T18', 'LIMITS'],
      title: 'cannot fill the thread: a turn gets as many early records as its job uploads artifacts',
      input: 'max-children 1; 30 artifacts, each with one more request, all but the first of which are refused',
      expected: '20 records; the output of the turn has the rest in one',
    },
    async () => {
      const app = createApp();
      const order = await poll(app, { extra: 'limits: { max-children: 1 }' });
      const names = Array.from({ length: 30 }, (_, index) => `n${index + 1}`);
      for (let count = 1; count <= 30; count += 1) await ask(app, order, callsFor(names.slice(0, count)));
      expect((await stateOf(app)).spawned).toHaveLength(20);
      await publish(app, order, { children: callsFor(names) });
      const { spawned } = await stateOf(app);
      expect(spawned.slice(20).map(({ body }) => body.refusedCount)).toEqual([10]);
      expect(titlesAfter(app)).toEqual(['fix-42/split/1-n1 1']);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-29'],
      title: 'of a job that was started again for the same execution have numbers of their own',
      input: 'two requests; a job that knows the record of them asks for one more, as number 3',
      expected: 'split/3-tests; no request refused',
    },
    async () => {
      const app = createApp();
      const order = await poll(app);
      await ask(app, order, two);
      await publish(app, order, { children: callsFor(['tests'], { from: 3 }) });
      expect(titlesOf(app).at(-1)).toBe('fix-42/split/3-tests 1');
      expect((await stateOf(app)).spawned.at(-1)?.body).toMatchObject({ refusedCount: 0, asked: 3 });
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-26', 'K-28'],
      title: 'end a wait that they ended before: the parent starts again at once',
      input: 'a child is started and ends; then the turn ends with a wait for it',
      expected: 'one further execution of the parent, started by its own record',
    },
    async () => {
      const app = createApp();
      const order = await poll(app);
      await ask(app, order, callsFor(['api']));
      await publish(app, startedOrder(app, 'split/1-api'));
      await publish(app, order, { children: callsFor(['api'], { wait: {} }) });
      expect(titlesAfter(app)).toEqual(['fix-42/split/1-api 1', 'fix-42/split 2']);
    },
  );
});

describe('what starts no child early', () => {
  requirement(
    {
      ids: ['P10-5', 'DESIGN-2'],
      title: 'is a stage that suspends, a pause, and an execution that is over; the Action refuses the run in words',
      input: '`wait: suspend` with the App; a pause; a failed turn; `wait: poll` in Action mode',
      expected: 'nothing started, no record; no order with `polls`; a reason that names the stage, the key and the way out',
    },
    async () => {
      const suspends = createApp();
      const order = await poll(suspends, { children: '' });
      expect(order.polls).toBeUndefined();
      expect(await ask(suspends, order, two)).toEqual([]);
      const app = createApp();
      const polled = await poll(app);
      const paused = { ...app, engine: { ...app.engine, settings: { ...app.engine.settings, paused: true } } };
      expect(await ask(paused, polled, two)).toEqual([]);
      await publishFailure(app, polled);
      expect(await ask(app, polled, two)).toEqual([]);
      expect(await kindsOf(app)).not.toContain('child split');
      const action = createHarness();
      const stages = ' { split: { agent: one, children: { wait: poll }, prompt: "Split." } }';
      const planned = await plan(action, { stages });
      expect(planned.runs).toEqual([]);
      expect(planned.refused[0]?.reason).toMatch(/stage split has `children: \{ wait: poll \}`.*the App.*`wait: suspend`/);
      expect(await action.records()).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-20'],
      title: 'takes none away: a parent that fails leaves those that were started to `on-parent-failure`',
      input: 'two children start; their parent fails for good; once with keep, once with cancel',
      expected: 'they go on; they never start again',
    },
    async () => {
      for (const [setting, status] of [
        ['wait: poll', 'ready'],
        ['wait: poll, on-parent-failure: cancel', 'never'],
      ] as const) {
        const app = createApp();
        const order = await poll(app, { children: setting });
        await ask(app, order, two);
        await publishFailure(app, order);
        const { rows } = await stateOf(app);
        expect(
          children.map((name) => rows.get(name)?.status),
          setting,
        ).toEqual([status, status]);
      }
    },
  );
});

requirement(
  {
    ids: ['P10-5', 'K-29', 'DESIGN-5.2', 'T16'],
    title: 'a server that dies at any point of it leaves the same children, each started once',
    input: 'the work about two requests and that of the turn die after write 1, 2, …, and are done again',
    expected: 'the same records and the same workflow runs as without a crash',
  },
  async () => {
    const play = async (writes: number): Promise<{ deaths: number; left: object }> => {
      const app = createApp();
      const order = await poll(app);
      let deaths = 0;
      const jobs = [() => ask(app, order, two), () => publish(app, order, { children: two })];
      for (const job of jobs) deaths += (await dieAfter(app, writes, job)) ? 1 : 0;
      return { deaths, left: { kinds: await kindsOf(app), titles: titlesAfter(app).toSorted() } };
    };
    const calm = await play(1_000);
    expect(calm.left).toEqual({
      kinds: ['run', 'child split', 'task split'],
      titles: children.map((name) => `fix-42/${name} 1`),
    });
    let writes = 1;
    for (let deaths = 1; deaths > 0; writes += 1) {
      const crashed = await play(writes);
      expect(crashed.left, `after write ${writes}`).toEqual(calm.left);
      deaths = crashed.deaths;
    }
    expect(writes).toBeGreaterThan(4);
  },
);

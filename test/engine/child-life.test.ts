import { describe, expect } from 'vitest';
import { listStalledTasks } from '../../src/engine/sweep/list-stalled-tasks.ts';
import { listOpenRuns, sweep } from '../../src/engine/sweep/sweep.ts';
import { buildCommits, createHarness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import {
  callsFor,
  children,
  dieAfter,
  divide,
  inMinutes,
  kindsOf,
  planSplit,
  publish,
  publishFailure,
  startedOrder,
  titlesOf,
  withWorkers,
} from './child-chain.ts';
import { stateOf } from './transfer-chain.ts';
import { withRuns } from './with-runs.ts';

describe('a wait', () => {
  const timed = callsFor(['api', 'docs'], { wait: { timeoutMinutes: 30 } });

  for (const unsigned of [false, true])
    requirement(
      {
        ids: ['K-28', 'DESIGN-5.3'],
        title: `that takes too long is ended by a job that the first sweep after its time starts (${unsigned ? 'unsigned' : 'signed'})`,
        input: 'a wait of 30 minutes; a sweep after 20; a sweep after 40; its job; the same job again; then the children end',
        expected: 'one order to publish what is recorded; one decision by our account; the parent starts once with what has come',
      },
      async () => {
        const harness = createHarness({ unsigned });
        await publish(harness, await planSplit(harness), { children: timed });
        const sweepAfter = (minutes: number) => sweep(inMinutes(harness, minutes).engine, async () => [subjectNumber]);
        expect((await sweepAfter(20)).tasks).toEqual([]);
        expect((await sweepAfter(40)).tasks).toEqual([{ title: 'fix-42/split 1', stall: { kind: 'expired' } }]);
        const order = startedOrder(harness, 'split');
        expect(order).toMatchObject({ for: 'publish', task: 'split', execution: 1 });
        const late = inMinutes(harness, 40);
        expect((await advance(late, order)).started).toContain('split');
        await advance(late, order);
        expect(await kindsOf(harness)).toEqual(['run', 'task split', 'child split', 'decision split']);
        const { decisions } = await stateOf(harness);
        const [comment] = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
        expect(decisions).toMatchObject([{ body: { verb: 'expire', actor: { id: comment?.author?.id } } }]);
        for (const task of children) await publish(late, startedOrder(harness, task));
        // The third title is that of the job which ended the wait.
        const titles = ['split/1-api 1', 'split/2-docs 1', 'split 1', 'split 2'].map((name) => `fix-42/${name}`);
        expect(titlesOf(harness)).toEqual(titles);
      },
    );

  requirement(
    {
      ids: ['K-28', 'DESIGN-5.2'],
      title: 'that takes too long is left to a publish job of its run that the same sweep has started again',
      input:
        'a wait of 30 minutes; a sweep after 40 that lets its publish job run again, that of a child, or that of another run',
      expected: 'no second job, which could start a child again whose dispatch is late; one where no job of the run is at work',
    },
    async () => {
      const harness = createHarness();
      await publish(harness, await planSplit(harness), { children: timed });
      const other = { ...harness.engine.settings, workflowRun: { ...harness.engine.settings.workflowRun, id: 950 } };
      await publish({ ...harness, engine: { ...harness.engine, settings: other } }, startedOrder(harness, children[0]));
      const { engine } = inMinutes(harness, 40);
      const [reading] = await listOpenRuns(engine, { threads: [subjectNumber], since: '2000-01-01T00:00:00Z' });
      const stallsBeside = async (id: number) =>
        reading && (await listStalledTasks(engine, { reading, busy: new Set([id]) })).map(({ stall }) => stall.kind);
      const own = engine.settings.workflowRun.id;
      expect([await stallsBeside(own), await stallsBeside(950), await stallsBeside(own + 1)]).toEqual([[], [], ['expired']]);
    },
  );

  requirement(
    {
      ids: ['K-28', 'DESIGN-5.2', 'T16'],
      title: 'is ended by the next job of its run, and a crash after any write starts the parent once',
      input: 'a child ends after the time of the wait; its publish job dies after write 1, 2, …, and runs again',
      expected: 'the same records and workflow runs',
    },
    async () => {
      const play = async (writes: number): Promise<{ died: boolean; left: object }> => {
        const harness = createHarness();
        await publish(harness, await planSplit(harness), { children: timed });
        const late = inMinutes(harness, 40);
        const died = await dieAfter(harness, writes, () => publish(late, startedOrder(harness, 'split/2-docs')));
        return { died, left: { kinds: await kindsOf(harness), titles: titlesOf(harness) } };
      };
      const calm = await play(1_000);
      expect(calm.left).toEqual({
        kinds: ['run', 'task split', 'child split', 'task split/2-docs', 'decision split'],
        titles: ['fix-42/split/1-api 1', 'fix-42/split/2-docs 1', 'fix-42/split 2'],
      });
      for (let writes = 1, died = true; died; writes += 1) {
        const crashed = await play(writes);
        expect(crashed.left, `after write ${writes}`).toEqual(calm.left);
        died = crashed.died;
      }
    },
  );

  requirement(
    {
      ids: ['K-28'],
      title: 'that nothing is late of costs a sweep no further request',
      input: 'a sweep while a parent is suspended, and one while a stage alone is at work',
      expected: 'no lists of workflow runs beyond those of the tasks at work',
    },
    async () => {
      const harness = createHarness();
      await divide(harness);
      const titles: string[] = [];
      const { workflowRuns } = harness.engine.ports;
      const counted = {
        ...workflowRuns,
        listRuns: async (title: string, since: string) => {
          titles.push(title);
          return workflowRuns.listRuns(title, since);
        },
      };
      const late = inMinutes(harness, 40);
      const engine = { ...late.engine, ports: { ...late.engine.ports, workflowRuns: counted } };
      expect((await sweep(engine, async () => [subjectNumber])).tasks).toEqual([]);
      expect(titles).toEqual(['fix-42/split/1-api 1', 'fix-42/split/2-docs 1']);
    },
  );
});

describe('a child whose job vanished', () => {
  requirement(
    {
      ids: ['K-21', 'DESIGN-5.3', 'T20'],
      title: 'is found by the sweep, and its loss is a failed attempt of it',
      input: 'the workflow runs of both children are over without a record',
      expected: 'an order to record each loss; the child starts once more; the parent still waits',
    },
    async () => {
      const harness = createHarness();
      await divide(harness);
      const gone = withRuns(inMinutes(harness, 40), {});
      const { tasks } = await sweep(gone.engine, async () => [subjectNumber]);
      expect(tasks.map(({ title, stall }) => `${title} ${stall.kind}`)).toEqual(children.map((name) => `fix-42/${name} 1 lost`));
      const order = startedOrder(harness, 'split/1-api');
      expect(order).toMatchObject({ for: 'publish', execution: 1 });
      const failure = { reason: 'job-lost' as const, message: 'The runner was lost.' };
      expect((await advance(harness, order, { kind: 'lost', failure })).started).toEqual(['split/1-api']);
      expect((await stateOf(harness)).rows.get('split')).toMatchObject({ status: 'waiting', wait: { for: children } });
    },
  );
});

describe('a parent that failed for good', () => {
  requirement(
    {
      ids: ['K-20'],
      title:
        'cancels its children where the config says so: those at work are told to stop, and what they bring is kept as skipped',
      input:
        'on-parent-failure: cancel; a wait for the first; the other is at work when the parent fails; then it brings commits',
      expected: 'the run ends with the parent; one workflow run is told to stop; a record skipped, no branch, nothing starts',
    },
    async () => {
      const harness = createHarness();
      const { cancelled, world } = withWorkers(harness);
      const order = await planSplit(world, { children: 'on-parent-failure: cancel', more: ', branch: "work"' });
      await publish(world, order, { children: callsFor(['api', 'docs'], { wait: { until: 'first' } }) });
      await publish(world, startedOrder(harness, 'split/2-docs'));
      const { ended } = await publishFailure(world, startedOrder(harness, 'split'));
      expect(ended).toMatchObject({ outcome: 'failed' });
      expect((await stateOf(harness)).rows.get('split/1-api')).toMatchObject({ never: { kind: 'blocked', by: 'split' } });
      expect(cancelled.map((id) => titlesOf(harness)[id - 1_001])).toEqual(['fix-42/split/1-api 1']);
      const before = titlesOf(harness);
      const late = await publish(world, startedOrder(harness, 'split/1-api'), { commits: buildCommits() });
      expect(late.task).toMatchObject({ outcome: 'skipped' });
      expect(harness.branches.has('work')).toBe(false);
      expect(titlesOf(harness)).toEqual(before);
    },
  );

  requirement(
    {
      ids: ['K-20'],
      title: 'and is tolerated starts what follows it once, whatever its cancelled children bring later',
      input:
        'on-parent-failure: cancel and continue-on-failure; the parent fails while a child and its child are at work; both come later',
      expected: 'finish starts once, by the failure; both records are skipped',
    },
    async () => {
      const harness = createHarness();
      const order = await planSplit(harness, { children: 'on-parent-failure: cancel', more: ', continue-on-failure: true' });
      await publish(harness, order, { children: callsFor(['api', 'docs'], { wait: { until: 'first' } }) });
      await publish(harness, startedOrder(harness, 'split/2-docs'), { children: callsFor(['deep']) });
      await publish(harness, startedOrder(harness, 'split/1-api'));
      const late = startedOrder(harness, 'split/2-docs/1-deep');
      expect((await publishFailure(harness, startedOrder(harness, 'split'))).started).toEqual(['finish']);
      expect((await publish(harness, late)).task?.outcome).toBe('skipped');
      expect((await publish(harness, startedOrder(harness, 'finish'))).ended).toMatchObject({ outcome: 'succeeded' });
      expect(titlesOf(harness).filter((title) => title.startsWith('fix-42/finish'))).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['K-20', 'K-21'],
      title: 'keeps its children by default: it ends when they have ended',
      input: 'no policy; the parent fails while a child is at work',
      expected: 'the parent is suspended, then failed; the run ends then',
    },
    async () => {
      const harness = createHarness();
      const order = await planSplit(harness);
      await publish(harness, order, { children: callsFor(['api', 'docs'], { wait: { until: 'first' } }) });
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      expect((await publishFailure(harness, startedOrder(harness, 'split'))).ended).toBeUndefined();
      expect((await stateOf(harness)).rows.get('split')).toMatchObject({ status: 'closing', wait: { for: ['split/1-api'] } });
      const last = await publish(harness, startedOrder(harness, 'split/1-api'));
      expect(last.ended).toMatchObject({ outcome: 'failed', reason: 'split: unknown-target' });
    },
  );
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DispatchedRun, Dispatcher } from '../../src/ports/dispatcher.ts';
import { requirement } from '../support/requirement.ts';

export interface DispatcherWorld {
  readonly dispatcher: Dispatcher;
  /** The inputs of every dispatch that was accepted. */
  readonly accepted: readonly Readonly<Record<string, string>>[];
  /** The runs that were cancelled. */
  readonly cancelled: readonly number[];
  loseAnswer(when: 'before' | 'after'): void;
  /** Lets a run report its jobs. */
  reportJob(run: number, job: { readonly name: string; readonly conclusion: string }): void;
  /** Ends a run. */
  endRun(run: number, conclusion: string): void;
  /** The jobs that were started again. */
  readonly again: readonly number[];
  close(): Promise<void>;
}

const order = JSON.stringify({ run: 'fix-4', task: 'fix', execution: 1 });
const since = '2020-01-01T00:00:00Z';

/**
 * Describes the tests that every adapter of the port passes. `isLossy` is that of `describeThreads`. The workflow's run-name is `<run>/<task> <execution>`.
 */
export function describeDispatcher(
  create: () => Promise<DispatcherWorld>,
  { isLossy = true }: { readonly isLossy?: boolean } = {},
): void {
  let world: DispatcherWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('a dispatch', () => {
    it('gives the id of the run and hands over the order as it is', async () => {
      const run = await dispatchOrder(world, order);
      expect(run.url).toContain(`/actions/runs/${run.id}`);
      expect(world.accepted).toEqual([{ task: order }]);
      expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map(({ id, title }) => ({ id, title }))).toEqual([
        { id: run.id, title: 'fix-4/fix 1' },
      ]);
    });

    it('of an event is a hint in an input of its own', async () => {
      await world.dispatcher.dispatchEvent('{"number":4}');
      expect(world.accepted).toEqual([{ event: '{"number":4}' }]);
    });

    requirement(
      {
        ids: ['DESIGN-5.2', 'T16'],
        title: 'is found by the whole words of its title',
        input: 'orders of fix-4/fix 12 and hotfix-4/fix 1, looked for as fix-4/fix 1, and by the beginning of a name, fix-',
        expected: 'nothing, and fix-4/fix 12',
      },
      async () => {
        await world.dispatcher.dispatch(JSON.stringify({ run: 'fix-4', task: 'fix', execution: 12 }));
        await world.dispatcher.dispatch(JSON.stringify({ run: 'hotfix-4', task: 'fix', execution: 1 }));
        expect(await world.dispatcher.listRuns('fix-4/fix 1', since)).toEqual([]);
        for (const words of ['fix-4/fix 12', 'fix-'])
          expect((await world.dispatcher.listRuns(words, since)).map(({ title }) => title)).toEqual([
            expect.stringContaining('fix-4/fix 12'),
          ]);
      },
    );
  });

  if (isLossy)
    describe('a dispatch', () => {
      requirement(
        {
          ids: ['DESIGN-5.2', 'T16'],
          title: 'whose answer got lost starts one run',
          input: 'the connection ends after GitHub accepted',
          expected: 'the run found by its title, one dispatch',
        },
        async () => {
          world.loseAnswer('after');
          const run = await dispatchOrder(world, order);
          expect(world.accepted).toHaveLength(1);
          expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map(({ id }) => id)).toEqual([run.id]);
        },
      );

      it('of an event that did not arrive is tried again', async () => {
        world.loseAnswer('before');
        await world.dispatcher.dispatchEvent('{"number":4}');
        expect(world.accepted).toEqual([{ event: '{"number":4}' }]);
      });

      it('that did not arrive is tried again', async () => {
        world.loseAnswer('before');
        const { id } = await dispatchOrder(world, order);
        expect(world.accepted).toEqual([{ task: order }]);
        expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map((run) => run.id)).toEqual([id]);
      });

      it('of another execution is not taken for this one', async () => {
        await world.dispatcher.dispatch(JSON.stringify({ run: 'fix-4', task: 'fix', execution: 12 }));
        world.loseAnswer('before');
        const { id } = await dispatchOrder(world, order);
        expect(world.accepted.map(({ task }) => JSON.parse(task ?? '').execution)).toEqual([12, 1]);
        expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map((run) => run.id)).toEqual([id]);
      });
    });

  it('tells a run to stop, and knows of one that is not there', async () => {
    const { id } = await dispatchOrder(world, order);
    expect(await world.dispatcher.cancel(id)).toBe(true);
    expect(world.cancelled).toEqual([id]);
    expect(await world.dispatcher.cancel(id + 100_000)).toBe(false);
  });

  it('does not tell a run to stop that is over', async () => {
    const { id } = await dispatchOrder(world, order);
    world.endRun(id, 'success');
    expect(await world.dispatcher.cancel(id)).toBe(false);
    expect(world.cancelled).toEqual([]);
  });

  it('tells what became of the jobs of a run', async () => {
    const { id } = await dispatchOrder(world, order);
    world.reportJob(id, { name: 'baton / agent', conclusion: 'cancelled' });
    expect(await world.dispatcher.listJobs(id)).toEqual([
      {
        id: expect.any(Number),
        name: 'baton / agent',
        status: 'completed',
        conclusion: 'cancelled',
        url: expect.stringContaining('http'),
        began: false,
        attempt: 1,
        endedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5.3'],
      title: 'finds the runs that are over and did not succeed, and lets one of their jobs run again',
      input: 'runs that ended as failure, cancelled, timed_out, success, skipped, and one that goes on',
      expected: 'the first three; one job is started again, and refused while its run goes on',
    },
    async () => {
      const ids = new Map<string, number>();
      for (const [index, conclusion] of ['failure', 'cancelled', 'timed_out', 'success', 'skipped', ''].entries()) {
        const { id } = await dispatchOrder(world, JSON.stringify({ run: `fix-${index}`, task: 'fix', execution: 1 }));
        ids.set(conclusion, id);
        world.reportJob(id, { name: 'baton / publish', conclusion: conclusion || 'success' });
        if (conclusion !== '') world.endRun(id, conclusion);
      }
      const broken = await world.dispatcher.listBroken(since);
      expect(broken.map(({ id }) => id).toSorted()).toEqual(
        ['failure', 'cancelled', 'timed_out'].map((conclusion) => ids.get(conclusion)).toSorted(),
      );
      expect(broken[0]?.title).toBe('fix-0/fix 1');
      const [job] = await world.dispatcher.listJobs(ids.get('failure') ?? 0);
      await world.dispatcher.rerunJob(job?.id ?? 0);
      expect(world.again).toEqual([job?.id]);
      const [other] = await world.dispatcher.listJobs(ids.get('') ?? 0);
      await expect(world.dispatcher.rerunJob(other?.id ?? 0)).rejects.toMatchObject({ name: 'GitHubError', reason: 'forbidden' });
    },
  );

  it('starts a run without inputs to sweep', async () => {
    expect((await world.dispatcher.dispatchSweep())?.id).toBeGreaterThan(0);
    expect(world.accepted).toEqual([{}]);
  });
}

/** Dispatches an order and returns the run, which this world always names. */
async function dispatchOrder({ dispatcher }: DispatcherWorld, text: string): Promise<DispatchedRun> {
  const run = await dispatcher.dispatch(text);
  if (run === undefined) throw new Error('The dispatch named no run.');
  return run;
}

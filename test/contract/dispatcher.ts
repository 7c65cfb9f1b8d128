import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dispatcher } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';

export interface DispatcherWorld {
  readonly dispatcher: Dispatcher;
  /** Inputs of every dispatch that was accepted. */
  readonly accepted: readonly Readonly<Record<string, string>>[];
  /** Runs that were told to stop. */
  readonly cancelled: readonly number[];
  loseAnswer(when: 'before' | 'after'): void;
  /** A run reports its jobs. */
  reportJob(run: number, job: { readonly name: string; readonly conclusion: string }): void;
  /** A run is over. */
  endRun(run: number, conclusion: string): void;
  /** Jobs that were started again. */
  readonly again: readonly number[];
  close(): Promise<void>;
}

export const order = JSON.stringify({ run: 'fix-4', task: 'fix', execution: 1 });
const since = '2020-01-01T00:00:00Z';

/** Every adapter of the port passes these. The workflow's run-name is `<run>/<task> <execution>`. */
export function describeDispatcher(create: () => Promise<DispatcherWorld>): void {
  let world: DispatcherWorld;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  describe('a dispatch', () => {
    it('gives the id of the run and hands over the order as it is', async () => {
      const run = await world.dispatcher.dispatch(order);
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
        title: 'whose answer got lost starts one run',
        input: 'the connection ends after GitHub accepted',
        expected: 'the run found by its title, one dispatch',
      },
      async () => {
        world.loseAnswer('after');
        const run = await world.dispatcher.dispatch(order);
        expect(world.accepted).toHaveLength(1);
        expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map(({ id }) => id)).toEqual([run.id]);
      },
    );

    requirement(
      {
        ids: ['DESIGN-5.2', 'T16'],
        title: 'is found by the whole words of its title',
        input: 'orders of fix-4/fix 12 and hotfix-4/fix 1, looked for as fix-4/fix 1',
        expected: 'nothing',
      },
      async () => {
        await world.dispatcher.dispatch(JSON.stringify({ run: 'fix-4', task: 'fix', execution: 12 }));
        await world.dispatcher.dispatch(JSON.stringify({ run: 'hotfix-4', task: 'fix', execution: 1 }));
        expect(await world.dispatcher.listRuns('fix-4/fix 1', since)).toEqual([]);
        expect(await world.dispatcher.listRuns('fix-4/fix 12', since)).toHaveLength(1);
      },
    );

    it('of an event that did not arrive is tried again', async () => {
      world.loseAnswer('before');
      await world.dispatcher.dispatchEvent('{"number":4}');
      expect(world.accepted).toEqual([{ event: '{"number":4}' }]);
    });

    it('that did not arrive is tried again', async () => {
      world.loseAnswer('before');
      const { id } = await world.dispatcher.dispatch(order);
      expect(world.accepted).toEqual([{ task: order }]);
      expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map((run) => run.id)).toEqual([id]);
    });

    it('of another execution is not taken for this one', async () => {
      await world.dispatcher.dispatch(JSON.stringify({ run: 'fix-4', task: 'fix', execution: 12 }));
      world.loseAnswer('before');
      const { id } = await world.dispatcher.dispatch(order);
      expect(world.accepted.map(({ task }) => JSON.parse(task ?? '').execution)).toEqual([12, 1]);
      expect((await world.dispatcher.listRuns('fix-4/fix 1', since)).map((run) => run.id)).toEqual([id]);
    });
  });

  it('tells a run to stop, and knows of one that is not there', async () => {
    const { id } = await world.dispatcher.dispatch(order);
    expect(await world.dispatcher.cancel(id)).toBe(true);
    expect(world.cancelled).toEqual([id]);
    expect(await world.dispatcher.cancel(id + 100_000)).toBe(false);
  });

  it('does not tell a run to stop that is over', async () => {
    const { id } = await world.dispatcher.dispatch(order);
    world.endRun(id, 'success');
    expect(await world.dispatcher.cancel(id)).toBe(false);
    expect(world.cancelled).toEqual([]);
  });

  it('tells what became of the jobs of a run', async () => {
    const { id } = await world.dispatcher.dispatch(order);
    world.reportJob(id, { name: 'agent', conclusion: 'cancelled' });
    expect(await world.dispatcher.listJobs(id)).toEqual([
      {
        id: expect.any(Number),
        name: 'agent',
        status: 'completed',
        conclusion: 'cancelled',
        url: expect.stringContaining('http'),
        began: false,
        attempt: 1,
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
        const { id } = await world.dispatcher.dispatch(JSON.stringify({ run: `fix-${index}`, task: 'fix', execution: 1 }));
        ids.set(conclusion, id);
        world.reportJob(id, { name: 'publish', conclusion: conclusion || 'success' });
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
    expect((await world.dispatcher.dispatchSweep()).id).toBeGreaterThan(0);
    expect(world.accepted).toEqual([{}]);
  });
}

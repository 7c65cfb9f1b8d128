import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { callsFor, inMinutes, planSplit, publish, publishFailure, startedOrder, titlesOf } from '../engine/child-chain.ts';
import { stateOf } from '../engine/transfer-chain.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

const orders = 1_000;

/** Returns numbers below a bound that follow from a seed. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** An order whose publish job is still to come, and how often it comes. */
interface Job {
  readonly order: Dispatch;
  times: number;
}

/**
 * Plays a run to its end: the publish jobs of its orders come in any order, some twice, some die after a write and run again, some
 * agents fail, and time passes between them.
 */
class Play {
  readonly harness: Harness = createHarness();
  private readonly draw: (below: number) => number;
  private readonly jobs: Job[] = [];
  private known = 0;
  private minutes = 0;

  constructor(seed: number) {
    this.draw = createDraw(seed);
  }

  async run(): Promise<void> {
    const names = ['a', 'b', 'c'].slice(0, 2 + this.draw(2));
    const until = (['all', 'first', 'first-failure'] as const)[this.draw(3)] ?? 'all';
    const timed = this.draw(2) === 0 ? {} : { timeoutMinutes: 60 };
    const order = await planSplit(this.harness, { after: '', more: ', continue-on-failure: true' });
    await publish(this.harness, order, { children: callsFor(names, { wait: { until, ...timed } }) });
    this.collect();
    while (this.jobs.length > 0) await this.step();
  }

  private collect(): void {
    this.jobs.push(...this.harness.started.slice(this.known).map((order) => ({ order, times: 1 + this.draw(2) })));
    this.known = this.harness.started.length;
  }

  private async step(): Promise<void> {
    const at = this.draw(this.jobs.length);
    const job = this.jobs[at];
    if (job === undefined) return;
    job.times -= 1;
    if (job.times === 0) this.jobs.splice(at, 1);
    this.minutes += this.draw(30);
    const world = inMinutes(this.harness, this.minutes);
    // What an agent came to is the same whenever its job runs.
    const fails = job.order.execution === 1 && job.order.task.includes('b');
    const work = (): Promise<unknown> => (fails ? publishFailure(world, job.order) : publish(world, job.order));
    this.harness.crashAfter(1 + this.draw(12));
    await work().catch(async () => {
      this.harness.crashAfter(undefined);
      await work();
    });
    this.harness.crashAfter(undefined);
    this.collect();
  }
}

describe(`${orders} orders of what happens to a parent and its children`, () => {
  requirement(
    {
      ids: ['K-26', 'K-28', 'DESIGN-5.1', 'DESIGN-5.2', 'DESIGN-5.5'],
      title: 'two and three children that end together start their parent exactly once, and the run ends',
      input: `${orders} seeds: the kind of wait, with or without a time, the order of publish jobs, which run twice or die after a write`,
      expected: 'each execution is dispatched once and recorded once; one end, succeeded',
    },
    async () => {
      for (let seed = 1; seed <= orders; seed += 1) {
        const play = new Play(seed);
        await play.run();
        const titles = titlesOf(play.harness);
        expect(new Set(titles).size, `seed ${seed}: ${titles.join(', ')}`).toBe(titles.length);
        expect(titles, `seed ${seed}`).toContain('fix-42/split 2');
        expect(startedOrder(play.harness, 'split').execution, `seed ${seed}`).toBe(2);
        const { end, tasks, decisions } = await stateOf(play.harness);
        expect(end?.body.outcome, `seed ${seed}`).toBe('succeeded');
        expect(tasks, `seed ${seed}`).toHaveLength(titles.length + 1);
        expect(decisions.length, `seed ${seed}`).toBeLessThan(2);
      }
    },
    600_000,
  );
});

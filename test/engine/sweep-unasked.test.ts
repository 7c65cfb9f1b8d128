import { describe, expect } from 'vitest';
import { runRefOf, toStoredRun } from '../../src/core/record/find-runs.ts';
import { describeStall } from '../../src/core/view/summary/sweep.ts';
import { listStalledTasks } from '../../src/engine/sweep/list-stalled-tasks.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildOutput, Crash, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { boss, withRequests } from './approval-world.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { inMinutes } from './child-chain.ts';
import { begin, fail } from './command-world.ts';
import { bodies, runsIssue } from './comments-chain.ts';
import { extra, listen } from './listeners.ts';
import { withRuns } from './with-runs.ts';

const requests = async (harness: Harness, thread = subjectNumber): Promise<number> =>
  (await bodies(harness, thread)).filter((body) => body.includes('<!-- baton-request:')).length;

interface Dying {
  readonly harness: Harness;
  /** The thread where people are asked. */
  readonly thread?: number;
  /** The job that asks. */
  act(): Promise<unknown>;
}

/** Returns whether the job came to its end before it died after so many writes. */
async function survives({ harness, act }: Dying, writes: number): Promise<boolean> {
  harness.crashAfter(writes);
  const survived = await act().then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof Crash)) throw error;
      return false;
    },
  );
  harness.crashAfter(undefined);
  return survived;
}

/** Sweeps three times, carries out what the sweeps start, and returns what they found. */
async function sweepAll({ harness, thread = subjectNumber }: Dying): Promise<readonly string[]> {
  const seen: string[] = [];
  const dead = withRuns(harness, {});
  for (let sweeps = 0; sweeps < 3; sweeps += 1) {
    const before = harness.started.length;
    const { tasks } = await sweep(dead.engine, async () => [thread]);
    for (const { stall } of tasks) seen.push(stall.kind);
    for (const order of harness.started.slice(before)) {
      expect(order).toMatchObject({ for: 'publish', lock: subjectNumber, task: 'notify:ask:only' });
      await advance(dead, order);
    }
  }
  return seen;
}

/** Lets the job die after each of its writes, and GitHub refuses to run it again. Returns what the sweeps found, for each number of writes. */
async function playDeaths(create: () => Promise<Dying>, from = 1): Promise<readonly (readonly string[])[]> {
  const all: (readonly string[])[] = [];
  for (let writes = from; ; writes += 1) {
    const dying = await create();
    if (await survives(dying, writes)) return all;
    all.push(await sweepAll(dying));
    expect(await requests(dying.harness, dying.thread), `after ${writes}: ${dying.harness.writes.join(', ')}`).toBe(1);
  }
}

/** Another run about the issue writes its first four records. */
async function recordFour(harness: Harness): Promise<void> {
  const stages = `
      a: { agent: one, prompt: "x" }
      b: { needs: [a], agent: one, prompt: "x" }
      c: { needs: [b], agent: one, prompt: "x" }`;
  await advance(harness, orderOf(await plan(harness, { pipeline: 'docs', stages, start: 'another', comments: 2 })));
  for (const _ of ['b', 'c']) await advance(harness, lastStarted(harness));
}

const once = ['unasked'];

describe('a person whom nobody has asked, because the job that was to ask died', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-4.8', 'T43'],
      title: 'is asked by a job that the sweep starts: for the approval of a first stage and of a later one',
      input: 'the job that asks dies after each of its writes, GitHub refuses to run it again; three sweeps',
      expected: 'one order to ask, one comment; no order where the comment is there',
    },
    async () => {
      const first = await playDeaths(async () => {
        const harness = createHarness();
        return { harness, act: () => plan(harness, { stages: '\n      only: { agent: one, prompt: "x", approval: {} }' }) };
      }, 2);
      // The first write is a reaction, before there is a run. The run, its status comment and two labels come before the comment that asks.
      expect(first).toEqual([once, once, once, once, [], []]);
      const later = await playDeaths(async () => {
        const harness = createHarness();
        const stages =
          '\n      fix: { agent: one, prompt: "x" }\n      only: { needs: [fix], agent: one, prompt: "x", approval: {} }';
        const order = orderOf(await plan(harness, { stages }));
        return { harness, act: () => advance(harness, order) };
      });
      expect(later).toEqual([once, once, [], []]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'F-M18'],
      title: 'is asked for the answer to a question as well, also where people are asked elsewhere',
      input: 'the job that records a question dies after each of its writes; `comments: none` the same',
      expected: 'one comment that asks, on the thread where people are',
    },
    async () => {
      for (const [top, thread] of [
        ['', undefined],
        ['comments: none', runsIssue],
      ] as const) {
        const seen = await playDeaths(async () => {
          const harness = createHarness();
          const order = orderOf(await plan(harness, { stages: '\n      only: { agent: one, prompt: "x" }', top }));
          const output = buildOutput(order, { outcome: 'needs-input', note: 'Which?' });
          const own = thread === undefined ? {} : { thread };
          return { harness, ...own, act: () => advance(harness, order, { kind: 'output', output }) };
        });
        expect(seen.filter((found) => found.length > 0).length).toBeGreaterThan(1);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-8', 'T17'],
      title: 'is asked by one job at a time and four in all, not during a pause, and the words say what is wrong',
      input: 'a run that waits unasked: BATON_PAUSE; the job that asks at work; dead four times',
      expected: 'nothing; nothing; hopeless',
    },
    async () => {
      const harness = createHarness();
      harness.crashAfter(2);
      await plan(harness, { stages: '\n      only: { agent: one, prompt: "x", approval: {} }' }).catch(() => undefined);
      harness.crashAfter(undefined);
      const dead = withRuns(harness, {});
      const kindsOf = async ({ engine }: Harness): Promise<readonly string[]> =>
        (await sweep(engine, async () => [subjectNumber])).tasks.map(({ stall }) => stall.kind);
      expect(await kindsOf({ ...dead, engine: { ...dead.engine, settings: { ...dead.engine.settings, paused: true } } })).toEqual(
        [],
      );
      const [stored] = (await harness.records()).flatMap((record) => toStoredRun(record) ?? []);
      if (stored === undefined) throw new Error('There is no run.');
      const reading = await readRun(dead.engine, runRefOf(stored));
      if (!reading.ok) throw new Error(reading.error.message);
      const [found] = await listStalledTasks(dead.engine, { reading: reading.value });
      expect(found && describeStall(found.stall, 'found')).toBe('it waits for a person whom nobody has asked.');
      expect(await kindsOf(dead)).toEqual(['unasked']);
      expect(await kindsOf(withRuns(harness, { status: 'in_progress' }))).toEqual([]);
      for (const _ of [2, 3, 4]) await kindsOf(dead);
      expect(harness.started).toHaveLength(4);
      expect(await kindsOf(dead)).toEqual(['hopeless']);
      await advance(dead, lastStarted(harness));
      expect(await requests(harness)).toBe(1);
      expect(await kindsOf(dead)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'DESIGN-4.8', 'T43'],
      title: 'is asked for the next attempt as well, and listeners hear of it, although the comment for the first one is there',
      input: 'deploy is approved and fails; its job dies behind the record; another run has a record of the same number; a sweep',
      expected: 'one order to ask; one more comment; the listeners are told of that approval',
    },
    async () => {
      const deploy = 'deploy: { needs: [look], agent: one, retry: { attempts: 2 }, prompt: "y", approval: {} }';
      const world = withRequests(await begin({ stages: `\n      look: { agent: one, prompt: "x" }\n      ${deploy}`, extra }));
      const { harness } = world;
      await recordFour(harness);
      await advance(harness, world.order);
      await world.say(await world.command(), boss);
      harness.crashAfter(1);
      await expect(fail(harness, lastStarted(harness))).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const dead = listen(withRuns(harness, {}));
      const { tasks } = await sweep(dead.harness.engine, async () => [subjectNumber]);
      expect(tasks.map(({ title, stall }) => [title, stall.kind])).toEqual([['fix-42/deploy 2', 'unasked']]);
      await advance(dead.harness, lastStarted(harness));
      expect(dead.sent.map(({ id }) => id)).toEqual([expect.stringContaining('approval/4/deploy')]);
      expect(await world.requests()).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'F-M18'],
      title: 'is not asked any more when the time for an answer is over: the run ends',
      input: 'the job that records a question dies behind the record; a sweep eight days later',
      expected: 'one order, which ends the run; no comment that asks',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness));
      harness.crashAfter(1);
      const output = buildOutput(order, { outcome: 'needs-input', note: 'Which?' });
      await expect(advance(harness, order, { kind: 'output', output })).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      const late = inMinutes(withRuns(harness, {}), 8 * 1_440);
      const { tasks } = await sweep(late.engine, async () => [subjectNumber]);
      expect(tasks.map(({ stall }) => stall.kind)).toEqual(['unanswered']);
      expect((await advance(late, lastStarted(harness))).ended?.reason).toContain('nobody answered');
      expect(await requests(harness)).toBe(0);
    },
  );
});

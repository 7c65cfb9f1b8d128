import { describe, expect } from 'vitest';
import { isTaken } from '../../src/app/starts/start-order.ts';
import { findWokenAt } from '../../src/core/gate/shared-limits.ts';
import { sweepRun } from '../../src/engine/sweep/sweep-run.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { advance } from '../engine/chain.ts';
import { begin, kinds } from '../engine/command-world.ts';
import { agents, at, closed as closedUntil, end, statusOf } from '../engine/sleep-world.ts';
import { buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { closed, openApp, runOf } from './windows-world.ts';

const secret = 'ANTHROPIC_API_KEY';
const stages = `
      look: { agent: other, prompt: "x" }
      fix: { needs: [look], agent: claude, prompt: "y" }
      test: { needs: [look], agent: claude, prompt: "z" }`;

const matrixStages = `
      look: { agent: other, prompt: "x" }
      fix: { needs: [look], agent: claude, prompt: "y", matrix: { values: [a, b] } }`;

/** A run of which two tasks wait behind a limit that another run has met. */
async function open(of = stages, names: readonly string[] = ['fix', 'test']) {
  const app = openApp();
  await app.line.releaseClaims(runOf('fix-1', [closed('a', { limit: { 'not-before': '2026-03-18T13:00:00Z', secret } })]));
  const world = await begin({ stages: of, agents, line: app.line });
  const { harness, order } = world;
  await advance(harness, order, { kind: 'output', output: buildOutput(order) });
  expect(harness.started).toEqual([]);
  const row = async (title: string) => (await app.line.findWait(title)) !== undefined;
  const waiting = () => Promise.all(names.map((name) => row(`fix-42/${name} 1`)));
  expect(await waiting()).toEqual(names.map(() => true));
  const startedOf = () => harness.started.map(({ task, attempt, execution }) => `${task} ${attempt} ${execution}`);
  const read = async () => {
    const reading = await readRun(harness.engine, order);
    if (!reading.ok) throw new Error(reading.error.message);
    return reading.value;
  };
  const sweepAt = async (time: string) => {
    const { engine } = at(harness, time);
    const reading = await read();
    const isWaiting = (title: string, stage: string) =>
      isTaken(app.context as never, { repository: 7, title, woken: findWokenAt(reading.state, stage) });
    return (await sweepRun(engine, { reading, isWaiting })).map(({ title }) => title);
  };
  return { app, world, harness, read, waiting, startedOf, sweepAt };
}

describe('a task that waits behind the usage limit of another run, with the App', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-5.3'],
      title:
        'is woken by `/baton retry` of its own run, once, all of the run or one stage; a limit that closes later keeps it back again',
      input: 'fix and test wait until 13:00; /baton retry fix, and its job again; /baton retry; a limit that closes at 10:00',
      expected:
        'one decision and one start each, which the thread says; the rest waits on; the other runs wait on; later it waits',
    },
    async () => {
      const { app, world, harness, read, waiting, startedOf } = await open();
      expect(await statusOf(harness)).toContain('sleeps until 13:00 UTC');
      const one = await world.say('/baton retry fix');
      await one.again();
      expect(startedOf()).toEqual(['fix 1 1']);
      expect(await waiting()).toEqual([false, true]);
      const shown = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(shown.at(-1)?.body).toContain('the sleep of stage `fix` was ended by `marla`');
      const all = await world.say('/baton retry');
      await all.again();
      expect(startedOf()).toEqual(['fix 1 1', 'test 1 1']);
      expect(await waiting()).toEqual([false, false]);
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision', 'decision']);
      const due = { attempt: 1, execution: 1, cause: 1 };
      const first = { id: 1, at: '2026-03-18T08:00:00Z' };
      const other = runOf('fix-2', [], { secret });
      expect(await app.line.awaitLimit({ state: other, first, stage: 'a', due })).toBe(true);
      const { state } = await read();
      expect(await app.line.awaitLimit({ state, first, stage: 'test', due })).toBe(false);
      app.time.now = Date.parse('2026-03-18T10:01:00Z');
      const later = { finishedAt: '2026-03-18T10:00:00Z', limit: { 'not-before': '2026-03-18T15:00:00Z', secret } };
      await app.line.releaseClaims(runOf('fix-3', [closed('a', later)]));
      expect(await app.line.awaitLimit({ state, first, stage: 'test', due })).toBe(true);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'K-24'],
      title: 'is woken as one of the elements of its stage, and with all of them by the name of the stage',
      input: 'two elements of fix wait until 13:00; /baton retry fix[1]; /baton retry fix',
      expected: 'the second one starts; then the first one',
    },
    async () => {
      const { world, startedOf } = await open(matrixStages, ['fix[0]', 'fix[1]']);
      await world.say('/baton retry fix[1]');
      expect(startedOf()).toEqual(['fix[1] 1 1']);
      await world.say('/baton retry fix');
      expect(startedOf()).toEqual(['fix[1] 1 1', 'fix[0] 1 1']);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-5.3'],
      title:
        'is started behind a crash between the decision and its start: by the command that is repeated, or by the next sweep',
      input:
        '/baton retry fix, and a crash behind its decision; the command again; the same without it, and a sweep; a sweep before',
      expected: 'one start; one start; none',
    },
    async () => {
      for (const repeats of [true, false]) {
        const { world, harness, startedOf, sweepAt } = await open();
        expect(await sweepAt('09:30:00')).toEqual([]);
        harness.crashAfter(2);
        await expect(world.say('/baton retry fix')).rejects.toThrow('after comment');
        expect(startedOf()).toEqual([]);
        expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
        if (repeats) await world.again();
        else expect(await sweepAt('09:30:00')).toEqual(['fix-42/fix 1']);
        expect(startedOf()).toEqual(['fix 1 1']);
      }
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-5.3'],
      title: 'is woken beside one that sleeps behind a limit of its own run, and leaves the line when its run is cancelled',
      input: 'fix and test wait; /baton retry fix, which is limited itself; /baton retry; the same, and /baton cancel',
      expected: 'both start; the lines are empty, and no sweep finds anything',
    },
    async () => {
      const { world, harness, startedOf } = await open();
      await world.say('/baton retry fix');
      await end(harness, harness.started[0] as never, closedUntil('13:45:12'));
      await world.say('/baton retry');
      expect(startedOf().toSorted()).toEqual(['fix 1 1', 'fix 1 2', 'test 1 1']);

      const cancelled = await open();
      await cancelled.world.say('/baton cancel');
      expect(await cancelled.waiting()).toEqual([false, false]);
      expect(await cancelled.sweepAt('09:30:00')).toEqual([]);
      expect(cancelled.startedOf()).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-5.3'],
      title: 'is started by `/baton retry` after the end of its run; a limit that closes later keeps it back again',
      input:
        'look fails at 09:00, and its run; another run has met a limit of its account at 08:10; /baton retry; one that closes at 10:00',
      expected: 'look starts; what of it becomes due behind the later limit waits',
    },
    async () => {
      const app = openApp();
      const world = await begin({
        stages: `
      look: { agent: claude, prompt: "x", retry: { attempts: 1 } }`,
        agents,
        line: app.line,
      });
      const { harness, order } = world;
      const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
      await advance(harness, order, { kind: 'output', output: buildOutput(order, failed) });
      const limit = { 'not-before': '2026-03-18T13:00:00Z', secret };
      await app.line.releaseClaims(runOf('fix-1', [closed('a', { limit })]));
      const before = harness.started.length;
      await world.say('/baton retry');
      expect(await kinds(harness)).toEqual(['run', 'task', 'end', 'decision']);
      expect(harness.started.slice(before).map(({ task }) => task)).toEqual(['look']);
      const reading = await readRun(harness.engine, order);
      if (!reading.ok) throw new Error(reading.error.message);
      app.time.now = Date.parse('2026-03-18T10:01:00Z');
      const later = { finishedAt: '2026-03-18T10:00:00Z', limit: { 'not-before': '2026-03-18T15:00:00Z', secret } };
      await app.line.releaseClaims(runOf('fix-3', [closed('a', later)]));
      const due = { attempt: 2, execution: 2, cause: 1 };
      const first = { id: 1, at: '2026-03-18T08:00:00Z' };
      expect(await app.line.awaitLimit({ state: reading.value.state, first, stage: 'look', due })).toBe(true);
    },
  );
});

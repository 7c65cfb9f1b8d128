import { describe, expect } from 'vitest';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { createHarness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import { change } from './change-chain.ts';
import { callsFor, children, inMinutes, planSplit, publish, publishFailure, startedOrder, titlesOf, two } from './child-chain.ts';
import { afterTheDeadline, ask, begin, type CommandWorld } from './command-world.ts';
import { stateIn, stateOf } from './transfer-chain.ts';

const stages = `
      split: { agent: one, children: {}, prompt: "x" }
      finish: { needs: [split], agent: one, prompt: "y" }`;

/** A run whose first stage waits for two children, and people who write below it. */
async function beginDivided(): Promise<CommandWorld> {
  const world = await begin({ stages });
  await publish(world.harness, world.order, { children: two });
  return world;
}

describe('commands about a run with children', () => {
  requirement(
    {
      ids: ['K-20', 'T15'],
      title: 'cancel ends it: all children at work are told to stop, and nothing starts any more',
      input: 'two children at work; one of them hands to a child of its own; `/baton cancel`; then both come',
      expected: 'the workflow runs of the two at work are told to stop; records skipped; no further start',
    },
    async () => {
      const { harness, say, cancelled } = await beginDivided();
      const wait = callsFor(['deep'], { wait: {} });
      await publish(harness, startedOrder(harness, 'split/1-api'), { children: wait });
      await say('/baton cancel');
      const stopped = cancelled.map((id) => titlesOf(harness)[id - 1_001]);
      expect(stopped).toEqual(['fix-42/split/1-api/1-deep 1', 'fix-42/split/2-docs 1']);
      const before = titlesOf(harness);
      for (const task of ['split/1-api/1-deep', 'split/2-docs'])
        expect((await publish(harness, startedOrder(harness, task))).task?.outcome).toBe('skipped');
      expect(titlesOf(harness)).toEqual(before);
      expect((await stateOf(harness)).end?.body.outcome).toBe('cancelled');
    },
  );

  requirement(
    {
      ids: ['K-14', 'K-21', 'T16'],
      title:
        'retry gives a failed parent another attempt that knows its children; a child that failed is tried again by name, and its parent behind it',
      input:
        'one child failed, then its parent; `/baton retry`; the parent fails; `/baton retry split/1-api`; then names that do not fit',
      expected: 'execution 3 of the parent with the records of both; the child, then execution 4 of the parent; answers in words',
    },
    async () => {
      const { harness, say, replies } = await beginDivided();
      await publishFailure(harness, startedOrder(harness, 'split/1-api'));
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      expect((await publishFailure(harness, startedOrder(harness, 'split'))).ended?.outcome).toBe('failed');
      await say('/baton retry');
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/split 3']);
      const seen = await stateIn(harness, startedOrder(harness, 'split'));
      expect([...seen.rows.keys()]).toEqual(['split', ...children, 'finish']);
      await publishFailure(harness, startedOrder(harness, 'split'));
      await say('/baton retry split/1-api');
      expect(titlesOf(harness).slice(4)).toEqual(['fix-42/split/1-api 2']);
      expect((await publish(harness, startedOrder(harness, 'split/1-api'))).started).toEqual(['split']);
      expect((await publishFailure(harness, startedOrder(harness, 'split'))).ended?.outcome).toBe('failed');
      for (const name of ['split/2-docs', 'split/9-none', 'fix-42/split/2-docs', 'fix-9/split'])
        await say(`/baton retry ${name}`);
      const [docs, none, whole, other] = (await replies()).slice(-4);
      expect(docs).toContain('`split/2-docs` of run `fix-42` did not fail');
      expect(none).toContain('has no stage `split/9-none`; its stages are `split`, `split/1-api`');
      expect(whole).toContain('`split/2-docs` of run `fix-42` did not fail');
      expect(other).toContain('There is no run `fix-9` here.');
      expect(titlesOf(harness)).toHaveLength(6);
    },
  );

  requirement(
    {
      ids: ['K-14'],
      title: 'retry of a child whose parent has ended well is answered in words, and so is one that was cancelled',
      input: 'the parent ends well although a child failed, and the stage behind it fails; `/baton retry split/1-api`',
      expected: 'nothing starts; the reply says that nothing would read it',
    },
    async () => {
      const { harness, say, replies } = await beginDivided();
      await publishFailure(harness, startedOrder(harness, 'split/1-api'));
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      await publish(harness, startedOrder(harness, 'split'));
      await publishFailure(harness, startedOrder(harness, 'finish'));
      await say('/baton retry split/1-api');
      expect((await replies()).at(-1)).toContain('has a parent that has ended well, and nothing would read what it comes to.');
      expect(titlesOf(harness).at(-1)).toBe('fix-42/finish 1');
    },
  );

  requirement(
    {
      ids: ['K-12', 'U11'],
      title: 'handoff, status and why take the names of children',
      input: '`/baton handoff split/2-docs` with and without its run, one of a child that is not there; status; why',
      expected: 'its handoff twice; the names that there are; both reply',
    },
    async () => {
      const { harness, say, replies } = await beginDivided();
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      for (const words of ['handoff split/2-docs', 'handoff fix-42/split/2-docs', 'handoff split/7-x', 'status', 'why'])
        await say(`/baton ${words}`);
      const [short, long, none, status, why] = await replies();
      expect(short).toContain('summary of split/2-docs');
      expect(long).toContain('summary of split/2-docs');
      expect(none).toContain('Run `fix-42` has no task `split/7-x`. There are `split`, `split/1-api`, `split/2-docs`, `finish`.');
      expect(status).toContain('fix-42');
      expect(why).toContain('fix-42');
    },
  );
});

describe('a run that meets a limit while a parent waits', () => {
  requirement(
    {
      ids: ['K-21', 'X-15', 'DESIGN-5.4'],
      title: 'ends, and goes on from there after `/baton retry`: the parent waits on, and starts once',
      input:
        'timeout-minutes: 60; the first child takes 90; late results; `/baton retry` of the other child; the other child ends',
      expected: 'the run ends as failed; what comes then is skipped; the other child starts again, and then the parent',
    },
    async () => {
      const { harness, say, order } = await begin({ stages, extra: 'limits: { timeout-minutes: 60 }' });
      await publish(harness, order, { children: two });
      // From here on it is two hours later for everybody, people included.
      Object.assign(harness.engine.ports.clock, { now: inMinutes(harness, 120).engine.ports.clock.now });
      const work = { startedAt: '2026-03-18T09:00:00Z', finishedAt: '2026-03-18T10:30:00Z' };
      const { ended } = await publish(harness, startedOrder(harness, 'split/1-api'), work);
      expect(ended).toMatchObject({ outcome: 'failed', reason: 'limits.timeout-minutes is 60, and the run has taken 90' });
      expect((await stateOf(harness)).rows.get('split')).toMatchObject({ status: 'waiting', wait: { for: ['split/2-docs'] } });
      expect((await publish(harness, startedOrder(harness, 'split/2-docs'))).task?.outcome).toBe('skipped');
      await say('/baton retry split/2-docs');
      expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split/2-docs 2']);
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/split 2']);
    },
  );
});

describe('a child that asks a question', () => {
  requirement(
    {
      ids: ['F-M18', 'K-21'],
      title: 'is answered by its name, while its parent stays suspended and the run open',
      input: 'a child asks; `/baton answer split/1-api: Yes.`; it ends with the other',
      expected: 'its second execution; then the parent starts once',
    },
    async () => {
      const { harness, say } = await beginDivided();
      await ask(harness, startedOrder(harness, 'split/1-api'));
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      expect((await stateOf(harness)).rows.get('split')).toMatchObject({ status: 'waiting', wait: { for: ['split/1-api'] } });
      await say('/baton answer split/1-api: Yes.');
      expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split/1-api 2']);
      await publish(harness, startedOrder(harness, 'split/1-api'));
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/split 2']);
    },
  );

  requirement(
    {
      ids: ['F-M18', 'DESIGN-5.3'],
      title: 'that nobody answers in time ends the child, and its parent goes on',
      input: 'a child asks and the other ends; a sweep after eight days; its job, twice; then an answer that is late',
      expected: 'one decision; the parent starts once; the run is open; the answer is refused in words',
    },
    async () => {
      const { harness, say, replies } = await beginDivided();
      await ask(harness, startedOrder(harness, 'split/1-api'));
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      const late = afterTheDeadline(harness);
      expect((await sweep(late.engine, async () => [subjectNumber])).tasks).toEqual([
        { title: 'fix-42/split/1-api 1', stall: { kind: 'expired' } },
      ]);
      const order = startedOrder(harness, 'split/1-api');
      await advance(late, order);
      await advance(late, order);
      const state = await stateOf(harness);
      expect(state.decisions.map(({ task, body }) => `${body.verb} ${task}`)).toEqual(['expire split/1-api']);
      expect(state.end).toBeUndefined();
      expect(titlesOf(harness).filter((title) => title === 'fix-42/split 2')).toHaveLength(1);
      await say('/baton answer split/1-api: Yes.');
      expect((await replies()).at(-1)).toContain('split/1-api');
      expect(titlesOf(harness)).toHaveLength(4);
    },
  );
});

describe('a pause while a parent waits', () => {
  requirement(
    {
      ids: ['T17', 'K-26', 'K-28'],
      title: 'keeps it from starting, and the end of the pause starts it once',
      input: 'a wait of 30 minutes; paused; a sweep after 40; both children end then; resumed, twice',
      expected: 'nothing starts and no wait is ended; then execution 2 of the parent',
    },
    async () => {
      const harness = createHarness();
      await publish(harness, await planSplit(harness), { children: callsFor(['api', 'docs'], { wait: { timeoutMinutes: 30 } }) });
      await change(harness, { kind: 'paused' });
      const late = inMinutes(harness, 40);
      expect((await sweep(late.engine, async () => [subjectNumber])).tasks).toEqual([]);
      for (const task of children) await publish(late, startedOrder(harness, task));
      expect(titlesOf(harness)).toHaveLength(2);
      await change(harness, { kind: 'resumed', comments: 6 });
      await change(harness, { kind: 'resumed', comments: 7 });
      expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split 2']);
      expect((await stateOf(harness)).decisions.map(({ body }) => body.verb)).toEqual(['pause', 'resume']);
    },
  );
});

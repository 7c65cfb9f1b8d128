import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { sweep } from '../../src/engine/sweep/sweep.ts';
import { buildCommits, buildOutput, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance } from './chain.ts';
import { change } from './change-chain.ts';
import { callsFor, publish, startedOrder, titlesOf } from './child-chain.ts';
import { afterTheDeadline, begin, bodiesOf } from './command-world.ts';
import { listen } from './listeners.ts';
import { stateOf } from './transfer-chain.ts';

const extra = 'limits: { max-cost-usd: 5, on-limit: ask }';

const spend = (harness: Harness, order: Dispatch, costUsd: number) =>
  advance(harness, order, { kind: 'output', output: buildOutput(order, { usage: { costUsd } }) });

const questions = async (harness: Harness) => (await bodiesOf(harness)).filter((body) => body.startsWith('💰 **More money'));

const rowsOf = async (harness: Harness) =>
  Object.fromEntries(
    [...(await stateOf(harness)).rows.values()].map((row) => [
      row.name,
      'wait' in row ? `${row.status} ${row.wait.gate}` : row.status,
    ]),
  );

describe('a limit that asks', () => {
  requirement(
    {
      ids: ['P14-4'],
      title: 'asks one question for stages that wait side by side, and stops nobody at work',
      input: 'three stages at work side by side, each followed by one; they cost 3, 2.50 and 1 USD; `/baton raise 4`',
      expected: 'what follows the first starts; what follows the others waits; one question; one raise starts both',
    },
    async () => {
      const stages = ['a', 'b', 'c']
        .map(
          (name) => `\n      ${name}: { agent: one, prompt: "x" }\n      ${name}2: { needs: [${name}], agent: one, prompt: "y" }`,
        )
        .join('');
      const { harness, order, say, replies } = await begin({ stages, extra });
      await spend(harness, order, 3);
      expect(titlesOf(harness)).toEqual(['fix-42/b 1', 'fix-42/c 1', 'fix-42/a2 1']);
      await spend(harness, startedOrder(harness, 'b'), 2.5);
      expect(await questions(harness)).toHaveLength(1);
      expect(await rowsOf(harness)).toMatchObject({ a2: 'ready', b2: 'waiting cost', c: 'ready' });
      await spend(harness, startedOrder(harness, 'c'), 1);
      expect(await rowsOf(harness)).toMatchObject({ a2: 'ready', b2: 'waiting cost', c2: 'waiting cost' });
      expect(titlesOf(harness)).toHaveLength(3);
      expect(await questions(harness)).toHaveLength(1);
      await say('/baton retry fix-42');
      expect((await replies()).at(-1)).toContain('waits for more money, so there is nothing to try again');
      const status = (await bodiesOf(harness)).find((body) => body.startsWith('Baton run'));
      expect(status).toContain('`c2` 💰 waits for more money. The newest comment that asks says what to type.');
      await say('/baton raise 4');
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/b2 1', 'fix-42/c2 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'asks only when a pause is over, and keeps what is added during one',
      input: 'the limit is reached in a pause; it ends; another pause, `/baton raise 3`, its end',
      expected: 'no question before the first pause ends; the decision at once, the start when the second one ends',
    },
    async () => {
      const { harness, order, say } = await begin({ extra });
      await change(harness, { kind: 'paused', extra });
      await spend(harness, order, 5.2);
      expect(await questions(harness)).toEqual([]);
      await change(harness, { kind: 'resumed', extra, comments: 4 });
      expect(await questions(harness)).toHaveLength(1);
      await change(harness, { kind: 'paused', extra, comments: 5 });
      await say('/baton raise 3');
      expect(titlesOf(harness)).toEqual([]);
      expect((await stateOf(harness)).decisions.map(({ body }) => body.verb)).toEqual(['pause', 'resume', 'pause', 'raise']);
      await change(harness, { kind: 'resumed', extra, comments: 8 });
      expect(titlesOf(harness)).toEqual(['fix-42/fix 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'asks about what a pause kept back, where the limit was reached in that pause',
      input:
        'two stages at work side by side; a pause; the first ends at 3 USD, so what follows it is due; the second at 2.50 USD; the end of the pause',
      expected: 'nothing starts, since 5.50 USD are spent of 5: one question; a raise starts what follows both',
    },
    async () => {
      const stages = ['a', 'b']
        .map(
          (name) => `\n      ${name}: { agent: one, prompt: "x" }\n      ${name}2: { needs: [${name}], agent: one, prompt: "y" }`,
        )
        .join('');
      const { harness, order, say } = await begin({ stages, extra });
      await change(harness, { kind: 'paused', extra });
      await spend(harness, order, 3);
      await spend(harness, startedOrder(harness, 'b'), 2.5);
      await change(harness, { kind: 'resumed', extra, comments: 6 });
      expect(titlesOf(harness)).toEqual(['fix-42/b 1']);
      expect(await questions(harness)).toHaveLength(1);
      await say('/baton raise 3');
      expect(titlesOf(harness).slice(1)).toEqual(['fix-42/a2 1', 'fix-42/b2 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'holds children back, and the parent that waits for them',
      input: 'a parent that costs 5.20 USD asks for two children and waits; `/baton raise 3`; they end; the parent starts again',
      expected: 'no child starts before; then both; the parent starts behind them, within the new limit',
    },
    async () => {
      const stages = '\n      split: { agent: one, children: {}, prompt: "x" }';
      const { harness, order, say } = await begin({ stages, extra });
      await publish(harness, order, { usage: { costUsd: 5.2 }, children: callsFor(['api', 'docs'], { wait: {} }) });
      expect(titlesOf(harness)).toEqual([]);
      expect(await questions(harness)).toHaveLength(1);
      await say('/baton raise 3');
      expect(titlesOf(harness)).toEqual(['fix-42/split/1-api 1', 'fix-42/split/2-docs 1']);
      await spend(harness, startedOrder(harness, 'split/1-api'), 0.1);
      await spend(harness, startedOrder(harness, 'split/2-docs'), 0.1);
      expect(titlesOf(harness).at(-1)).toBe('fix-42/split 2');
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'asks again where a run is retried that has cost what it may',
      input: 'a stage fails at 5.20 USD, which ends the run, since it has one attempt; `/baton retry`; `/baton raise 3`',
      expected: 'the retry reopens the run, which asks; the raise starts the attempt',
    },
    async () => {
      const { harness, order, say, replies } = await begin({ extra });
      const failed = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'boom' } };
      await publish(harness, order, { ...failed, usage: { costUsd: 5.2 } });
      expect((await stateOf(harness)).end?.body.outcome).toBe('failed');
      await say('/baton retry');
      expect(titlesOf(harness)).toEqual([]);
      expect((await stateOf(harness)).end).toBeUndefined();
      expect(await questions(harness)).toHaveLength(1);
      await say('/baton raise 3');
      expect(titlesOf(harness)).toEqual(['fix-42/look 2']);
      expect((await replies()).join('\n')).not.toContain('Nothing was done');
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'lets an approval and money open one start, in whatever order they are asked for',
      input:
        'a stage with `approval: { role: maintain }` behind one of 5.20 USD; a person of role write raises; one of role admin approves and raises',
      expected: 'the approval is asked for first; then money, which only who may approve adds; then it starts',
    },
    async () => {
      const stages = `
      look: { agent: one, prompt: "x" }
      ship: { needs: [look], agent: one, prompt: "y", approval: { role: maintain, self: true } }`;
      const { harness, order, say, replies } = await begin({ stages, extra });
      await spend(harness, order, 5.2);
      expect(await rowsOf(harness)).toMatchObject({ ship: 'waiting approval' });
      const digest = /\/baton approve ship ([0-9a-f]{7})/.exec((await bodiesOf(harness)).join('\n'))?.[1] ?? '';
      const boss = { id: 9, login: 'boss', type: 'User' };
      await say(`/baton approve ship ${digest}`, boss);
      expect(await rowsOf(harness)).toMatchObject({ ship: 'waiting cost' });
      await say('/baton raise 3');
      expect((await replies()).at(-1)).toContain('at least `maintain` is asked for');
      expect(titlesOf(harness)).toEqual([]);
      await say('/baton raise 3', boss);
      expect(titlesOf(harness)).toEqual(['fix-42/ship 1']);
    },
  );

  requirement(
    {
      ids: ['P14-4', 'T-22'],
      title: 'tells listeners of its question once, and ends the run when nobody answers in time',
      input: '`notify` with needs-input; the limit is reached, the same job again; eight days later a sweep, and its order',
      expected: 'one event with the amounts; the sweep starts a publish job, which ends the run as failed',
    },
    async () => {
      const notify = 'notify: [{ dispatch: told, on: [needs-input] }]';
      const world = await begin({ extra: `${extra}\n    ${notify}` });
      const { harness, sent } = listen(world.harness);
      for (const _ of [1, 2]) await spend(harness, world.order, 5.2);
      expect(sent.map(({ event, data }) => [event, data.question])).toEqual([
        ['dev.baton.run.needs-input', '$5.20 are spent of $5.00.'],
      ]);
      const later = afterTheDeadline(harness);
      expect((await sweep(later.engine, async () => [subjectNumber])).tasks).toEqual([
        { title: 'fix-42/look 1', stall: { kind: 'unanswered' } },
      ]);
      await advance(later, startedOrder(harness, 'look'));
      expect((await stateOf(harness)).end?.body).toMatchObject({
        outcome: 'failed',
        reason: 'limits.max-cost-usd is reached, and nobody raised it within 7d',
      });
    },
  );

  requirement(
    {
      ids: ['P14-4', 'DESIGN-5.4'],
      title: 'is no limit for a built-in, and none of the other limits waits for money',
      input: 'a built-in behind 5.20 USD; max-tasks: 2 beside the limit, the first of two stages done by its second start',
      expected: 'the built-in starts; the run ends as failed at max-tasks',
    },
    async () => {
      const { harness, order } = await begin({
        extra,
        stages: '\n      look: { agent: one, prompt: "x" }\n      say: { needs: [look], uses: comment, with: { body: "b" } }',
      });
      await spend(harness, order, 5.2);
      expect(titlesOf(harness)).toEqual(['fix-42/say 1']);
      const other = await begin({
        extra: 'limits: { max-cost-usd: 5, on-limit: ask, max-tasks: 2 }',
        stages:
          '\n      look: { agent: one, prompt: "x", retry: { attempts: 2 } }\n      fix: { needs: [look], agent: one, prompt: "y" }',
      });
      await publish(other.harness, other.order, { outcome: 'failed', failure: { reason: 'exit-status', message: '' } });
      await spend(other.harness, startedOrder(other.harness, 'look'), 5.2);
      expect((await stateOf(other.harness)).end?.body.reason).toContain('limits.max-tasks is 2');
      expect(await questions(other.harness)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'lets a turn go on that it has ended: what was done is published, and no attempt counts',
      input:
        'a stage of one attempt with a branch, whose turn the limit of the run ended at 4.90 USD with a commit; `/baton raise 3`; the same with the limit of the agent',
      expected:
        'the commit is published, one question; the same attempt starts again behind the raise, from that commit; the other run fails',
    },
    async () => {
      const stages = '\n      look: { agent: one, branch: baton/x, prompt: "x" }';
      const budget = { outcome: 'failed' as const, failure: { reason: 'budget', message: 'm' }, usage: { costUsd: 4.9 } };
      const { harness, order, say } = await begin({ stages, extra });
      await publish(harness, order, { ...budget, unpaid: true, commits: buildCommits() });
      const [task] = (await stateOf(harness)).tasks;
      expect(task?.body.commits?.published).toBeDefined();
      expect(await rowsOf(harness)).toEqual({ look: 'waiting cost' });
      expect(await questions(harness)).toHaveLength(1);
      await say('/baton raise 3');
      expect(titlesOf(harness)).toEqual(['fix-42/look 2']);
      expect(startedOrder(harness, 'look')).toMatchObject({
        attempt: 1,
        head: task?.body.commits?.published,
        left: { 'cost-usd': 3.1 },
      });
      await publish(harness, startedOrder(harness, 'look'), { usage: { costUsd: 0.1 } });
      expect((await stateOf(harness)).end?.body.outcome).toBe('succeeded');
      const other = await begin({ stages, extra });
      await publish(other.harness, other.order, { ...budget, commits: buildCommits() });
      expect((await stateOf(other.harness)).end?.body).toMatchObject({ outcome: 'failed', reason: 'look: budget' });
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'takes no word of an agent job for it where the run does not ask',
      input: 'a pipeline with on-limit: fail, and an output that says that the limit ended it',
      expected: 'the run fails',
    },
    async () => {
      const { harness, order } = await begin({ extra: 'limits: { max-cost-usd: 5 }' });
      const failure = { reason: 'budget', message: 'm' };
      await publish(harness, order, { outcome: 'failed', failure, unpaid: true });
      const state = await stateOf(harness);
      expect([state.end?.body.outcome, state.tasks[0]?.body.unpaid]).toEqual(['failed', undefined]);
    },
  );
});

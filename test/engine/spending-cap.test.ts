import { describe, expect } from 'vitest';
import { findCap } from '../../src/engine/agent/spending-cap.ts';
import { requirement } from '../support/requirement.ts';
import { ask, runTurns, write } from './transfer-turns.ts';

describe('the money that a start may spend', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is the least of what its agent may cost and what the order leaves of the run',
      input: '`max-cost-usd` of 2 or none, beside an order that leaves 1, 3 or nothing',
      expected: 'the lower one with its key; none where nothing limits it',
    },
    () => {
      const context = (left?: number) =>
        ({
          state: { run: { body: { config: {} } } },
          dispatch: left === undefined ? {} : { left: { 'cost-usd': left } },
        }) as never;
      const capOf = (own: number | undefined, left: number | undefined) =>
        findCap(context(left), { agent: { 'max-cost-usd': own } as never, earlier: undefined });
      expect([capOf(2, 1), capOf(2, 3), capOf(2, undefined), capOf(undefined, 3), capOf(undefined, undefined)]).toMatchObject([
        { usd: 1, key: 'limits.max-cost-usd' },
        { usd: 2, key: 'max-cost-usd' },
        { usd: 2, key: 'max-cost-usd' },
        { usd: 3, key: 'limits.max-cost-usd' },
        undefined,
      ]);
    },
  );

  const cost = (usd: number): string => `echo '::agent-result:: {"costUsd":${usd}}'\n`;

  requirement(
    {
      ids: ['DESIGN-4.9', 'T-8'],
      title: 'is less by what was spent before, of an execution that is asked once more, and of the agents before it in the job',
      input:
        'an agent of `max-cost-usd: 3` that spends 2 and leaves a handoff that is refused; two agents in a job whose order leaves 5, the first of which spends 2',
      expected: '3, then 1; 5, then 3',
    },
    async () => {
      const scripts = { one: `${cost(2)}if [ $N = 1 ]; then ${write({ summary: 1 })} else ${write({ summary: 'x' })} fi` };
      const repaired = await runTurns({
        scripts,
        stage: { handoff: { required: true } },
        agents: { one: { 'max-cost-usd': 3 } },
      });
      expect(repaired.caps.map((cap) => cap?.usd)).toEqual([3, 1]);
      const left = { tasks: 5, handoffs: 5, 'cost-usd': 5 };
      const turns = { one: cost(2) + ask('two'), two: write({ summary: 'x' }) };
      const handed = await runTurns({ scripts: turns, stage: { transfer: 'inline' }, hops: 5, left });
      expect(handed.caps.map((cap) => cap?.usd)).toEqual([5, 3]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T-8'],
      title: 'is none for another agent in the job, once the order leaves nothing',
      input: 'an order that leaves 2, and an agent that spends them and hands over',
      expected: 'one start, and a transfer for a job of its own',
    },
    async () => {
      const left = { tasks: 5, handoffs: 5, 'cost-usd': 2 };
      const scripts = { one: cost(2) + ask('two'), two: 'true' };
      const { output, caps } = await runTurns({ scripts, stage: { transfer: 'inline' }, hops: 5, left });
      expect([caps.length, output.transfer?.to]).toEqual([1, 'two']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is told to each start with the prices of the configuration, which count without a limit as well',
      input: 'a configuration with `prices`, and an agent without any limit on cost',
      expected: 'the prices, and no cap',
    },
    async () => {
      const priced = { own: { input: 1, output: 2 } };
      const { caps, prices } = await runTurns({ scripts: { one: 'true' }, priced });
      expect([caps, prices]).toEqual([[undefined], [priced]]);
    },
  );

  requirement(
    {
      ids: ['P14-4', 'DESIGN-4.9'],
      title: 'ends a turn that goes on behind a raise, where it is the limit of a run that asks',
      input:
        'a turn that has spent what it may: the 1 USD that the order leaves, with on-limit ask and fail; the 0.50 USD of its agent, with ask',
      expected: 'unpaid, and its commits are kept; else a failure of the budget, and nothing is kept',
    },
    async () => {
      const left = { tasks: 0, handoffs: 0, 'cost-usd': 1 };
      const captured = { file: 'commits.bundle', base: 'a'.repeat(40), head: 'b'.repeat(40) };
      const end = async (limits: Readonly<Record<string, unknown>>, own?: number) => {
        const agents = { one: own === undefined ? {} : { 'max-cost-usd': own } };
        const turns = { scripts: { one: cost(1) }, stage: { branch: 'baton/x' }, agents, left, limits, captured, isSpent: true };
        const { output } = await runTurns(turns);
        return [output.failure?.reason, output.unpaid, output.commits?.head];
      };
      const asking = { 'max-cost-usd': 1, 'on-limit': 'ask' };
      expect(await end(asking)).toEqual(['budget', true, captured.head]);
      expect(await end({ 'max-cost-usd': 1 })).toEqual(['budget', undefined, undefined]);
      expect(await end(asking, 0.5)).toEqual(['budget', undefined, undefined]);
    },
  );
});

import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../../src/core/output/agent-output.ts';
import { describeAgentChain, describeTask } from '../../../src/entry/action/report/outputs.ts';
import { advance, lastStarted } from '../../engine/chain.ts';
import { passAlong, planTransfers, stateOf } from '../../engine/transfer-chain.ts';
import { buildOutput, createHarness } from '../../support/engine-harness.ts';
import { requirement } from '../../support/requirement.ts';

const at = '2026-03-18T09:00:02.000Z';
const link = (from: string, to: string) => ({ from, to, message: `for ${to}`, timestamp: at });

describe('the outputs handoff-chain and final-agent', () => {
  requirement(
    {
      ids: ['T-9', 'T-8'],
      title: 'of publish are the chain of the run and who ended the task',
      input: 'a → b → c, which ends it; a run without a transfer',
      expected: 'both links with from, to, message and timestamp, c; [], a',
    },
    async () => {
      const harness = createHarness();
      const last = await passAlong(harness, await planTransfers(harness), ['b', 'c']);
      const { task, state } = await advance(harness, last);
      expect(describeTask(task, state)).toMatchObject({
        'handoff-chain': JSON.stringify([link('a', 'b'), link('b', 'c')]),
        'final-agent': 'c',
      });
      const calm = createHarness();
      const alone = await advance(calm, await planTransfers(calm));
      expect(describeTask(alone.task, alone.state)).toMatchObject({ 'handoff-chain': '[]', 'final-agent': 'a' });
    },
  );

  requirement(
    {
      ids: ['T-9'],
      title: 'of an agent job are those of its task, with the transfers of the job itself',
      input: 'a → b is recorded; in the job of b: b → c → a; the same with an order that only names its records',
      expected: 'three links, a; the two of the job, a',
    },
    async () => {
      const harness = createHarness();
      await passAlong(harness, await planTransfers(harness), ['b']);
      const order = lastStarted(harness);
      const output = buildOutput(order);
      const leg = (to: string) => ({
        ...output,
        outcome: 'succeeded' as const,
        transfer: { to, message: `for ${to}`, superseded: [] },
      });
      const done: AgentOutput = { ...output, inline: [leg('c'), leg('a')] };
      const own = [link('b', 'c'), link('c', 'a')];
      const known = describeAgentChain(done, { state: await stateOf(harness), agent: order.agent });
      expect(known).toEqual({ 'handoff-chain': JSON.stringify([link('a', 'b'), ...own]), 'final-agent': 'a' });
      const located = describeAgentChain(done, { state: undefined, agent: order.agent });
      expect(located).toEqual({ 'handoff-chain': JSON.stringify(own), 'final-agent': 'a' });
    },
  );
});

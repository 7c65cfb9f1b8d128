import { describe, expect } from 'vitest';
import { describeAgentChain, describeTask } from '../../src/action/report/outputs.ts';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { draftEnd } from '../../src/core/state/final-result.ts';
import { spawnState } from '../core/state/spawn-builder.ts';
import { advance, lastStarted } from '../engine/chain.ts';
import { commentsIn, passAlong, planTransfers, stateOf } from '../engine/transfer-chain.ts';
import { buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

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

  requirement(
    {
      ids: ['F-SD8', 'T-9'],
      title: 'name the last agent of a stage, not that of a child that ended after it',
      input: 'split, which asks for a child and ends; then the child, with another text',
      expected: 'the text of split',
    },
    () => {
      const said = (response: string) => ({ results: { response } });
      const state = spawnState([
        { stage: 'split', makes: ['1-api'], body: said('All is divided.') },
        { stage: 'split/1-api', body: said('My part is done.') },
      ]);
      expect(describeTask(undefined, state).output).toBe('All is divided.');
      expect(draftEnd(state, { outcome: 'succeeded', reason: 'x', finishedAt: at }).body.output).toBe('All is divided.');
    },
  );

  requirement(
    {
      ids: ['F-M12', 'T-9'],
      title:
        'outlive the last job of a run, which is often a built-in: in its outputs, the record that ends the run, and the status comment',
      input: 'a → b, which ends with a long text; then the built-in comment ends the run',
      expected:
        'b, the link and the text in the outputs; the last 4,096 code points of the text in the record, where agents sum up; in the status comment, too',
    },
    async () => {
      const stages = 'work: { agent: a, prompt: "Work." }\n      say: { needs: [work], uses: comment, with: { body: Done } }';
      const harness = createHarness();
      const order = await passAlong(harness, await planTransfers(harness, { stages }), ['b']);
      const response = `${'x'.repeat(5_000)} The tests pass now.`;
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { response }) });
      const { task, state } = await advance(harness, lastStarted(harness));
      expect(task?.engine).toBe('built-in');
      expect(describeTask(task, state)).toMatchObject({
        output: response,
        'final-agent': 'b',
        'handoff-chain': JSON.stringify([link('a', 'b')]),
        'run-outcome': 'succeeded',
      });
      const { end } = await stateOf(harness);
      expect(end?.body).toMatchObject({ finalAgent: 'b', handoffChain: [link('a', 'b')] });
      expect(end?.body.output).toBe(`…${response.slice(-4_095)}`);
      const [status = ''] = (await commentsIn(harness)).filter((body) => body.includes('baton-status'));
      expect(status).toContain('<summary>Final text of b, the last agent</summary>');
      expect(status).toContain('x The tests pass now.');
    },
  );

  requirement(
    {
      ids: ['F-M1', 'T-9', 'T-12'],
      title: 'hold the transfers that led to the last agent, not those of a job whose work was lost and done again',
      input:
        'max-handoffs: 1, transfer: inline, two attempts; a → b, b fails; then a → b again, which succeeds, or fails for good',
      expected:
        'one link, that of attempt 2, and b, in the outputs and in the record that ends the run; both transfers are recorded',
    },
    async () => {
      for (const end of [{}, failed]) {
        const harness = createHarness();
        const extra = 'limits: { max-handoffs: 1 }';
        const stages = 'work: { agent: a, transfer: inline, retry: { attempts: 2 } }';
        const order = await planTransfers(harness, { stages, extra });
        await advance(harness, order, { kind: 'output', output: passOn(order, { message: 'first', end: failed }) });
        const second = lastStarted(harness);
        const { task, state } = await advance(harness, second, {
          kind: 'output',
          output: passOn(second, { message: 'second', end }),
        });
        const chain = [{ from: 'a', to: 'b', message: 'second', timestamp: at }];
        expect(describeTask(task, state)).toMatchObject({ 'handoff-chain': JSON.stringify(chain), 'final-agent': 'b' });
        const recorded = await stateOf(harness);
        expect(recorded.end?.body).toMatchObject({ finalAgent: 'b', handoffChain: chain });
        expect(recorded.transfers.map(({ body }) => body.message)).toEqual(['first', 'second']);
      }
    },
  );
});

const failed: Partial<AgentOutput> = { outcome: 'failed', failure: { reason: 'exit-status', message: 'boom' } };

interface Passed {
  readonly message: string;
  /** How the second agent ended. */
  readonly end: Partial<AgentOutput>;
}

/** Returns the output of a job in which the first agent hands over to `b`, which ends it. */
function passOn(order: Dispatch, { message, end }: Passed): AgentOutput {
  const output = buildOutput(order);
  const transfer = { to: 'b', message, superseded: [] };
  return { ...output, ...end, inline: [{ ...output, outcome: 'succeeded', transfer }] };
}

import { describe, expect, it } from 'vitest';
import type { AgentOutput, InlineExecution } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildCommits, buildOutput, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { change } from './change-chain.ts';
import { callsFor, createSteady, kindsOf, planSplit, publish, startedOrder, titlesOf } from './child-chain.ts';
import { handOver, planTransfers, stateOf } from './transfer-chain.ts';

/** An execution that handed over within its job. */
function leg(order: Dispatch, to: string): InlineExecution {
  const { outputs, results, isolated, startedAt, finishedAt, warnings } = buildOutput(order);
  const own = { outputs, results, isolated, startedAt, finishedAt, warnings };
  return { ...own, outcome: 'succeeded', transfer: { to, message: `for ${to}`, superseded: [] } };
}

/** What the last agent of a job left, and to whom those before it handed over, one after the other. */
type Job = Partial<AgentOutput> & { readonly to: readonly string[] };

function deliver(harness: Harness, order: Dispatch, { to, ...last }: Job) {
  const inline = to.map((name) => leg(order, name));
  return advance(harness, order, { kind: 'output', output: { ...buildOutput(order, last), inline } });
}

const work = 'work: { agent: a, transfer: inline }';
const asked = (to: string) => ({ to, message: 'Go on.', superseded: [] });

async function transfersOf(harness: Harness): Promise<readonly string[]> {
  const { transfers } = await stateOf(harness);
  return transfers.map(({ execution, body }) => `${execution} ${body.from} → ${body.to}${body.inline === true ? ' inline' : ''}`);
}

describe('a job in which agents handed over', () => {
  requirement(
    {
      ids: ['T-8'],
      title: 'starts the agent to whom its last one hands over: only those before it have run',
      input: 'a → b in the job, and b asks for c',
      expected: 'the second transfer is none within a job, and c starts as execution 3',
    },
    async () => {
      const harness = createSteady();
      const order = await planTransfers(harness, { stages: work });
      await deliver(harness, order, { to: ['b'], transfer: asked('c') });
      expect(await transfersOf(harness)).toEqual(['1 a → b inline', '2 b → c']);
      expect(lastStarted(harness)).toMatchObject({ task: 'work', execution: 3, agent: 'c' });
    },
  );

  requirement(
    {
      ids: ['T-23', 'T42'],
      title: 'has what it claims of an agent with more access than the one before it discarded: that one gets a job of its own',
      input: 'full → read → edit, all claimed by one job',
      expected: 'two executions; the third agent starts by itself',
    },
    async () => {
      const harness = createSteady();
      const line = (name: string, access: string) => `  ${name}: { engine: command, command: ["true"], access: ${access} }`;
      const agents = [line('a', 'full'), line('b', 'read'), line('c', 'edit')].join('\n');
      const order = await planTransfers(harness, { stages: work, agents });
      await deliver(harness, order, { to: ['b', 'c'], results: { claimed: 'yes' } });
      expect(await transfersOf(harness)).toEqual(['1 a → b inline', '2 b → c']);
      expect((await stateOf(harness)).tasks.map(({ execution, body }) => [execution, body.results.claimed])).toEqual([
        [1, undefined],
        [2, undefined],
      ]);
      expect(lastStarted(harness)).toMatchObject({ execution: 3, agent: 'c' });
    },
  );

  /** Two stages side by side, the first of which has used up the only transfer of the run. The order of the second sets none aside. */
  async function useUp(harness: Harness): Promise<Dispatch> {
    const stages = 'left: { agent: a }\n      right: { agent: b, transfer: inline }';
    const left = await planTransfers(harness, { stages, extra: 'limits: { max-handoffs: 1 }' });
    const { left: _, ...right } = lastStarted(harness);
    await handOver(harness, left, { to: 'c' });
    return right;
  }

  requirement(
    {
      ids: ['T-12', 'F-CH8'],
      title: 'is refused its transfer where the limit was reached meanwhile and its order set none aside',
      input: 'max-handoffs 1; left hands over; a job of right, of before, claims b → c and what c did',
      expected: 'one execution of right, failed as max-handoffs',
    },
    async () => {
      const harness = createSteady();
      const right = await useUp(harness);
      const { ended } = await deliver(harness, right, { to: ['c'], results: { claimed: 'yes' } });
      const own = (await stateOf(harness)).tasks.filter(({ body }) => body.stage === 'right');
      expect(own.map(({ body }) => [body.outcome, body.failure?.reason, body.results.claimed])).toEqual([
        ['failed', 'max-handoffs', undefined],
      ]);
      expect(ended?.outcome).toBe('failed');
    },
  );

  requirement(
    {
      ids: ['T-12', 'DESIGN-5.2'],
      title: 'is asked again about its transfers when one of a sibling comes to light while it writes',
      input: 'the same, but the list shows the transfer of left only while right writes',
      expected: 'one transfer in the run; right failed as max-handoffs',
    },
    async () => {
      const harness = createSteady();
      const right = await useUp(harness);
      // The record of left, and the order that followed from it is in no list.
      harness.threads.lagBehind(1);
      const { clock } = harness.engine.ports;
      Object.assign(harness.engine.ports, { clock: { ...clock, sleep: async () => harness.threads.lagBehind(0) } });
      await deliver(harness, right, { to: ['c'] });
      expect(await transfersOf(harness)).toEqual(['1 a → c']);
      expect((await stateOf(harness)).tasks.at(-1)?.body.failure?.reason).toBe('max-handoffs');
    },
  );

  requirement(
    {
      ids: ['K-23', 'LIMITS', 'DESIGN-5.2'],
      title: 'is asked again about its children when those of a sibling come to light while it writes',
      input: 'max-children 1; left makes a child; right hands over within its job and asks for one, from a list that lags',
      expected: 'the child of left alone',
    },
    async () => {
      const harness = createSteady();
      const stages = 'left: { agent: a, children: {} }\n      right: { agent: b, transfer: inline, children: {} }';
      const left = await planTransfers(harness, { stages, extra: 'limits: { max-children: 1 }' });
      const right = lastStarted(harness);
      harness.crashAfter(1);
      await expect(publish(harness, left, { children: callsFor(['api']) })).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      harness.threads.lagBehind(1);
      const { clock } = harness.engine.ports;
      Object.assign(harness.engine.ports, { clock: { ...clock, sleep: async () => harness.threads.lagBehind(0) } });
      await deliver(harness, right, { to: ['c'], children: callsFor(['docs']) });
      const { spawned } = await stateOf(harness);
      expect(spawned.flatMap(({ body }) => body.made.map(({ name }) => name))).toEqual(['left/1-api']);
    },
  );

  it('makes no transfer once its run has ended, whatever its job claims', async () => {
    const harness = createSteady();
    const order = await planTransfers(harness, { stages: work });
    await change(harness, { kind: 'closed' });
    await deliver(harness, { ...order, hops: 0 }, { to: ['b'] });
    expect((await kindsOf(harness)).filter((kind) => !/^(run|decision|end)/.test(kind))).toEqual(['task work']);
  });
});

describe('an agent that failed', () => {
  it('fails for its own reason, although it asked for somebody whom nobody knows', async () => {
    const harness = createSteady();
    const order = await planTransfers(harness);
    const failure = { reason: 'exit-status' as const, message: 'Status 1.' };
    const { task } = await publish(harness, order, { outcome: 'failed', failure, transfer: asked('nobody') });
    expect(task).toMatchObject({ outcome: 'failed', failure });
    expect(task).not.toHaveProperty('refusedTransfer');
  });
});

describe('an agent that nobody may take over from', () => {
  it('has its transfer ignored with a warning, and ends as it did', async () => {
    const harness = createSteady();
    const agents = '  a: { engine: command, command: ["true"], transfer-to: [] }';
    const order = await planTransfers(harness, { agents });
    const { task, ended } = await publish(harness, order, { transfer: asked('a'), warnings: ['Mine.'] });
    expect(task?.warnings).toEqual(['Mine.', expect.stringContaining('There is no agent that "a" may hand over to')]);
    expect(ended?.outcome).toBe('succeeded');
    expect(await transfersOf(harness)).toEqual([]);
  });
});

describe('a turn with children', () => {
  requirement(
    {
      ids: ['K-13', 'T-2'],
      title: 'waits for none where it hands over: the next agent goes on beside them',
      input: 'a turn that asks for a child, waits for it and hands over',
      expected: 'the child and the next agent start; neither the record nor that of the child has a wait',
    },
    async () => {
      const harness = createSteady();
      const stages = 'work: { agent: a, children: {} }';
      const order = await planTransfers(harness, { stages });
      const { task, started } = await publish(harness, order, {
        children: callsFor(['api'], { wait: {} }),
        transfer: asked('b'),
      });
      expect(task).not.toHaveProperty('waits');
      expect([...started].sort()).toEqual(['work', 'work/1-api']);
      const { spawned } = await stateOf(harness);
      expect(spawned[0]?.body.wait).toBeUndefined();
      expect(await transfersOf(harness)).toEqual(['1 a → b']);
    },
  );

  const refused = (count: number) => ({
    ...callsFor([], { wait: {} }),
    refused: count,
    untold: Array.from({ length: count }, (_, index) => `Reason ${index + 1}.`),
  });

  requirement(
    {
      ids: ['F-SD3', 'K-8'],
      title: 'that gets no child is told why once, also behind a turn that had one, and fails with the first reasons after that',
      input:
        'a child that ends; a turn that is refused five and waits; in its place one that makes a child; the same again, with commits',
      expected: 'starts again in the same attempt; then children-refused with three of the reasons',
    },
    async () => {
      const harness = createSteady();
      const order = await planSplit(harness, { more: ', branch: work' });
      await publish(harness, order, { children: callsFor(['api'], { wait: {} }), warnings: ['Mine.'] });
      await publish(harness, startedOrder(harness, 'split/1-api'));
      const first = await publish(harness, startedOrder(harness, 'split'), { children: refused(5), warnings: ['Mine.'] });
      expect(first.task).toMatchObject({ outcome: 'succeeded', waits: true });
      expect(first.task?.warnings).toContain('Mine.');
      expect(titlesOf(harness).at(-1)).toBe('fix-42/split 3');
      const other = createSteady();
      await publish(other, await planSplit(other), { children: refused(5) });
      const better = await publish(other, startedOrder(other, 'split'), { children: callsFor(['api'], { from: 6 }) });
      expect([better.task?.outcome, better.started]).toEqual(['succeeded', ['split/6-api']]);
      const { task } = await publish(harness, startedOrder(harness, 'split'), { children: refused(5), commits: buildCommits() });
      expect(task).toMatchObject({ outcome: 'failed', failure: { reason: 'children-refused' } });
      expect(task?.failure?.message.match(/Reason \d/g)).toEqual(['Reason 1', 'Reason 2', 'Reason 3']);
      expect(harness.branches.has('work')).toBe(false);
    },
  );
});

describe('transfers of several stages', () => {
  it('are announced by the job that recorded them, and by no other', async () => {
    const harness = createSteady();
    const left = await planTransfers(harness, { stages: 'left: { agent: a }\n      right: { agent: b }' });
    const right = lastStarted(harness);
    const first = await handOver(harness, left, { to: 'c' });
    const second = await handOver(harness, right, { to: 'c' });
    expect([first, second].map(({ transfers }) => transfers?.map(({ task }) => task))).toEqual([
      ['fix-42/left'],
      ['fix-42/right'],
    ]);
    const third = await advance(harness, lastStarted(harness), { kind: 'output', output: buildOutput(lastStarted(harness)) });
    expect(third.transfers).toEqual([]);
  });
});

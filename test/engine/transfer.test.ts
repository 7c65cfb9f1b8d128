import { describe, expect, it } from 'vitest';
import { isSuccess } from '../../src/core/output/outcome.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import { agentAt } from '../../src/core/run/acting-agent.ts';
import type { RecordedTransfer } from '../../src/core/run/transfers.ts';
import { toHandoffChain } from '../../src/core/transfer/handoff-chain.ts';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { commentsIn, handOver, passAlong, planTransfers, stateOf } from './transfer-chain.ts';

/** The harness with a listener of the App's event. */
function listen(harness: Harness): { readonly heard: RecordedTransfer[]; readonly harness: Harness } {
  const heard: RecordedTransfer[] = [];
  const ports = { ...harness.engine.ports, events: { emit: (event: RecordedTransfer) => void heard.push(event) } };
  return { heard, harness: { ...harness, engine: { ...harness.engine, ports } } };
}

async function kinds(harness: Harness): Promise<readonly string[]> {
  return (await harness.records()).map(({ record }) => record.kind);
}

describe('a transfer', () => {
  requirement(
    {
      ids: ['T-8', 'T-10', 'T-20', 'T-23', 'DESIGN-4.5'],
      title: 'is recorded beside its execution and starts the target in the same attempt, as the next execution',
      input: 'a asks for b, which ends the stage',
      expected:
        'run, task, transfer, task, end; one comment for task and transfer; b with attempt 1, execution 2, nine hops left',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness);
      expect(order).toMatchObject({ agent: 'a', hops: 10 });
      const advanced = await handOver(harness, order, { to: 'b', message: 'Go on.' });
      expect(advanced.ended).toBeUndefined();
      expect(lastStarted(harness)).toMatchObject({ task: 'work', agent: 'b', hops: 9, attempt: 1, execution: 2 });
      const last = await advance(harness, lastStarted(harness));
      expect(last.ended?.outcome).toBe('succeeded');
      expect(await kinds(harness)).toEqual(['run', 'task', 'transfer', 'task', 'end']);
      const [, task, transfer, second] = await harness.records();
      expect(transfer?.comment).toBe(task?.comment);
      expect(transfer?.record).toMatchObject({
        kind: 'transfer',
        task: 'work',
        attempt: 1,
        execution: 1,
        body: { from: 'a', to: 'b', message: 'Go on.', timestamp: '2026-03-18T09:00:02.000Z' },
      });
      expect(second?.record.kind === 'task' && second.record.body.agent).toBe('b');
    },
  );

  requirement(
    {
      ids: ['T-9', 'T-26'],
      title: 'after transfer: a chain of three agents, and who was the last of them',
      input: 'a → b → c, which ends the stage; a run without a transfer',
      expected: 'two links in order, c; an empty chain, a',
    },
    async () => {
      const harness = createHarness();
      const last = await passAlong(harness, await planTransfers(harness), ['b', 'c']);
      const { task, state } = await advance(harness, last);
      expect(toHandoffChain(state.transfers.map(({ body }) => body)).map(({ from, to }) => `${from} → ${to}`)).toEqual([
        'a → b',
        'b → c',
      ]);
      expect(task?.agent).toBe('c');
      const calm = createHarness();
      const alone = await advance(calm, await planTransfers(calm));
      expect([alone.task?.agent, alone.state.transfers]).toEqual(['a', []]);
    },
  );

  requirement(
    {
      ids: ['T-17', 'T-18'],
      title: 'may go back to the agent itself and round in circles: only the limit ends it',
      input: 'a → a → b → a → b',
      expected: 'four transfers are made',
    },
    async () => {
      const harness = createHarness();
      const last = await passAlong(harness, await planTransfers(harness), ['a', 'b', 'a', 'b']);
      expect(last).toMatchObject({ agent: 'b', execution: 5, hops: 6 });
    },
  );

  requirement(
    {
      ids: ['T-21'],
      title: 'keeps what was asked for before the last call of a turn as superseded',
      input: 'calls for c, then b',
      expected: 'b is at work; the record and the comment name c as superseded',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness);
      await handOver(harness, order, { to: 'b', superseded: [{ to: 'c', message: 'first thought' }] });
      const [transfer] = (await stateOf(harness)).transfers;
      expect(transfer?.body).toMatchObject({ to: 'b', superseded: [{ to: 'c', message: 'first thought' }] });
      expect((await commentsIn(harness)).join()).toContain(
        'It had asked for others before, which do not count: `c` (first thought)',
      );
    },
  );

  requirement(
    {
      ids: ['T-10', 'DESIGN-4.7'],
      title:
        'gives the target the message in a fence, and the context of the stage, but neither prompt nor words of the other agent',
      input: 'stage work needs look; a hands over "Go on." with a handoff of its own',
      expected: 'message and the summary of look; not the prompt of the stage, not the summary of a',
    },
    async () => {
      const harness = createHarness();
      const stages = 'look: { agent: a }\n      work: { needs: [look], agent: a, prompt: "The prompt of the stage." }';
      await advance(harness, await planTransfers(harness, { stages }));
      const order = lastStarted(harness);
      const transfer = { to: 'b', message: 'Go on.', superseded: [] };
      await advance(harness, order, { kind: 'output', output: { ...buildOutput(order), transfer } });
      const state = await stateOf(harness);
      const context = buildPromptContext({ state, stage: 'work', due: lastStarted(harness) });
      const stage = { untrusted: 'fenced', prompt: 'The prompt of the stage.' } as const;
      const rendered = renderPrompt({ stageName: 'work', stage, context, nonce: 'abcd', sha256: (text) => text });
      const text = rendered.ok ? rendered.value.text : '';
      expect(text).toContain(
        '<untrusted-abcd origin="message of the transfer" author="agent a" trust="an agent: a request">\nGo on.\n</untrusted-abcd>',
      );
      expect(text).toContain('summary of look');
      expect(text).not.toContain('The prompt of the stage.');
      expect(text).not.toContain('summary of work');
    },
  );

  requirement(
    {
      ids: ['T-22'],
      title: 'is told once: agent_handoff with context, agent and handoff, as a line of the log and as an event',
      input: 'a → b → c, the publisher of the first one runs again',
      expected: 'two events in order, two lines of one JSON each',
    },
    async () => {
      const told: string[] = [];
      const { heard, harness } = listen(createHarness());
      const log = { ...harness.engine.ports.log, info: (line: string) => void told.push(line) };
      const engine = { ...harness.engine, ports: { ...harness.engine.ports, log } };
      const loud = { ...harness, engine };
      const order = await planTransfers(loud);
      await handOver(loud, order, { to: 'b', message: 'line 1\n::error::line 2' });
      await handOver(loud, order, { to: 'b', message: 'line 1\n::error::line 2' });
      await passAlong(loud, lastStarted(loud), ['c']);
      expect(heard).toMatchObject([
        {
          event: 'agent_handoff',
          subject: 42,
          run: 'fix-42',
          task: 'fix-42/work',
          attempt: 1,
          execution: 1,
          number: 1,
          limit: 10,
          agent: 'a',
          handoff: { from: 'a', to: 'b', message: 'line 1\n::error::line 2' },
        },
        { number: 2, agent: 'b', handoff: { to: 'c' } },
      ]);
      const lines = told.filter((line) => line.startsWith('agent_handoff '));
      expect(lines.map((line) => JSON.parse(line.slice('agent_handoff '.length)).handoff.to)).toEqual(['b', 'c']);
      expect(lines.join('')).not.toContain('\n');
    },
  );

  requirement(
    {
      ids: ['T-28'],
      title: 'is nothing that a run without one knows of',
      input: 'two agents, nobody hands over',
      expected: 'records and comments without a word of transfers',
    },
    async () => {
      const harness = createHarness();
      await advance(harness, await planTransfers(harness));
      expect(await kinds(harness)).toEqual(['run', 'task', 'end']);
      const said = (await commentsIn(harness)).map((body) => body.replace(/<!--[\s\S]*?-->/g, ''));
      expect(said.join('').toLowerCase()).not.toMatch(/transfer|🔀/);
    },
  );
});

describe('a transfer and what it may', () => {
  const access = (from: string, to: string) =>
    `  a: { engine: command, command: ["true"], access: ${from} }\n  b: { engine: command, command: ["true"], access: ${to} }`;

  requirement(
    {
      ids: ['T-23', 'T42', 'DESIGN-6'],
      title: 'raises no access: the target has its own, and never more than those before it',
      input: 'read → full; full → read → full',
      expected: 'read; read; commits of the target are not published',
    },
    async () => {
      const harness = createHarness();
      const stages = 'work: { agent: a, branch: "baton/x", prompt: "Work." }';
      const order = await planTransfers(harness, { agents: access('read', 'full'), stages });
      await handOver(harness, order, { to: 'b' });
      const next = lastStarted(harness);
      expect(agentAt(await stateOf(harness), { stage: 'work', execution: 2 })?.agent.access).toBe('read');
      await advance(harness, next, { kind: 'output', output: buildOutput(next, { commits: buildCommits() }) });
      expect(harness.branches.size).toBe(0);

      const other = createHarness();
      const last = await passAlong(other, await planTransfers(other, { agents: access('full', 'read') }), ['b', 'a']);
      expect(agentAt(await stateOf(other), { stage: 'work', execution: last.execution })).toMatchObject({
        name: 'a',
        agent: { access: 'read' },
      });
    },
  );

  requirement(
    {
      ids: ['T-15', 'T12'],
      title: 'to a name that is not there fails the attempt also when the agent job let it through',
      input: 'the output of an agent job asks for "z", with commits',
      expected: 'failed as unknown-target with the text of T-15; no transfer, no commit',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages: 'work: { agent: a, branch: "baton/x" }' });
      const output = { ...buildOutput(order), commits: buildCommits(), transfer: { to: 'z', message: 'm', superseded: [] } };
      const { task, ended } = await advance(harness, order, { kind: 'output', output });
      expect(task?.failure).toEqual({
        reason: 'unknown-target',
        message: `BATON-E202: Agent "a" tried to handoff to "z", but it's not registered. Available: a, b, c`,
      });
      expect(task?.refusedTransfer).toMatchObject({ reason: 'target', to: 'z' });
      expect([ended?.outcome, harness.branches.size, await kinds(harness)]).toEqual(['failed', 0, ['run', 'task', 'end']]);
    },
  );

  requirement(
    {
      ids: ['T-20'],
      title: 'is not made by an execution that failed, and not by one whose commits were refused',
      input: 'outcome failed with a transfer; commits on a branch that moved',
      expected: 'a failure each, no transfer; the moved branch starts the same agent again',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages: 'work: { agent: a, branch: "baton/x" }' });
      harness.branches.set('baton/x', 'd'.repeat(40));
      const transfer = { to: 'b', message: 'm', superseded: [] };
      const moved = { ...buildOutput(order), commits: buildCommits(), transfer };
      const first = await advance(harness, order, { kind: 'output', output: moved });
      expect(first.task?.failure?.reason).toBe('stale-base');
      expect(lastStarted(harness)).toMatchObject({ agent: 'a', attempt: 1, execution: 2 });
      const again = lastStarted(harness);
      const failed = { ...buildOutput(again, { outcome: 'failed', failure: { reason: 'exit-status', message: '' } }), transfer };
      await advance(harness, again, { kind: 'output', output: failed });
      expect(isSuccess((await stateOf(harness)).end?.body.outcome ?? 'failed')).toBe(false);
      expect(await kinds(harness)).not.toContain('transfer');
    },
  );

  it('hides secrets in the message, wherever it is shown or kept', async () => {
    const harness = createHarness({ secrets: ['hunter2-hunter2'] });
    const { heard, harness: loud } = listen(harness);
    await handOver(loud, await planTransfers(loud), { to: 'b', message: 'The key is hunter2-hunter2.' });
    expect(JSON.stringify([await commentsIn(harness), await stateOf(harness), heard])).not.toContain('hunter2');
  });
});

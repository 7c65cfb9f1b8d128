import { describe, expect } from 'vitest';
import type { InlineExecution } from '../../src/core/output/agent-output.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { canRunInline } from '../../src/core/run/transfers.ts';
import type { Advanced } from '../../src/engine/publish/advance-run.ts';
import { buildCommits, buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, type CommandWorld, kinds } from './command-world.ts';
import { planTransfers, stateIn, stateOf } from './transfer-chain.ts';
import { ask, runTurns } from './transfer-turns.ts';

/** The execution of an agent that handed over within its job, with a handoff of its own. */
function leg(order: Dispatch, from: string, to: string): InlineExecution {
  const { outputs, results, isolated, startedAt, finishedAt, warnings } = buildOutput(order);
  return {
    ...{ outputs, results, isolated, startedAt, finishedAt, warnings },
    outcome: 'succeeded',
    handoff: { version: 1, summary: `by ${from}` },
    transfer: { to, message: `for ${to}`, superseded: [] },
  };
}

/** A job whose agents would hand over along these names: how many of them it started, and its output. */
async function runJob(harness: Harness, order: Dispatch, names: readonly string[]) {
  const state = await stateIn(harness, order);
  const inline: InlineExecution[] = [];
  let from = order.agent ?? '';
  let rest: string | undefined;
  for (const to of names) {
    const executions = inline.length + 1;
    const asked = { stage: order.task, from, to, executions, left: order.left, hops: (order.hops ?? 0) - inline.length };
    if (!canRunInline(state, asked)) {
      rest = to;
      break;
    }
    inline.push(leg(order, from, to));
    from = to;
  }
  const last = buildOutput(order, { handoff: { version: 1, summary: `by ${from}` } });
  const transfer = rest === undefined ? undefined : { to: rest, message: `for ${rest}`, superseded: [] };
  return { agents: inline.length + 1, output: { ...last, inline, transfer } };
}

type Ran = Awaited<ReturnType<typeof runJob>>;

const deliver = (harness: Harness, order: Dispatch, { output }: Ran): Promise<Advanced> =>
  advance(harness, order, { kind: 'output', output });

async function agentsOf(harness: Harness): Promise<readonly string[]> {
  return (await stateOf(harness)).tasks.map(({ body, execution }) => `${body.stage} ${execution} ${body.agent}`);
}

const sideBySide = `one: { agent: a, prompt: "x", transfer: inline }
      two: { agent: b, prompt: "y", transfer: inline }`;

async function startBoth(limits: string, stages = sideBySide) {
  const harness = createHarness();
  const one = await planTransfers(harness, { stages, extra: `limits: { ${limits} }` });
  return { harness, one, two: lastStarted(harness) };
}

// The gate is `limits` (src/core/gate/limits.ts); src/core/run/transfers.ts says what an order sets aside of it for its job.
describe('stages side by side whose agents hand over within their jobs', () => {
  for (const limits of ['max-tasks: 4', 'max-handoffs: 2']) {
    requirement(
      {
        ids: ['F-CH8'],
        title: `start no agent whose work publish would drop (${limits})`,
        input: 'two parallel stages × the limit × both hand over twice at the same time',
        expected:
          'each order leaves one agent to its job; whatever both jobs started is recorded, and then the limit ends the run',
      },
      async () => {
        const { harness, one, two } = await startBoth(limits);
        // Both are at work before either ends, and neither job knows the records of the other.
        const first = await runJob(harness, one, ['b', 'c']);
        const second = await runJob(harness, two, ['c', 'a']);
        await deliver(harness, one, first);
        const { ended } = await deliver(harness, two, second);
        expect(await agentsOf(harness)).toEqual(['one 1 a', 'one 2 b', 'two 1 b', 'two 2 c']);
        expect([first.agents, second.agents]).toEqual([2, 2]);
        expect(ended?.reason).toContain(limits === 'max-tasks: 4' ? 'limits.max-tasks is 4' : 'Max handoffs (2) exceeded');
      },
    );
  }

  requirement(
    {
      ids: ['F-CH8'],
      title: 'keep what their orders set aside, whatever others begin and end meanwhile',
      input: 'max-tasks 5 × one transfers twice in its job × two ends and three, which needs it, starts and transfers',
      expected: 'three gets nothing of what the job of one may use; all that was started is recorded; five executions',
    },
    async () => {
      const stages = `${sideBySide}
      three: { needs: [two], agent: c, prompt: "z", transfer: inline }`;
      const { harness, one, two } = await startBoth('max-tasks: 5', stages);
      const first = await runJob(harness, one, ['b', 'c']);
      await deliver(harness, two, await runJob(harness, two, []));
      const three = lastStarted(harness);
      const last = await runJob(harness, three, ['a']);
      await deliver(harness, one, first);
      await deliver(harness, three, last);
      const recorded = await agentsOf(harness);
      expect(recorded.length).toBe(first.agents + 1 + last.agents);
      expect(recorded.length).toBeLessThanOrEqual(5);
    },
  );

  requirement(
    {
      ids: ['F-CH8'],
      title: 'leave room for an agent beside them that hands over to one in a job of its own: its work is not dropped',
      input: 'max-tasks 4 × one hands over within its job × two, which may not, hands over; one is recorded before',
      expected: 'one starts one more agent; all four executions are recorded, none skipped',
    },
    async () => {
      const stages = sideBySide.replace('prompt: "y", transfer: inline', 'prompt: "y"');
      const { harness, one, two } = await startBoth('max-tasks: 4', stages);
      const { agents, output } = await runJob(harness, one, ['b', 'c']);
      const transfer = { to: 'c', message: 'for c', superseded: [] };
      await advance(harness, two, { kind: 'output', output: { ...buildOutput(two), transfer } });
      const own = lastStarted(harness);
      // What its agents ask for beyond that would end the run.
      await deliver(harness, one, { agents, output: { ...output, transfer: undefined } });
      await advance(harness, own, { kind: 'output', output: buildOutput(own) });
      expect(await agentsOf(harness)).toEqual(['two 1 b', 'one 1 a', 'one 2 b', 'two 2 c']);
      expect((await stateOf(harness)).tasks.map(({ body }) => body.outcome)).not.toContain('skipped');
    },
  );

  requirement(
    {
      ids: ['F-CH8'],
      title: 'an order of before, which sets nothing aside, is accepted and counted as it was',
      input: 'an order without `left` × a transfer within the job × max-tasks 4',
      expected: 'both executions are recorded',
    },
    async () => {
      const { harness, one } = await startBoth('max-tasks: 4');
      const { left: _, ...before } = one;
      const ran = await runJob(harness, before, ['b']);
      expect(ran.agents).toBe(2);
      await deliver(harness, before, ran);
      expect(await agentsOf(harness)).toEqual(['one 1 a', 'one 2 b']);
    },
  );

  requirement(
    {
      ids: ['F-CH8', 'T-12'],
      title: 'get nothing by claiming more agents than the order leaves',
      input: 'an order that leaves one × an output that claims three',
      expected: 'two executions and a transfer; the third starts by itself, or the limit ends the run',
    },
    async () => {
      const { harness, one } = await startBoth('max-tasks: 6, max-handoffs: 3');
      expect(one.left).toEqual({ tasks: 2, handoffs: 1 });
      const inline = [leg(one, 'a', 'b'), leg(one, 'b', 'c'), leg(one, 'c', 'a')];
      await advance(harness, one, { kind: 'output', output: { ...buildOutput(one), inline } });
      expect(await agentsOf(harness)).toEqual(['one 1 a', 'one 2 b']);
      expect(lastStarted(harness)).toMatchObject({ task: 'one', agent: 'c', execution: 3 });
    },
  );

  requirement(
    {
      ids: ['F-CH8'],
      title: 'an agent job starts as many as its order leaves, and passes the next transfer on',
      input: 'left: two tasks, one handoff; five hops; agents that hand over for ever',
      expected: 'two starts, one leg, and a transfer for a job of its own',
    },
    async () => {
      const scripts = { one: ask('two'), two: ask('one') };
      const left = { tasks: 2, handoffs: 1 };
      const { output, prompts } = await runTurns({ scripts, stage: { transfer: 'inline' }, hops: 5, left });
      expect([prompts.length, output.inline?.length, output.transfer?.to]).toEqual([2, 1, 'one']);
    },
  );
});

const command = 'engine: command, command: ["true"]';

/** A run whose first job is at work, with agents that hand over, beside the job of another stage. */
async function beginChain(): Promise<CommandWorld> {
  const stages = `
      work: { agent: one, prompt: "x", branch: "baton/x", transfer: inline }
      beside: { agent: one, prompt: "y" }`;
  return begin({ stages, agents: `, two: { ${command} }, three: { ${command} }` });
}

/** The job of `work` ends after its run: one → two → three, with commits. */
async function endLate({ harness, order }: CommandWorld): Promise<void> {
  const last = buildOutput(order, { commits: buildCommits(), handoff: { version: 1, summary: 'by three' } });
  const inline = [leg(order, 'one', 'two'), leg(order, 'two', 'three')];
  const late = await advance(harness, order, { kind: 'output', output: { ...last, inline } });
  expect(late.started).toEqual([]);
}

async function workOf(harness: Harness) {
  return (await stateOf(harness)).tasks.filter(({ body }) => body.stage === 'work');
}

async function expectSkipped(harness: Harness): Promise<void> {
  const tasks = await workOf(harness);
  expect(tasks.map(({ execution, body }) => [execution, body.agent, body.outcome, body.handoff?.summary])).toEqual([
    [1, 'one', 'skipped', 'by one'],
    [2, 'two', 'skipped', 'by two'],
    [3, 'three', 'skipped', 'by three'],
  ]);
  for (const { body } of tasks) expect(body.note).toContain('The run had ended');
  expect((await kinds(harness)).slice(-5)).toEqual(['task', 'transfer', 'task', 'transfer', 'task']);
  expect(harness.branches.size).toBe(0);
}

// The gate is `ended` (src/core/gate/stop.ts), which src/engine/publish/advance-run.ts asks of what comes late.
describe('agents that hand over within their job while the run ends', () => {
  requirement(
    {
      ids: ['F-CH8'],
      title: 'are recorded one by one, each with its own handoff, where a person cancels',
      input: 'one → two → three in one job, with commits × /baton cancel in the middle × its publish job twice × /baton retry',
      expected:
        'three executions as skipped, with agent and handoff of each; no branch; the retry of what was cancelled is refused',
    },
    async () => {
      const world = await beginChain();
      await world.say('/baton cancel');
      await endLate(world);
      await expectSkipped(world.harness);
      await endLate(world);
      await expectSkipped(world.harness);
      await world.say('/baton retry');
      expect((await world.replies()).at(-1)).toContain('Only what failed can be tried again');
    },
  );

  requirement(
    {
      ids: ['F-CH8'],
      title: 'leave nothing that a later retry builds on',
      input: 'one → two → three in one job × the time of the run is over in the middle × /baton retry',
      expected: 'the same records; the retry starts one, without a message and with all transfers; its commits are published',
    },
    async () => {
      const world = await beginChain();
      const { harness, order } = world;
      const { clock } = harness.engine.ports;
      const ports = { ...harness.engine.ports, clock: { ...clock, now: () => '2026-03-20T09:00:00.000Z' } };
      const beside = buildOutput(lastStarted(harness), { finishedAt: '2026-03-18T13:00:00.000Z' });
      const later = { ...harness, engine: { ...harness.engine, ports } };
      const { ended } = await advance(later, lastStarted(harness), { kind: 'output', output: beside });
      expect(ended?.reason).toContain('limits.timeout-minutes');
      await endLate(world);
      await expectSkipped(harness);

      await world.say('/baton retry');
      const next = lastStarted(harness);
      expect(next).toMatchObject({ task: 'work', agent: 'one', execution: 4, hops: 10 });
      expect(next.head).toBe(order.head);
      const context = buildPromptContext({ state: await stateIn(harness, next), stage: 'work', due: next });
      expect(context).not.toHaveProperty('transfer');
      expect(JSON.stringify(context)).not.toContain('by three');
      await advance(harness, next, { kind: 'output', output: buildOutput(next, { commits: buildCommits() }) });
      expect((await stateOf(harness)).end?.body.outcome).toBe('succeeded');
      expect((await workOf(harness)).at(-1)?.body.commits).toBeDefined();
    },
  );
});

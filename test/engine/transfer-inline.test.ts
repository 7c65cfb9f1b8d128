import { describe, expect, it } from 'vitest';
import type { InlineExecution } from '../../src/core/output/agent-output.ts';
import { openAgentOutput } from '../../src/core/output/open-agent-output.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildCommits, buildOutput, createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { commentsIn, passAlong, planTransfers, stateIn, stateOf } from './transfer-chain.ts';

describe('a target that fails', () => {
  requirement(
    {
      ids: ['T-10', 'C-20'],
      title: 'is tried again itself, with its message and the failure in view: it stands in the place of the stage',
      input: 'retry.attempts 2; a → b, b fails, b succeeds',
      expected: 'attempt 2, execution 3 by b; the preamble, then the message; no further transfer',
    },
    async () => {
      const harness = createHarness();
      const stages = 'work: { agent: a, prompt: "The prompt of the stage.", retry: { attempts: 2 } }';
      const order = await passAlong(harness, await planTransfers(harness, { stages }), ['b']);
      const failed = buildOutput(order, { outcome: 'failed', failure: { reason: 'exit-status', message: 'boom' } });
      await advance(harness, order, { kind: 'output', output: failed });
      const next = lastStarted(harness);
      expect(next).toMatchObject({ agent: 'b', attempt: 2, execution: 3, hops: 9 });
      const context = buildPromptContext({ state: await stateOf(harness), stage: 'work', due: next });
      const rendered = renderPrompt({
        stageName: 'work',
        stage: { untrusted: 'plain', prompt: 'The prompt of the stage.' },
        context,
        nonce: 'ab',
        sha256: (text) => text,
      });
      const text = rendered.ok ? rendered.value.text : '';
      expect(text.indexOf('This is attempt 2. Attempt 1 failed: exit-status')).toBe(0);
      expect(text.indexOf('for b')).toBeGreaterThan(text.indexOf('boom'));
      expect(text).not.toContain('The prompt of the stage.');
      const { ended } = await advance(harness, next);
      expect([ended?.outcome, (await stateOf(harness)).transfers.length]).toEqual(['succeeded', 1]);
    },
  );
});

describe('stages after one whose agents handed over', () => {
  requirement(
    {
      ids: ['T-9', 'DESIGN-4.7'],
      title: 'see what all of its agents left, the later ones winning',
      input: 'a leaves a handoff and two results and hands over; b leaves one of the results again and no handoff',
      expected: "the handoff of a, its result, and b's where both have one; b is the agent",
    },
    async () => {
      const harness = createHarness();
      const stages = 'work: { agent: a }\n      after: { needs: [work], agent: c }';
      const order = await planTransfers(harness, { stages });
      const transfer = { to: 'b', message: 'm', superseded: [] };
      const first = buildOutput(order, { results: { topic: 'x', said: 'a' } });
      await advance(harness, order, { kind: 'output', output: { ...first, transfer } });
      const { handoff: _, ...second } = buildOutput(lastStarted(harness), { results: { said: 'b' } });
      await advance(harness, lastStarted(harness), { kind: 'output', output: second });
      // What the job of `after` knows is what its order carries, and no more.
      const { needs } = buildPromptContext({
        state: await stateIn(harness, lastStarted(harness)),
        stage: 'after',
        due: { attempt: 1, execution: 1 },
      });
      expect(needs.work).toMatchObject({
        agent: 'b',
        results: { topic: 'x', said: 'b' },
        handoff: { present: true, summary: 'summary of work' },
      });
    },
  );
});

describe('transfers within one job', () => {
  const leg = (order: Dispatch, to: string): InlineExecution => {
    const { outputs, isolated, startedAt, finishedAt, warnings } = buildOutput(order);
    const own = { outputs, isolated, startedAt, finishedAt, warnings, results: { said: `to ${to}` } };
    return { ...own, outcome: 'succeeded', transfer: { to, message: `for ${to}`, superseded: [] } };
  };
  const stages = 'work: { agent: a, branch: "baton/x", transfer: inline }\n      after: { needs: [work], agent: c }';

  requirement(
    {
      ids: ['T-8', 'T-9', 'T-23'],
      title: 'are recorded as executions of their own, in one comment, and what follows starts once',
      input: 'an output with two legs, a → b → c, and commits; the publisher runs again',
      expected: 'task, transfer, task, transfer, task with executions 1, 2, 3 by a, b, c; after is started once',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages });
      const output = { ...buildOutput(order, { commits: buildCommits() }), inline: [leg(order, 'b'), leg(order, 'c')] };
      const opened = openAgentOutput(JSON.stringify(output), order);
      if (!opened.ok) throw new Error(opened.error.message);
      await advance(harness, order, { kind: 'output', output: opened.value });
      await advance(harness, order, { kind: 'output', output: opened.value });
      const own = (await harness.records()).filter(({ record }) => record.task === 'work');
      expect(own.map(({ record }) => [record.kind, record.execution])).toEqual([
        ['task', 1],
        ['transfer', 1],
        ['task', 2],
        ['transfer', 2],
        ['task', 3],
      ]);
      expect(new Set(own.map(({ comment }) => comment)).size).toBe(1);
      const { tasks } = await stateOf(harness);
      expect(tasks.map(({ body }) => [body.agent, body.results.said ?? '', body.commits !== undefined])).toEqual([
        ['a', 'to b', false],
        ['b', 'to c', false],
        ['c', '', true],
      ]);
      expect(harness.started.map(({ task }) => task)).toEqual(['after']);
    },
  );

  requirement(
    {
      ids: ['T-12', 'T12'],
      title: 'are counted again by publish: what goes beyond the limit is left out, with all that came after it',
      input: 'max-handoffs: 1, an output that claims a → b → c with commits',
      expected: 'b fails as max-handoffs and ends the run; nothing of c is recorded or published',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages, extra: 'limits: { max-handoffs: 1 }' });
      const output = { ...buildOutput(order, { commits: buildCommits() }), inline: [leg(order, 'b'), leg(order, 'c')] };
      const { ended, task } = await advance(harness, order, { kind: 'output', output });
      expect([ended?.outcome, task?.agent, task?.failure?.reason]).toEqual(['failed', 'b', 'max-handoffs']);
      expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run', 'task', 'transfer', 'task', 'end']);
      expect(harness.branches.size).toBe(0);
    },
  );

  const forged = [
    ['the stage does not say inline', '', 'job'],
    ['the target needs another secret', 'env: [DEPLOY_KEY]', 'inline'],
    ['the target has more access', 'access: full', 'inline'],
  ] as const;
  for (const [name, keys, transfer] of forged) {
    requirement(
      {
        ids: ['T-23', 'T12', 'DESIGN-6'],
        title: `are not believed where ${name}: the target gets a job of its own`,
        input: `transfer: ${transfer}; b has ${keys === '' ? 'what a has' : keys}; an output that claims the leg a → b, and commits of b`,
        expected: 'the transfer is recorded, nothing of b; b is started as execution 2; no commit',
      },
      async () => {
        const harness = createHarness();
        const one = 'engine: command, command: ["true"]';
        const agents = `  a: { ${one} }\n  b: { ${one}${keys === '' ? '' : `, ${keys}`} }`;
        const order = await planTransfers(harness, {
          agents,
          stages: `work: { agent: a, branch: "baton/x", transfer: ${transfer} }`,
        });
        const output = { ...buildOutput(order, { commits: buildCommits() }), inline: [leg(order, 'b')] };
        await advance(harness, order, { kind: 'output', output });
        expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run', 'task', 'transfer']);
        expect(lastStarted(harness)).toMatchObject({ task: 'work', agent: 'b', attempt: 1, execution: 2 });
        expect([harness.started.length, harness.branches.size]).toEqual([1, 0]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-5.4', 'X-15', 'T12'],
      title: 'get around no other limit: what goes beyond max-tasks, or beyond what one comment holds, is left out',
      input: 'max-tasks: 2 and an output that claims a → b → c; an output with nine legs',
      expected: 'two executions and the end of the run; six executions, and the seventh is started by itself',
    },
    async () => {
      const few = createHarness();
      const order = await planTransfers(few, { stages, extra: 'limits: { max-tasks: 2 }' });
      const { ended } = await advance(few, order, {
        kind: 'output',
        output: { ...buildOutput(order), inline: [leg(order, 'b'), leg(order, 'c')] },
      });
      expect(ended?.reason).toContain('limits.max-tasks is 2');
      expect((await stateOf(few)).tasks.map(({ body }) => body.agent)).toEqual(['a', 'b']);

      const many = createHarness();
      const first = await planTransfers(many, { stages });
      const inline = Array.from({ length: 9 }, (_, at) => leg(first, at % 2 === 0 ? 'b' : 'a'));
      await advance(many, first, { kind: 'output', output: { ...buildOutput(first), inline } });
      expect((await stateOf(many)).tasks).toHaveLength(6);
      expect(lastStarted(many)).toMatchObject({ task: 'work', execution: 7, hops: 4 });
    },
  );

  it('may end in one that takes a job of its own', async () => {
    const harness = createHarness();
    const order = await planTransfers(harness, { stages });
    const transfer = { to: 'c', message: 'for c', superseded: [] };
    await advance(harness, order, { kind: 'output', output: { ...buildOutput(order), inline: [leg(order, 'b')], transfer } });
    expect(lastStarted(harness)).toMatchObject({ task: 'work', agent: 'c', execution: 3, hops: 8 });
    expect((await commentsIn(harness)).join()).toContain('| a → b → c |');
  });

  it('are recorded once, whatever write the process dies after', async () => {
    for (let write = 1; write <= 3; write += 1) {
      const harness = createHarness();
      const order = await planTransfers(harness, { stages });
      const output = { ...buildOutput(order), inline: [leg(order, 'b')] };
      harness.crashAfter(write);
      await advance(harness, order, { kind: 'output', output }).catch(() => undefined);
      harness.crashAfter(undefined);
      await advance(harness, order, { kind: 'output', output });
      expect((await harness.records()).map(({ record }) => record.kind)).toEqual(['run', 'task', 'transfer', 'task']);
      expect(harness.started.map(({ task, execution }) => [task, execution])).toEqual([['after', 1]]);
    }
  });
});

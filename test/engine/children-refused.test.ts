import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { buildContextFile } from '../../src/core/prompt/build-context-file.ts';
import { buildPromptContext } from '../../src/core/prompt/build-prompt-context.ts';
import { renderPrompt } from '../../src/core/prompt/render-prompt.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildChildOffer } from '../../src/core/spawn/child-offer.ts';
import { planChildren } from '../../src/core/spawn/plan-children.ts';
import { readChildCalls } from '../../src/core/spawn/read-child-calls.ts';
import { renderStatusComment } from '../../src/core/view/status/status-comment.ts';
import { spawnState } from '../core/state/spawn-builder.ts';
import { buildCommits, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { callsFor, planSplit, publish, startedOrder, titlesOf } from './child-chain.ts';
import { commentsIn, stateIn, stateOf } from './transfer-chain.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Publishes a turn whose agent left this key `children` in its handoff file, as its job reads it. */
async function write(
  harness: Harness,
  order: Dispatch,
  { children, ...more }: Partial<Omit<AgentOutput, 'children'>> & { readonly children: object },
): Promise<void> {
  const { task: stage, execution } = order;
  const offer = buildChildOffer(await stateIn(harness, order), { stage, execution, digest });
  const sources = { file: JSON.stringify({ summary: 'I only asked', children }), printed: {} };
  const { calls } = readChildCalls({ toolFile: undefined, sources, offer, known: [], digest });
  await publish(harness, order, { ...more, children: calls });
}

/** Returns what the agent of an order is given: its prompt and its context file. */
async function readGiven(harness: Harness, { task: stage, attempt, execution, ...order }: Dispatch) {
  const state = await stateIn(harness, { ...order, task: stage, attempt, execution });
  const request = { state, stage, due: { attempt, execution } };
  const prompt = renderPrompt({
    stageName: stage,
    stage: { prompt: 'Split.', untrusted: 'fenced' },
    context: buildPromptContext(request),
    nonce: 'abcdef',
    sha256: digest,
  });
  if (!prompt.ok) throw new Error(prompt.error.message);
  return { prompt: prompt.value.text, context: JSON.parse(buildContextFile(request)) };
}

const lastComment = async (harness: Harness): Promise<string> => (await commentsIn(harness)).at(-1) ?? '';
const wrong = { create: [{ agent: 'nobody', prompt: 'x' }], wait: { until: 'all' } };
const words = '`children.create[0]` made no child: `agent` is "nobody". Write one of one, or leave it out.';

describe('a turn that asked to wait and got no child', () => {
  requirement(
    {
      ids: ['F-SD3', 'K-8'],
      title: 'starts again in the same attempt, once, and is told why; then it fails',
      input: 'a handoff file with one request for an unknown agent and a wait; the same again, with commits',
      expected:
        'execution 2 of attempt 1 with the refusal in prompt and context file; then failed as children-refused, nothing pushed',
    },
    async () => {
      const harness = createHarness();
      const order = await planSplit(harness, { more: ', branch: work' });
      await write(harness, order, { children: wrong });
      expect(await lastComment(harness)).toContain('🔁 starts again');
      expect(await lastComment(harness)).toContain('`agent` is "nobody"');
      expect(await lastComment(harness)).not.toContain('tool');
      expect(titlesOf(harness)).toEqual(['fix-42/split 2']);
      const again = startedOrder(harness, 'split');
      expect(again).toMatchObject({ attempt: 1, execution: 2 });
      const { prompt, context } = await readGiven(harness, again);
      expect(prompt).toContain(words);
      expect(prompt).toContain('no child task was made that it could wait for');
      expect(prompt).not.toContain('These are all of its children');
      expect(context).toMatchObject({ children: [], children_refused: [words] });
      const same = { ...wrong, create: [{ agent: 'none', prompt: 'x' }] };
      await write(harness, again, { children: same, commits: buildCommits() });
      const { tasks, end } = await stateOf(harness);
      const { outcome, failure, commits } = tasks.at(-1)?.body ?? {};
      expect({ outcome, failure, commits }).toEqual({
        outcome: 'failed',
        failure: { reason: 'children-refused', message: expect.stringContaining('`agent` is "none"') },
      });
      expect(harness.branches.has('work')).toBe(false);
      expect(end?.body).toMatchObject({ outcome: 'failed', reason: 'split: children-refused' });
      expect(titlesOf(harness)).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['F-SD3', 'LIMITS'],
      title: 'counts its second start for max-tasks',
      input: 'max-tasks: 1; a request for a child, and a wait',
      expected: 'the run ends as failed by that limit, and nothing is started',
    },
    async () => {
      const harness = createHarness();
      const order = await planSplit(harness, { extra: 'limits: { max-tasks: 1 }', after: '' });
      await write(harness, order, { children: { create: [{ prompt: 'x' }], wait: true } });
      expect((await stateOf(harness)).end?.body.reason).toBe('limits.max-tasks is 1, and the next execution would be number 2');
      expect(harness.started).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-SD3'],
      title: 'is no warning any more once a better request has made a child',
      input: 'a refused request and a wait; in the second start a good one and a wait',
      expected: 'the warning stands in the status after the first turn and not after the second',
    },
    async () => {
      const harness = createHarness();
      await write(harness, await planSplit(harness), { children: wrong });
      expect(renderStatusComment(await stateOf(harness))).toContain('⚠️ `split`: 1 child task that it asked for was not made.');
      const better = { create: [{ prompt: 'Do it.', name: 'it' }], wait: true };
      await write(harness, startedOrder(harness, 'split'), { children: better });
      expect(titlesOf(harness)).toEqual(['fix-42/split 2', 'fix-42/split/2-it 1']);
      expect(renderStatusComment(await stateOf(harness))).not.toContain('⚠️');
      await publish(harness, startedOrder(harness, 'split/2-it'));
      const { prompt, context } = await readGiven(harness, startedOrder(harness, 'split'));
      expect(prompt).not.toContain('nobody');
      expect(context.children_refused).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-SD3'],
      title: 'is told of a key `create` that is no list, as of a refused request',
      input: 'create: a text, and a wait',
      expected: 'a second start that is told what the key must be',
    },
    async () => {
      const harness = createHarness();
      await write(harness, await planSplit(harness), { children: { create: 'two', wait: true } });
      const { prompt } = await readGiven(harness, startedOrder(harness, 'split'));
      expect(prompt).toContain('`children.create` is the string "two"; write a list of requests.');
    },
  );
});

requirement(
  {
    ids: ['F-SD3'],
    title: 'a run that an older version began ends its turn as it was promised',
    input: 'a first record without `branches`; a request that was refused, and a wait',
    expected: 'the refusal is recorded, without a wait',
  },
  () => {
    const state = spawnState([]);
    const play = (branches: string[] | undefined) => {
      const run = { ...state.run, body: { ...state.run.body, branches } };
      const calls = { requests: [], refused: 1, untold: ['no'], wait: { names: [], until: 'all' as const } };
      return planChildren({ ...state, run }, { stage: 'split', execution: 1, calls, finishedAt: '2026-03-18T09:00:00Z' }).body;
    };
    expect(play(undefined)).toMatchObject({ refused: [{ message: 'no' }], refusedCount: 1 });
    expect([play(undefined)?.wait, play([])?.wait]).toEqual([undefined, { names: [], until: 'all' }]);
  },
);

describe('requests of a turn that got some of its children', () => {
  requirement(
    {
      ids: ['F-SD3', 'K-26'],
      title: 'stand in the next prompt as well where they were refused',
      input: 'five requests, two of them refused, and a wait for all',
      expected: 'the next prompt and context file have both refusals beside the three children',
    },
    async () => {
      const harness = createHarness();
      const good = ['a', 'b', 'c'].map((name) => ({ prompt: `Do ${name}.`, name }));
      const create = [...good, { prompt: '' }, { prompt: 'p', agent: 'nobody' }];
      await write(harness, await planSplit(harness), { children: { create, wait: { until: 'all' } } });
      for (const name of ['split/1-a', 'split/2-b', 'split/3-c']) await publish(harness, startedOrder(harness, name));
      const { prompt, context } = await readGiven(harness, startedOrder(harness, 'split'));
      expect(prompt).toContain('`children.create[3]` made no child: `prompt` is empty.');
      expect(prompt).toContain('`children.create[4]` made no child: `agent` is "nobody".');
      expect(context.children).toHaveLength(3);
      expect(context.children_refused).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['F-SD3'],
      title: 'are no warning where the tool refused them and a good call came after them',
      input: 'the tool refuses the first two calls, the third is good; the other way round',
      expected: 'no warning; a warning that says that the tool told the agent',
    },
    async () => {
      const play = async (from: number): Promise<string> => {
        const harness = createHarness();
        await publish(harness, await planSplit(harness), { children: { ...callsFor(['api'], { from, wait: {} }), refused: 2 } });
        return `${await lastComment(harness)}${renderStatusComment(await stateOf(harness))}`;
      };
      expect(await play(3)).not.toContain('⚠️');
      expect(await play(1)).toContain('⚠️ 2 child tasks that it asked for were not made:');
      expect(await play(1)).toContain('Its tool told the agent at once what was wrong with the request.');
    },
  );
});

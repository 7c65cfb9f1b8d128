import { describe, expect, it } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { buildListenerEvent } from '../../src/core/view/listener-event.ts';
import { buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';
import { callsFor } from './child-chain.ts';
import { runHistory } from './ledger-play.ts';
import { stateOf } from './transfer-chain.ts';

const stages = `
      test: { agent: one, prompt: "{{ matrix.value }}", matrix: { values: [small, large, bold], pick: "double(each.results.score)" } }
      split: { needs: [test], agent: one, children: {}, prompt: "Split." }
      last: { needs: [split], agent: one, handoff: { required: false }, prompt: "{{ history }}" }`;

const scores = ['1', '7', '3'];

/** Returns what the task of an order leaves: the second approach is the best one, and of two children the second one fails. */
function leave({ task, execution }: Dispatch): Partial<AgentOutput> {
  const results = { topic: `topic of ${task}` };
  if (task.startsWith('test[')) {
    const score = scores[Number(task.at(-2))] ?? '';
    return { results: { approach: task, score } };
  }
  if (task === 'split/2-docs') return { results, ...fail('tests-failed', 'The docs are wrong.') };
  if (task === 'split' && execution === 1) return { results, children: callsFor(['api', 'docs'], { wait: {} }) };
  return task === 'last' ? { handoff: undefined } : { results };
}

function fail(reason: string, message: string): Partial<AgentOutput> {
  return { outcome: 'failed', failure: { reason, message }, handoff: undefined };
}

interface Run {
  readonly keys: string;
  /** The stage that fails, with this message. */
  readonly broken?: Readonly<Record<string, string>>;
  /** Lines behind the stages. */
  readonly more?: string;
}

/** Starts a run, and plays its orders as they were started until there are none. */
async function playRun(harness: Harness, start: string, { keys, broken = {}, more }: Run): Promise<void> {
  const before = harness.started.length;
  const first = orderOf(await startRun(harness, start, { keys, more }));
  const queue = [first, ...harness.started.slice(before)];
  for (let at = 0; at < queue.length; at++) {
    const order = queue[at] as Dispatch;
    const known = harness.started.length;
    const message = broken[order.task];
    const left = message === undefined ? leave(order) : fail('unknown-target', message);
    await advance(harness, order, { kind: 'output', output: buildOutput(order, left) });
    queue.push(...harness.started.slice(known));
  }
}

function startRun(harness: Harness, start: string, { keys, more = '' }: Pick<Run, 'keys' | 'more'>) {
  const extra = `history: { include-keys: [${keys}] }`;
  return plan(harness, { stages: `${stages}${more}`, extra, start, comments: harness.threads.count(subjectNumber) });
}

/** Returns the whole history that the next run is given. */
async function nextHistory(harness: Harness, keys: string): Promise<string> {
  await startRun(harness, 'next', { keys });
  return (await runHistory(harness))?.replaceAll(/\d{4}-[\d-]+T[\d:]+Z/g, 'TIME') ?? '';
}

describe('the history of a run with children and a matrix', () => {
  requirement(
    {
      ids: ['F-SD1', 'Y-4', 'H-42'],
      title: 'is told from the stages of the configuration: the element that was picked, and no child',
      input:
        'test with three elements of which the second is picked; split with two children of which one fails; then the next run',
      expected: 'the approach of the second, the topic and summary of split itself, no error',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      const keys = 'approach, score, topic, handoff_summary, error, message';
      await playRun(harness, 'a', { keys });
      expect(await nextHistory(harness, keys)).toBe(`=== Task fix-42 (Succeeded, TIME) ===
approach: test[1]
score: 7
topic: topic of split
handoff_summary: summary of split`);
    },
  );

  requirement(
    {
      ids: ['F-SD1', 'Y-4'],
      title: 'has the failure of the stage that ended the run, not that of a child which failed before',
      input: 'the child docs fails, its parent succeeds, and last fails',
      expected: 'reason and message of last',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      const keys = 'topic, error, message';
      await playRun(harness, 'a', { keys, broken: { last: 'Nobody is there.' } });
      expect(await nextHistory(harness, keys)).toBe(`=== Task fix-42 (Failed, TIME) ===
topic: topic of split
error: unknown-target
message: Nobody is there.`);
    },
  );

  requirement(
    {
      ids: ['F-SD1', 'Y-4'],
      title: 'has what children left where the pipeline asks for it, a line for each child',
      input: 'include-keys with the topic of split, and topic, summary, error and nothing of its two children',
      expected: 'each key of children with the names of the children that left it',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      const keys = 'topic, children.topic, children.handoff_summary, children.error, children.none, children.duration';
      await playRun(harness, 'a', { keys });
      expect(await nextHistory(harness, keys)).toBe(`=== Task fix-42 (Succeeded, TIME) ===
topic: topic of split
children.topic: split/1-api: topic of split/1-api
  split/2-docs: topic of split/2-docs
children.handoff_summary: split/1-api: summary of split/1-api
children.error: split/2-docs: tests-failed
children.duration: split/1-api: 2s
  split/2-docs: 2s`);
    },
  );

  it('has handoffs also where they lie in artifacts: that of the last stage with one, and those of children', async () => {
    const harness = createHarness({ run: 0 });
    const keys = 'topic, handoff_summary, children.handoff_summary';
    await playRun(harness, 'a', { keys, more: '\nstore: artifacts\n' });
    expect(await nextHistory(harness, keys)).toBe(`=== Task fix-42 (Succeeded, TIME) ===
topic: topic of split
handoff_summary: summary of split
children.handoff_summary: split/1-api: summary of split/1-api`);
  });

  requirement(
    {
      ids: ['F-SD1'],
      title: 'is what listeners are told as its results',
      input: 'the notice of the end of such a run',
      expected: 'the results of the element that was picked, and of split itself',
    },
    async () => {
      const harness = createHarness({ run: 0 });
      await playRun(harness, 'a', { keys: 'topic' });
      const state = await stateOf(harness);
      if (state.end === undefined) throw new Error('The run goes on.');
      const notice = { on: 'end', key: 'end', end: state.end } as const;
      const { data } = buildListenerEvent(notice, { state, status: undefined, redact: (text) => text });
      expect(data.results).toEqual({ approach: 'test[1]', score: '7', topic: 'topic of split', duration: '2s' });
    },
  );
});

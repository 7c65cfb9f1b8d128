import { describe, expect } from 'vitest';
import { applyDecision, type DecisionRequest } from '../../src/engine/decision/apply-decision.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { buildOutput, buildTrigger, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';

const single = '\n      only: { agent: one, retry: { attempts: 1 }, prompt: "x" }';
const labelWrites = (harness: Harness): readonly string[] => harness.writes.filter((write) => /^(?:un)?label /.test(write));

async function play(harness: Harness, outcome: 'succeeded' | 'failed' | 'needs-input', options: Parameters<typeof plan>[1] = {}) {
  const order = orderOf(await plan(harness, { stages: single, ...options }));
  expect([...harness.labels]).toContain('baton:running');
  const changes = outcome === 'failed' ? { failure: { reason: 'exit-status', message: '' } } : {};
  await advance(harness, order, { kind: 'output', output: buildOutput(order, { outcome, ...changes }) });
}

/** Records what a person decided. */
async function decided(
  harness: Harness,
  decision: Pick<DecisionRequest, 'verb' | 'stage' | 'text' | 'source'>,
  engine = harness.engine,
) {
  const [run] = await harness.records();
  const place = { run: 'fix-42', thread: 42, first: { id: run?.comment ?? 0, at: run?.writtenAt ?? '' } };
  return applyDecision(engine, { ...place, ...decision, reason: 'somebody said so', actor: { id: 7, login: 'marla' } });
}

const answer = (comment: number) =>
  ({ verb: 'answer', stage: 'only', text: 'That one.', source: { kind: 'comment', comment } }) as const;

/** An agent has asked, and GitHub did not take the label off when the answer came. */
async function answerRefused() {
  const harness = createHarness();
  await play(harness, 'needs-input');
  const refuse = () => Promise.reject(new GitHubError('502', { reason: 'unavailable', status: 502, code: 'BATON-E804' }));
  const { ports } = harness.engine;
  const engine = { ...harness.engine, ports: { ...ports, subjects: { ...ports.subjects, removeLabel: refuse } } };
  const applied = await decided(harness, answer(5_000), engine);
  expect(applied.ok && applied.value.started).toEqual(['only']);
  expect(harness.warnings.join()).toContain('What run fix-42 had asked was not folded: 502');
  expect([...harness.labels]).toEqual(['baton:running', 'baton:needs-human']);
  return { harness, order: lastStarted(harness) };
}

describe('labels that say how a run stands', () => {
  for (const [outcome, left] of [
    ['succeeded', []],
    ['failed', ['baton:failed', 'baton:needs-human']],
    ['needs-input', ['baton:running', 'baton:needs-human']],
  ] as const) {
    requirement(
      {
        ids: ['U10'],
        title: 'baton:running stands on the subject while a run goes on, and what is left to do after it',
        input: `a run of one stage, which ends as ${outcome}`,
        expected: left.length === 0 ? 'no label of ours' : left.join(', '),
      },
      async () => {
        const harness = createHarness();
        await play(harness, outcome);
        expect([...harness.labels]).toEqual(left);
      },
    );
  }

  requirement(
    {
      ids: ['U10'],
      title: "takes off what an earlier run left when the next one starts, and never a person's label",
      input: 'an issue with agent-ready, bug, Baton:Failed and baton:needs-human, and a new run that succeeds',
      expected: 'only the labels of ours are taken off; the label that started the run stays',
    },
    async () => {
      const harness = createHarness();
      const labels = ['agent-ready', 'bug', 'Baton:Failed', 'baton:needs-human'];
      await play(harness, 'succeeded', { trigger: buildTrigger({ labels }) });
      expect(labelWrites(harness)).toEqual([
        'unlabel 42 Baton:Failed',
        'unlabel 42 baton:needs-human',
        'label 42 baton:running',
        'unlabel 42 baton:running',
      ]);
    },
  );

  requirement(
    {
      ids: ['U10'],
      title: 'while another run about the subject goes on, baton:running stays',
      input: 'one label starts fix and look; fix ends first, then look',
      expected: 'the label goes with look',
    },
    async () => {
      const harness = createHarness();
      const both = `${single}\n  look:\n    on: { issues: { labels: [agent-ready] } }\n    stages:${single}`;
      await advance(harness, orderOf(await plan(harness, { stages: both })));
      expect([...harness.labels]).toEqual(['baton:running']);
      await advance(harness, lastStarted(harness));
      expect([...harness.labels]).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U10'],
      title: 'an ended run whose first comment a person edits during the next one keeps no label on the subject',
      input: 'a run ends; the next one begins; words are put before the first record of the earlier one; the next one ends',
      expected: 'no label of ours',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'succeeded');
      const [first] = await harness.threads.listSince(42, '2000-01-01T00:00:00Z');
      const order = orderOf(await plan(harness, { stages: single, start: 'workflow run 2', comments: 4 }));
      harness.threads.edit(first?.id ?? 0, `I am here, too.\n${first?.body}`);
      await advance(harness, order);
      expect((await harness.records()).filter(({ record }) => record.kind === 'end')).toHaveLength(2);
      expect([...harness.labels]).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U10', 'DESIGN-8'],
      title: 'status-labels: false costs no request at either end, and still calls for a person by label',
      input: 'status-labels: false; a run that fails',
      expected: 'baton:needs-human alone',
    },
    async () => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages: single, top: 'status-labels: false' }));
      expect(labelWrites(harness)).toEqual([]);
      const output = buildOutput(order, { outcome: 'failed', failure: { reason: 'exit-status', message: '' } });
      await advance(harness, order, { kind: 'output', output });
      expect(labelWrites(harness)).toEqual(['label 42 baton:needs-human']);
    },
  );

  requirement(
    {
      ids: ['U10', 'U14'],
      title: 'a run that somebody lets go on after its end is under way again',
      input: 'a run that failed, then /baton retry',
      expected: 'baton:running alone',
    },
    async () => {
      const harness = createHarness();
      await play(harness, 'failed');
      const [run] = await harness.records();
      const first = { id: run?.comment ?? 0, at: run?.writtenAt ?? '' };
      const place = { run: 'fix-42', thread: 42, first, actor: { id: 7, login: 'marla' } };
      const source = { kind: 'comment' as const, comment: 5_000 };
      const decided = await applyDecision(harness.engine, { ...place, verb: 'retry', reason: 'a comment asked for it', source });
      expect(decided.ok && decided.value.started).toEqual(['only']);
      expect([...harness.labels]).toEqual(['baton:running']);
    },
  );

  requirement(
    {
      ids: ['U10', 'F-CH4'],
      title: 'the label that calls for a person goes with the run, where GitHub did not take it off when they had answered',
      input: 'an agent asks; the answer comes while changes of labels answer 502; the agent ends',
      expected: 'a warning, the question is left open until the end; then no label of ours',
    },
    async () => {
      const { harness, order } = await answerRefused();
      await advance(harness, order);
      expect([...harness.labels]).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U10', 'F-CH4'],
      title: 'it goes with the answer to a question that a pause kept from being asked, too',
      input:
        'the same; the agent asks again, and its job dies behind the record; paused, which folds the first question; answered',
      expected: 'the label stays while somebody is awaited, and goes with the answer',
    },
    async () => {
      const { harness, order } = await answerRefused();
      harness.crashAfter(1);
      const output = buildOutput(order, { outcome: 'needs-input', note: 'And now?' });
      await expect(advance(harness, order, { kind: 'output', output })).rejects.toThrow('after');
      harness.crashAfter(undefined);
      await decided(harness, { verb: 'pause', source: { kind: 'event', event: 'paused' } });
      expect([...harness.labels]).toContain('baton:needs-human');
      await decided(harness, answer(5_001));
      expect([...harness.labels]).toEqual(['baton:running']);
    },
  );

  requirement(
    {
      ids: ['U2'],
      title: 'a label that GitHub refuses fails no run',
      input: 'every change of labels answers 403',
      expected: 'the run starts and succeeds; a warning each',
    },
    async () => {
      const harness = createHarness();
      const refuse = () =>
        Promise.reject(new GitHubError('no right to label', { reason: 'forbidden', status: 403, code: 'BATON-E801' }));
      const subjects = { ...harness.engine.ports.subjects, addLabels: refuse, removeLabel: refuse };
      const refusing = { ...harness, engine: { ...harness.engine, ports: { ...harness.engine.ports, subjects } } };
      const order = orderOf(await plan(refusing, { stages: single }));
      const { ended } = await advance(refusing, order);
      expect(ended?.outcome).toBe('succeeded');
      expect(harness.warnings.filter((warning) => warning.includes('no right to label'))).toHaveLength(2);
    },
  );
});

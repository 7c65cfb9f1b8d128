import { describe, expect, it } from 'vitest';
import { buildHistoryBody } from '../../../src/core/history/build-history-body.ts';
import { renderHistory } from '../../../src/core/history/render-history.ts';
import { historyBodySchema } from '../../../src/core/record/history-record.ts';
import type { EndBody } from '../../../src/core/record/record.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, getState } from '../run/run-builder.ts';

const finishedAt = '2026-03-18T09:00:00Z';

function build(done: readonly Done[], end: Partial<EndBody> = {}) {
  return buildHistoryBody(getState(buildRecords(chain, done)), { outcome: 'succeeded', reason: 'done', finishedAt, ...end });
}

describe('what a ledger keeps of a run', () => {
  requirement(
    {
      ids: ['Y-4', 'Y-14', 'DESIGN-4.6'],
      title: 'is the union of its results in the order of the stages, later ones win',
      input: 'fix ends before a second attempt of investigate was recorded; both have branch',
      expected: 'keys in order of the stages, branch of fix, nothing of attempts that were repeated',
    },
    () => {
      const body = build([
        { stage: 'investigate', outcome: 'failed', body: { results: { lost: 'x' } } },
        { stage: 'investigate', attempt: 2, body: { results: { topic: 't', branch: 'a' } } },
        { stage: 'fix', body: { results: { branch: 'b', commit: 'c' } } },
      ]);
      expect(Object.entries(body.results)).toEqual([
        ['topic', 't'],
        ['branch', 'b'],
        ['commit', 'c'],
      ]);
      expect(body).not.toHaveProperty('error');
    },
  );

  requirement(
    {
      ids: ['H-42', 'Y-15'],
      title: "has the summary of the last stage's handoff, and detail and data only where they are asked for",
      input: 'two handoffs, include-keys absent',
      expected: 'the summary of the second alone',
    },
    () => {
      const handoff = (summary: string) => ({ handoff: { version: 1 as const, summary, detail: 'D', data: { k: 'v' } } });
      const done = [
        { stage: 'investigate', body: handoff('one') },
        { stage: 'fix', body: handoff('two') },
        { stage: 'open-pr', body: {} },
      ];
      expect(build(done).handoff).toEqual({ summary: 'two' });
      const state = getState(buildRecords(chain, done));
      const pipeline = state.run.body.config.pipelines.fix;
      if (pipeline === undefined) throw new Error('no pipeline');
      pipeline.history = {
        ...{ limit: 5, phases: [], scope: 'pipeline', 'max-bytes': 16_384 },
        'include-keys': ['handoff_detail', 'handoff.data.k'],
      };
      const body = buildHistoryBody(state, { outcome: 'succeeded', reason: '', finishedAt });
      expect(body.handoff).toEqual({ summary: 'two', detail: 'D', data: { k: 'v' } });
    },
  );

  requirement(
    {
      ids: ['T-1', 'DESIGN-4.6'],
      title: 'has the inputs that the history of the pipeline names, with their defaults',
      input: 'a start with topic and a long text; include-keys with inputs.topic, inputs.depth, inputs.long and inputs.none',
      expected: 'topic, the default of depth, and the beginning of the long text; a line for each in prompts',
    },
    () => {
      const state = getState(buildRecords(chain, [{ stage: 'fix' }]));
      const pipeline = state.run.body.config.pipelines.fix;
      if (pipeline === undefined) throw new Error('no pipeline');
      const keys = ['inputs.topic', 'inputs.depth', 'inputs.long', 'inputs.none'];
      const history = { limit: 5, phases: [], scope: 'pipeline' as const, 'max-bytes': 16_384, 'include-keys': keys };
      pipeline.history = history;
      pipeline.on = { manual: { inputs: { depth: { type: 'number', required: false, default: 2 } } } };
      state.run.body.trigger.inputs = { topic: 'two words', long: 'x'.repeat(2_000), other: 'y' };
      const body = buildHistoryBody(state, { outcome: 'succeeded', reason: '', finishedAt });
      expect(body.inputs).toEqual({ topic: 'two words', depth: '2', long: `${'x'.repeat(999)}…` });
      const text = renderHistory([{ run: 'fix-42', comment: 1, body }], { history });
      expect(text.split('\n').slice(1, 3)).toEqual(['inputs.topic: two words', 'inputs.depth: 2']);
    },
  );

  requirement(
    {
      ids: ['Y-11'],
      title: 'says why it failed: the stage that did, or the limit that ended it',
      input: 'fix failed; a run that took too long',
      expected: 'its reason and message; the reason of the end',
    },
    () => {
      const failure = { failure: { reason: 'exit-status', message: 'make test failed' } };
      const done: readonly Done[] = [{ stage: 'investigate' }, { stage: 'fix', outcome: 'failed', body: failure }];
      expect(build(done, { outcome: 'failed', reason: 'fix: exit-status' })).toMatchObject({
        error: 'exit-status',
        message: 'make test failed',
      });
      const late = build([{ stage: 'investigate' }], { outcome: 'failed', reason: 'limits.timeout-minutes is 180' });
      expect(late.error).toBe('limits.timeout-minutes is 180');
      expect(late).not.toHaveProperty('message');
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'has what each stage took, by engine, with its children and elements; the sums are those of the whole run',
      input: 'investigate by two engines, two elements and a child of fix of which one reports no cost, a built-in',
      expected:
        'minutes, tokens and cost of the agents, how the stage ended, and how many costs nobody knows; nothing of the built-in',
    },
    () => {
      const took = (minutes: number, costUsd?: number) => ({
        ...{ startedAt: '2026-03-18T08:00:00Z', finishedAt: `2026-03-18T08:${String(minutes).padStart(2, '0')}:00Z` },
        usage: { inputTokens: 10, outputTokens: 1, model: 'm', ...(costUsd === undefined ? {} : { costUsd }) },
      });
      const body = build([
        { stage: 'investigate', outcome: 'failed', body: { engine: 'codex', ...took(3, 0.1) } },
        { stage: 'investigate', attempt: 2, body: { engine: 'claude-code', ...took(4, 0.2) } },
        { stage: 'fix[0]', body: { engine: 'codex', ...took(5, 0.1) } },
        { stage: 'fix[1]', body: { engine: 'codex', ...took(6, 0.2) } },
        { stage: 'fix[1]/1-docs', outcome: 'noop', body: { engine: 'codex', ...took(7) } },
        { stage: 'open-pr', body: { engine: 'built-in' } },
      ]);
      expect(body.stages?.map((stage) => JSON.parse(JSON.stringify(stage)))).toEqual([
        {
          ...{ stage: 'investigate', engine: 'codex', outcome: 'succeeded', executions: 1, seconds: 180 },
          ...{ inputTokens: 10, outputTokens: 1, costUsd: 0.1 },
        },
        {
          ...{ stage: 'investigate', engine: 'claude-code', outcome: 'succeeded', executions: 1, seconds: 240 },
          ...{ inputTokens: 10, outputTokens: 1, costUsd: 0.2 },
        },
        {
          ...{ stage: 'fix', engine: 'codex', outcome: 'noop', executions: 3, seconds: 1080 },
          ...{ inputTokens: 30, outputTokens: 3, costUsd: 0.3, unpriced: 1 },
        },
      ]);
      const sum = (costs: readonly ({ costUsd?: number | undefined } | undefined)[] = []) =>
        costs.reduce((micros, each) => micros + Math.round((each?.costUsd ?? 0) * 1_000_000), 0);
      expect(sum(body.stages)).toBe(sum(body.usage?.parts));
    },
  );

  requirement(
    {
      ids: ['P14-4', 'C-35'],
      title: 'stays readable: entries without stages by this version, and entries with stages by the version before',
      input: 'an entry of this version, and the same without stages; the schema of the version before, which has no stages',
      expected: 'each reads both, the older one without the stages',
    },
    () => {
      const { stages, ...before } = JSON.parse(JSON.stringify(build([{ stage: 'investigate' }])));
      expect(stages).toHaveLength(1);
      const older = historyBodySchema.omit({ stages: true });
      expect(historyBodySchema.parse({ ...before, stages })).toEqual({ ...before, stages });
      expect(historyBodySchema.parse(before)).toEqual(before);
      expect(older.parse({ ...before, stages })).toEqual(before);
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'names each pull request of a run that has opened several, and a matrix as failed whose pick fails',
      input:
        'two built-ins with pull requests 11 and 12, an agent with a result pr; one built-in; a pick over what no element has',
      expected: '11 and 12; none beside the results; failed',
    },
    () => {
      const opened = (stage: string, pr: string): Done => ({
        stage,
        body: { engine: 'built-in', agent: 'pull-request', results: { pr } },
      });
      const [one, two] = [opened('open-pr', '11'), opened('open-docs', '12')];
      const plan = { ...chain, 'open-docs': {} };
      const pullsOf = (done: readonly Done[]) =>
        buildHistoryBody(getState(buildRecords(plan, done)), { outcome: 'succeeded', reason: '', finishedAt }).pulls;
      expect(pullsOf([one, two, { stage: 'fix', body: { results: { pr: '7' } } }])).toEqual([11, 12]);
      expect(pullsOf([one])).toBeUndefined();
      const picked = { look: { matrix: { values: ['a', 'b'], pick: 'each.handoff.data.score' } } };
      const both: readonly Done[] = [{ stage: 'look[0]' }, { stage: 'look[1]' }];
      const state = getState(buildRecords(picked, both));
      expect(buildHistoryBody(state, { outcome: 'failed', reason: '', finishedAt }).stages).toMatchObject([
        { stage: 'look', outcome: 'failed', executions: 2 },
      ]);
    },
  );

  it('knows no cost to be missing where a program of one’s own names no model', () => {
    const unpriced = (body: object) => build([{ stage: 'investigate', body }]).stages?.[0]?.unpriced;
    expect(unpriced({ usage: undefined })).toBeUndefined();
    expect(unpriced({ usage: { model: 'm' } })).toBe(1);
    expect(unpriced({ usage: { inputTokens: 1 } })).toBe(1);
    expect(unpriced({ engine: 'codex', usage: undefined })).toBe(1);
    expect(unpriced({ engine: 'codex', usage: { costUsd: 0 } })).toBeUndefined();
  });
});

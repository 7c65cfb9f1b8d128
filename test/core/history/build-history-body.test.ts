import { describe, expect } from 'vitest';
import { buildHistoryBody } from '../../../src/core/history/build-history-body.ts';
import { renderHistory } from '../../../src/core/history/render-history.ts';
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
});

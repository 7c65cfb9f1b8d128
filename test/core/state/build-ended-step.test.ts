import { describe, expect, it } from 'vitest';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { buildHistoryBody } from '../../../src/core/history/build-history-body.ts';
import { buildEndedStep, buildStepState } from '../../../src/core/state/step.ts';
import { buildRun } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';

function conclude(attempt: number, more: object = {}, agent = 'writer') {
  const state = buildStepState({
    name: 'report',
    agentName: 'writer',
    agent: agentSchema.parse({ engine: 'command', command: ['true'] }),
    prompt: '{{ history }}',
    needs: { before: { outcome: 'failed', handoff: undefined, results: { branch: 'other' } } },
    trigger: buildRun().body.trigger,
    commit: 'c'.repeat(40),
    now: '2026-03-18T09:00:00Z',
    workflowRun: { id: 77, attempt, url: 'https://github.com/o/r/actions/runs/77' },
  });
  const output = {
    ...{ version: 1 as const, run: 'step-77', task: 'report', attempt: 1, execution: 1, outcome: 'succeeded' as const },
    ...{ results: { topic: 'tests' }, outputs: [], isolated: true, warnings: [] },
    ...{ startedAt: '2026-03-18T09:00:00Z', finishedAt: '2026-03-18T09:02:00Z', ...more },
  };
  return buildEndedStep(state, { output, agent, pipeline: 'weekly.yml/report' });
}

describe('what a plain step is remembered as', () => {
  it('names the engine of its agent, as far as the step has that agent', () => {
    const engines = [conclude(1), conclude(1, {}, 'other')].map(({ tasks }) => tasks[0]?.body.engine);
    expect(engines).toEqual(['command', 'unknown']);
  });

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.6'],
      title: 'a run of its workflow file and job, with its own results and not those of the jobs before',
      input: 'the job report of weekly.yml, after a job that failed; its first and its second attempt',
      expected: 'weekly.yml/report, succeeded, its topic and its times; step-77 and step-77-2',
    },
    () => {
      const first = conclude(1);
      const end = first.end?.body;
      if (end === undefined) throw new Error('The step has no end.');
      expect(buildHistoryBody(first, end)).toMatchObject({
        pipeline: 'weekly.yml/report',
        outcome: 'succeeded',
        results: { topic: 'tests' },
        startedAt: '2026-03-18T09:00:00Z',
        finishedAt: '2026-03-18T09:02:00Z',
      });
      expect(buildHistoryBody(first, end).results).toEqual({ topic: 'tests' });
      expect([first.run.run, conclude(2).run.run]).toEqual(['step-77', 'step-77-2']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.6', 'U16'],
      title: 'a failed one is remembered as failed, with its reason',
      input: 'exit-status',
      expected: 'failed, error exit-status, the words',
    },
    () => {
      const failed = conclude(1, { outcome: 'failed', failure: { reason: 'exit-status', message: 'It broke.' } });
      const end = failed.end?.body;
      if (end === undefined) throw new Error('The step has no end.');
      expect(buildHistoryBody(failed, end)).toMatchObject({ outcome: 'failed', error: 'exit-status', message: 'It broke.' });
    },
  );

  requirement(
    {
      ids: ['P14-4'],
      title: 'has what it took, as a stage of its own',
      input: '100 and 10 tokens, 1.50 USD, two minutes',
      expected: 'the same in its only stage and in the usage of the run, and no cost that nobody knows',
    },
    () => {
      const usage = { inputTokens: 100, outputTokens: 10, costUsd: 1.5, model: 'm' };
      const step = conclude(1, { usage });
      const body = buildHistoryBody(step, { outcome: 'succeeded', reason: '', finishedAt: '2026-03-18T09:02:00Z' });
      const expected = { inputTokens: 100, outputTokens: 10, costUsd: 1.5, unpriced: undefined };
      expect(body.stages).toMatchObject([{ stage: 'report', seconds: 120, ...expected }]);
      expect(body.usage?.parts).toMatchObject([{ inputTokens: 100, outputTokens: 10, costUsd: 1.5 }]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { buildStepState, type StepRequest } from '../../../src/core/state/step.ts';
import { buildRun } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages } from '../run/run-builder.ts';

const workflowRun = { id: 77, attempt: 1, url: 'https://github.com/o/r/actions/runs/77' };

function build(needs: StepRequest['needs']) {
  return buildStepState({
    name: 'report',
    agentName: 'writer',
    agent: agentSchema.parse({ engine: 'command', command: ['true'] }),
    prompt: '{{ needs.check-1.handoff.summary }}',
    needs,
    trigger: buildRun().body.trigger,
    commit: 'c'.repeat(40),
    now: '2026-03-18T09:00:00Z',
    workflowRun,
  });
}

describe('buildStepState', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'H-32', 'H-33', 'H-35'],
      title: 'a plain step sees the jobs that it needs as stages that have ended',
      input: 'two jobs, one with a handoff, one that failed',
      expected: 'both ended; the step is due, whatever came of them',
    },
    () => {
      const state = build({
        'check-1': { outcome: 'succeeded', handoff: { version: 1, summary: 'all green' }, results: { branch: 'main' } },
        other: { outcome: 'failed', handoff: undefined, results: {} },
      });
      expect(describeStages(state)).toEqual({ 'check-1': 'ended succeeded', other: 'ended failed', report: 'due 1/1 <3' });
      const { needs, run } = buildPromptContext({ state, stage: 'report', due: { attempt: 1, execution: 1 } });
      expect(needs['check-1']).toMatchObject({
        outcome: 'succeeded',
        handoff: { summary: 'all green' },
        results: { branch: 'main' },
      });
      expect(needs.other).toMatchObject({ outcome: 'failed', handoff: { present: false, summary: '' } });
      expect(run.id).toBe('step-77');
    },
  );

  it('needs no other jobs', () => {
    expect(describeStages(build({}))).toEqual({ report: 'due 1/1 <1' });
  });
});

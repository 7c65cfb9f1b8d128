import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../../src/core/output/agent-output.ts';
import { renderPlanSummary } from '../../../src/core/view/summary/plan.ts';
import { renderPublishSummary } from '../../../src/core/view/summary/publish.ts';
import { renderTaskSummary } from '../../../src/core/view/summary/task.ts';
import { buildTask } from '../../support/record-builders.ts';
import { renderVisible } from '../../support/render-visible.ts';
import { requirement } from '../../support/requirement.ts';
import { hostileTexts } from '../markdown/hostile-text.ts';
import { readBlocks } from './read-blocks.ts';

function buildOutput(changes: Partial<AgentOutput> = {}): AgentOutput {
  return {
    version: 1,
    run: 'fix-42',
    task: 'fix',
    attempt: 1,
    execution: 1,
    outcome: 'succeeded',
    results: {},
    outputs: [],
    isolated: true,
    startedAt: '2026-03-18T09:00:00Z',
    finishedAt: '2026-03-18T09:00:02Z',
    warnings: [],
    ...changes,
  };
}

describe('summaries of jobs', () => {
  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'plan says what started, what did not and why',
      input: 'one started, one refused, one that does not fit',
      expected: 'a sentence each',
    },
    () => {
      const check = { check: 'label', passed: false, detail: 'The label `x` is not one.' };
      const text = renderPlanSummary({
        matches: [
          { pipeline: 'fix', matched: true, checks: [] },
          { pipeline: 'docs', matched: false, checks: [check, { ...check, passed: true }] },
        ],
        runs: [{ run: 'fix-42', pipeline: 'fix', started: ['a', 'b'] }],
        refused: [{ pipeline: 'two', reason: 'run two-42 of this pipeline has not ended' }],
      });
      expect(text.split('\n\n')).toEqual([
        'Started run `fix-42`: `a`, `b`.',
        'Pipeline `two` was not started: run two-42 of this pipeline has not ended.',
        'Pipeline `docs` does not fit: label: The label `x` is not one.',
      ]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8'],
      title: 'a dry run lists what would have been done',
      input: 'dry run of plan and publish',
      expected: 'every effect',
    },
    () => {
      const plan = renderPlanSummary({ matches: [], runs: [], refused: [] }, ['comment on #42: x', 'start fix']);
      expect(plan).toBe('Dry run: nothing was written. It would have:\n\n- comment on `#42`: x\n- start fix');
      const link = renderPublishSummary(
        { task: undefined, started: ['b'], ended: undefined },
        { run: 'fix-42', effects: ['start b'] },
      );
      expect(link).toContain('It would have:\n\n- start b');
      expect(link).not.toContain('Started');
    },
  );

  requirement(
    { ids: ['DESIGN-4.8'], title: 'an agent that was not started says why', input: 'stopped: run-ended', expected: 'a sentence' },
    () => expect(renderTaskSummary(buildOutput({ stopped: 'run-ended' }))).toContain('was not started: run-ended'),
  );

  for (const { name, text } of hostileTexts) {
    requirement(
      {
        ids: ['T39', 'U7'],
        title: `${name} stays text in every summary`,
        input: JSON.stringify(text.slice(0, 60)),
        expected: 'no comment, no mention, all blocks closed, our last sentence is a paragraph of its own',
      },
      () => {
        const failure = { reason: text, message: text };
        const { body } = buildTask({}, { outcome: 'failed', failure, warnings: [text] });
        const ended = { outcome: 'failed', reason: `fix: ${text}`, finishedAt: '' } as const;
        const handoff = { version: 1, summary: text } as const;
        const check = { check: 'label', passed: false, detail: text };
        const texts = [
          renderPublishSummary({ task: body, started: [], ended }, { run: 'fix-42', effects: undefined }),
          renderTaskSummary(buildOutput({ outcome: 'failed', failure, handoff, warnings: [text], isolated: false })),
          renderPlanSummary({ matches: [{ pipeline: 'p', matched: false, checks: [check] }], runs: [], refused: [] }),
        ];
        for (const summary of texts) {
          expect(summary).not.toContain('<!--');
          const prose = readBlocks(summary).filter(({ type }) => type !== 'code');
          expect(
            prose
              .map(({ raw }) => raw)
              .join('\n')
              .replace(/`[^`]*`/g, ''),
          ).not.toMatch(/@(?:everyone|mona|octo)/);
          expect(readBlocks(summary).at(-1)?.type).toBe('paragraph');
          expect(renderVisible(summary).trim()).not.toBe('');
        }
      },
    );
  }
});

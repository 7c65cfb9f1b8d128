import { describe, expect } from 'vitest';
import { rankBrokenRuns } from '../../../src/core/output/workflow-jobs.ts';
import { requirement } from '../../support/requirement.ts';

/** Runs as `id actor event`. */
const rows: readonly (readonly [title: string, runs: readonly string[], expected: readonly number[]])[] = [
  ['of one account, the newest first', ['1 mona issues', '3 mona issues', '2 mona issue_comment'], [3, 2, 1]],
  [
    'what only somebody with the right to write can cause, before all others',
    ['9 hubot issue_comment', '1 bot workflow_dispatch', '3 bot schedule', '2 mona repository_dispatch'],
    [3, 2, 1, 9],
  ],
  [
    'the others in turns of their accounts',
    ['9 hubot issue_comment', '8 hubot issue_comment', '7 hubot pull_request', '2 mona issue_comment', '1 mona issues'],
    [9, 2, 8, 1, 7],
  ],
  ['a run that another workflow caused is one of its account', ['2 hubot workflow_run', '1 bot workflow_dispatch'], [1, 2]],
];

describe('rankBrokenRuns', () => {
  for (const [title, runs, expected] of rows) {
    requirement(
      {
        ids: ['F-S7', 'DESIGN-5.3'],
        title: `the order in which a sweep looks at workflow runs: ${title}`,
        input: runs.join(', '),
        expected: expected.join(', '),
      },
      () => {
        const parsed = runs.map((run) => {
          const [id, actor = '', event = ''] = run.split(' ');
          return { id: Number(id), actor, event };
        });
        expect(rankBrokenRuns(parsed).map(({ id }) => id)).toEqual(expected);
      },
    );
  }
});

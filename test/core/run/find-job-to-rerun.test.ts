import { describe, expect } from 'vitest';
import { type EndedJob, findJobToRerun } from '../../../src/core/output/workflow-jobs.ts';
import { requirement } from '../../support/requirement.ts';

type Row = readonly [name: string, conclusion: string | null, began?: boolean];

const build = (rows: readonly Row[]): readonly EndedJob[] =>
  rows.map(([name, conclusion, began = true], id) => {
    return { id, name: `baton / ${name}`, status: conclusion === null ? 'queued' : 'completed', conclusion, began };
  });

const rows: readonly (readonly [string, readonly Row[], string | undefined])[] = [
  [
    'everything succeeded',
    [
      ['plan', 'success'],
      ['agent', 'success'],
      ['publish', 'success'],
    ],
    undefined,
  ],
  [
    'publish died after its agent',
    [
      ['plan', 'skipped'],
      ['agent', 'success'],
      ['publish', 'failure'],
    ],
    'publish',
  ],
  [
    'publish found its group full',
    [
      ['plan', 'skipped'],
      ['agent', 'success'],
      ['publish', 'cancelled', false],
    ],
    'publish',
  ],
  [
    'publish of a built-in died',
    [
      ['plan', 'skipped'],
      ['agent', 'skipped'],
      ['publish', 'failure'],
    ],
    'publish',
  ],
  [
    'somebody cancelled with force',
    [
      ['plan', 'success'],
      ['agent', 'cancelled'],
      ['publish', 'cancelled'],
    ],
    'publish',
  ],
  [
    'an agent job failed, and publish said so',
    [
      ['plan', 'success'],
      ['agent', 'failure'],
      ['publish', 'success'],
    ],
    undefined,
  ],
  [
    'plan died',
    [
      ['plan', 'failure'],
      ['agent', 'skipped'],
      ['publish', 'skipped'],
    ],
    'plan',
  ],
  [
    'plan found its group full',
    [
      ['plan', 'cancelled', false],
      ['agent', 'skipped'],
      ['publish', 'skipped'],
    ],
    'plan',
  ],
  [
    'somebody cancelled plan at work',
    [
      ['plan', 'cancelled'],
      ['agent', 'skipped'],
      ['publish', 'skipped'],
    ],
    undefined,
  ],
  [
    'forward died',
    [
      ['forward', 'failure'],
      ['plan', 'skipped'],
      ['agent', 'skipped'],
      ['publish', 'skipped'],
    ],
    'forward',
  ],
  [
    'forward found its group full of events of the same person',
    [
      ['forward', 'cancelled', false],
      ['plan', 'skipped'],
      ['agent', 'skipped'],
      ['publish', 'skipped'],
    ],
    undefined,
  ],
  [
    'something is at work still',
    [
      ['plan', 'failure'],
      ['agent', null],
    ],
    undefined,
  ],
  ['no job of ours', [['build', 'failure']], undefined],
  ['no job at all', [], undefined],
];

describe('findJobToRerun', () => {
  for (const [title, jobs, expected] of rows) {
    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-5.3'],
        title: `which job runs again: ${title}`,
        input: jobs.map(([name, conclusion]) => `${name} ${conclusion ?? 'queued'}`).join(', ') || 'nothing',
        expected: expected ?? 'none',
      },
      () => {
        expect(findJobToRerun(build(jobs))?.name.split(' / ').at(-1)).toBe(expected);
      },
    );
  }
});

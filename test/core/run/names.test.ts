import { describe, expect, it } from 'vitest';
import { executionTitle, nextRunName, progressOf, taskName } from '../../../src/core/run/names.ts';
import { requirement } from '../../support/requirement.ts';
import { spawnState } from '../state/spawn-builder.ts';

const rows: readonly { pipeline: string; subject: number; newest: string | undefined; next: string }[] = [
  { pipeline: 'fix', subject: 42, newest: undefined, next: 'fix-42' },
  { pipeline: 'fix', subject: 42, newest: 'fix-42', next: 'fix-42-2' },
  { pipeline: 'fix', subject: 42, newest: 'fix-42-2', next: 'fix-42-3' },
  { pipeline: 'fix', subject: 42, newest: 'fix-42-9', next: 'fix-42-10' },
  { pipeline: 'fix', subject: 42, newest: 'fix-42-10', next: 'fix-42-11' },
  { pipeline: 'fix-docs', subject: 4, newest: 'fix-docs-4-2', next: 'fix-docs-4-3' },
  { pipeline: 'fix', subject: 4, newest: 'fix-4-2', next: 'fix-4-3' },
  { pipeline: 'fix', subject: 7, newest: 'fix-20260318-0900', next: 'fix-7' },
  { pipeline: 'fix', subject: 2, newest: 'fix-20260318-0900', next: 'fix-2' },
  { pipeline: 'fix', subject: 7, newest: 'fix-7-x', next: 'fix-7' },
  { pipeline: 'fix', subject: 7, newest: 'fix-7-1', next: 'fix-7' },
];

describe('names', () => {
  for (const { pipeline, subject, newest, next } of rows) {
    const input = `${pipeline} #${subject} after ${newest ?? 'none'}`;
    requirement(
      { ids: ['Y-10', 'DESIGN-4.6'], title: `runs are counted per pipeline and subject: ${next}`, input, expected: next },
      () => {
        expect(nextRunName(pipeline, { subject, newest })).toBe(next);
      },
    );
  }

  it('leaves out names that are taken', () => {
    const taken = ['fix-7', 'fix-7-2', 'fix-7-4'];
    expect(nextRunName('fix', { subject: 7, newest: 'fix-20260318-0900', taken })).toBe('fix-7-3');
    expect(nextRunName('fix', { subject: 7, newest: 'fix-7-3', taken })).toBe('fix-7-5');
  });

  it('names a task by run and stage, and an execution by its number', () => {
    expect(taskName('fix-42', 'open-pr')).toBe('fix-42/open-pr');
    expect(executionTitle({ run: 'fix-42', task: 'open-pr', execution: 3 })).toBe('fix-42/open-pr 3');
  });

  requirement(
    {
      ids: ['K-22'],
      title: 'the title of a workflow run counts the stages of the configuration, and says whose child a task is',
      input: 'two stages, of which the first has two children, and the first of them has one',
      expected: '1/2 and 2/2; child 2 of split; child 1 of split/1-api',
    },
    () => {
      const { run } = spawnState([
        { stage: 'split', makes: ['1-api', '2-docs'] },
        { stage: 'split/1-api', makes: ['1-types'] },
      ]);
      const names = ['split', 'finish', 'split/2-docs', 'split/1-api/1-types'];
      expect(names.map((name) => progressOf(run, name))).toEqual(['1/2', '2/2', 'child 2 of split', 'child 1 of split/1-api']);
    },
  );
});

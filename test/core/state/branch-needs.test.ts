import { describe, expect, it } from 'vitest';
import { listBranchNeeds } from '../../../src/core/state/branch-needs.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, type Done, getState, type Plan } from '../run/run-builder.ts';
import { stateOf } from './spawn-builder.ts';

interface Row {
  readonly title: string;
  readonly plan: Plan;
  readonly done?: readonly Done[];
  readonly ended?: boolean;
  readonly needs: Readonly<Record<string, string>>;
}

const line: Plan = { a: { branch: 'one' }, b: { branch: 'two', needs: ['a'] }, c: { needs: ['b'] } };
const asked: Done = { stage: 'a', outcome: 'needs-input', reason: 'Which?' };

const rows: readonly Row[] = [
  {
    title: 'of a stage at work now, of one behind it later, of one without a branch none',
    plan: line,
    needs: { one: 'due', two: 'later' },
  },
  { title: 'of a stage that has ended no more', plan: line, done: [{ stage: 'a' }], needs: { two: 'due' } },
  { title: 'of a run that was ended while a stage was at work none', plan: line, ended: true, needs: {} },
  { title: 'of a run that has ended none', plan: line, done: [{ stage: 'a', outcome: 'failed' }], ended: true, needs: {} },
  { title: 'of a run that waits for a person alone none', plan: line, done: [asked], needs: {} },
  {
    title: 'of a stage that asks a person none, while others are at work',
    plan: { a: { branch: 'one' }, d: { branch: 'four' } },
    done: [asked],
    needs: { four: 'due' },
  },
  {
    title: 'of two stages for one branch the one that is due counts, whichever comes first',
    plan: { a: { branch: 'one' }, b: { branch: 'one', needs: ['a'] }, c: { branch: 'two', needs: ['d'] }, d: { branch: 'two' } },
    needs: { one: 'due', two: 'due' },
  },
  {
    title: 'of a failed stage with an attempt left again',
    plan: { a: { branch: 'one-{{ run.attempt }}', attempts: 2 } },
    done: [{ stage: 'a', outcome: 'failed' }],
    needs: { 'one-2': 'due' },
  },
  {
    title: 'of a stage that can no longer start none',
    plan: { ...line, d: { branch: 'four' } },
    done: [{ stage: 'a', outcome: 'failed' }],
    needs: { four: 'due' },
  },
  {
    title: 'of a matrix none before its elements are there',
    plan: { p: {}, a: { needs: ['p'], matrix: ['x', 'y'], branch: 'one' } },
    needs: {},
  },
  {
    title: 'of a matrix is that of its elements',
    plan: { a: { matrix: ['x', 'y'], branch: 'm-{{ matrix.value }}' } },
    needs: { 'm-x': 'due', 'm-y': 'due' },
  },
];

describe('a branch that a run still needs', () => {
  for (const { title, plan, done = [], ended = false, needs } of rows) {
    requirement({ ids: ['H-39', 'F-M8'], title, input: JSON.stringify(plan), expected: JSON.stringify(needs) }, () => {
      const state = getState(buildRecords(plan, done, { ended }));
      expect(Object.fromEntries(listBranchNeeds(state))).toEqual(needs);
    });
  }

  it('is that of the attempt in which a task waits for its children', () => {
    const stages = {
      other: { agent: 'worker' },
      split: { agent: 'worker', children: {}, branch: 'work-{{ run.attempt }}-{{ run.execution }}', retry: { attempts: 2 } },
    };
    const wait = { names: ['split/1-a'], until: 'all' as const };
    const steps = [
      { stage: 'split', outcome: 'failed' as const },
      { stage: 'split', attempt: 2, execution: 2, makes: ['1-a'], wait },
      { stage: 'other' },
    ];
    expect(Object.fromEntries(listBranchNeeds(stateOf(stages, steps)))).toEqual({ 'work-2-3': 'later' });
  });
});

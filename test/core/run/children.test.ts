import { describe, expect, it } from 'vitest';
import {
  childOf,
  childrenOf,
  descendantsOf,
  failedChildrenOf,
  findWaitOf,
  hasGoneOn,
  isMerging,
} from '../../../src/core/run/children.ts';
import { buildTask } from '../../support/record-builders.ts';
import { type SpawnStep, type Stages, spawnState, stateOf } from '../state/spawn-builder.ts';

const failed = { outcome: 'failed', reason: 'unknown-target' } as const;
const worker = { agent: 'worker' };

describe('the children of a task', () => {
  const state = spawnState([
    { stage: 'split', makes: ['1-a', '2-b', '3-c'] },
    { stage: 'split/1-a', makes: ['1-d'] },
    { stage: 'split/2-b', ...failed },
    { stage: 'split/1-a/1-d', ...failed },
  ]);

  it('are listed in the order in which it asked for them, without theirs', () => {
    expect(childrenOf(state.run, 'split').map(({ name }) => name)).toEqual(['split/1-a', 'split/2-b', 'split/3-c']);
    expect(childrenOf(spawnState([]).run, 'split')).toEqual([]);
    expect([childOf(state.run, 'split/1-a')?.parent, childOf(state.run, 'split')]).toEqual(['split', undefined]);
  });

  it('are with theirs all that stands below it', () => {
    expect(descendantsOf(state.run, 'split/1-a')).toEqual(['split/1-a/1-d']);
    expect(descendantsOf(state.run, 'split')).toHaveLength(4);
    expect(descendantsOf(state.run, 'finish')).toEqual([]);
  });

  it('have failed where their last execution did', () => {
    expect([failedChildrenOf(state, 'split'), failedChildrenOf(state, 'split/1-a')]).toEqual([['split/2-b'], ['split/1-a/1-d']]);
    expect(failedChildrenOf({ ...state, rows: new Map() }, 'split')).toEqual([]);
  });
});

describe('a run has gone on without a stage', () => {
  const stages = (own: object): Stages => ({
    split: { ...worker, ...own, children: {} },
    one: { ...worker, needs: ['split'] },
    two: { ...worker, needs: ['split'] },
    far: { ...worker, needs: ['one'] },
  });
  const goesOn = { 'continue-on-failure': true };
  const gone = (own: object, ...steps: readonly SpawnStep[]) =>
    hasGoneOn(stateOf(stages(own), [{ stage: 'split', makes: ['1-a'] }, ...steps]), 'split/1-a');

  it('where it may, and all stages that need it have begun', () => {
    expect(gone(goesOn, { stage: 'one' }, { stage: 'two' })).toBe(true);
    expect(gone(goesOn, { stage: 'one' })).toBe(false);
    expect(gone({}, { stage: 'one' }, { stage: 'two' })).toBe(false);
  });
});

describe('the record that let a parent start again', () => {
  it('has the merges of children of this task', () => {
    const merging = buildTask({}, { merges: [{ child: 'split/1-a', state: 'merged', branch: 'work' }] });
    expect([
      isMerging(merging, new Set(['split/1-a'])),
      isMerging(merging, new Set(['split'])),
      isMerging(buildTask(), new Set()),
    ]).toEqual([true, false, false]);
  });
});

describe('the wait with which a turn ended', () => {
  const wait = (until: 'all' | 'first') => ({ names: ['split/1-a'], until });
  const state = spawnState([
    { stage: 'split', makes: ['1-a'], wait: wait('all') },
    { stage: 'split/1-a', makes: ['1-b'], wait: { names: ['split/1-a/1-b'], until: 'first' } },
    { stage: 'split', execution: 2, wait: wait('first') },
    { stage: 'split', execution: 3, makes: ['2-c'] },
  ]);
  const find = (task: string, seq: number) => findWaitOf(state, { task, seq })?.body.wait.until;

  it('is that of its own record, which stands right behind it, and of no later turn', () => {
    expect([find('split', 2), find('split/1-a', 4), find('split', 6)]).toEqual(['all', 'first', 'first']);
    expect([find('split', 4), find('split', 1), find('other', 9)]).toEqual(['all', undefined, undefined]);
    expect(find('split', 8)).toBe('first');
  });
});

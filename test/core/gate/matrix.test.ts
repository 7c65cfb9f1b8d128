import { expect, it } from 'vitest';
import { describeStages } from '../run/run-builder.ts';
import { following, literal, type SpawnStep, stateOf, zero } from '../state/spawn-builder.ts';

const failed: SpawnStep = { ...zero, outcome: 'failed', reason: 'unknown-target' };
const values = { values: ['a', 'b', 'c'], 'max-parallel': 2 };

it.each([
  ['starts the next one in its place', {}, 'due 1/1 <3'],
  ['with fail-fast skips those that were not started', { 'fail-fast': true }, 'skipped'],
])('an element that fails %s', (_, more, third) => {
  const stages = { ...literal, attempt: { ...literal.attempt, matrix: { ...values, ...more } } };
  const state = stateOf(stages, [{ stage: 'plan' }, failed]);
  expect(describeStages(state)).toMatchObject({ 'attempt[1]': 'due 1/1 <2', 'attempt[2]': third });
  expect(following(state)).toEqual(third === 'skipped' ? [] : ['attempt[2]']);
});

it('an element is due by the record that made its stage due, also behind a matrix without elements', () => {
  const stages = {
    plan: { agent: 'worker' },
    side: { agent: 'worker' },
    none: { agent: 'worker', needs: ['plan'], matrix: { from: 'needs.plan.handoff.data.items' } },
    attempt: { agent: 'worker', needs: ['none'], matrix: ['x', 'y'] },
  };
  const planned: SpawnStep = { stage: 'plan', body: { handoff: { version: 1, summary: 's', data: { items: '[]' } } } };
  const state = stateOf(stages, [planned, { stage: 'side' }, zero]);
  expect(describeStages(state)).toMatchObject({ none: 'ended noop', 'attempt[1]': 'due 1/1 <2' });
});

it('elements wait for their branch while another stage works on it', () => {
  const own = { agent: 'worker', branch: 'one' };
  expect(describeStages(stateOf({ side: own, attempt: { ...own, matrix: ['x', 'y'] } }, []))).toMatchObject({
    side: 'due 1/1 <1',
    'attempt[0]': 'waiting behind side',
    'attempt[1]': 'waiting behind side',
  });
});

it('a stage with a matrix is a group of elements, which other stages are not', () => {
  const { rows } = stateOf(literal, [{ stage: 'plan' }]);
  expect(['plan', 'attempt', 'attempt[0]'].map((name) => rows.get(name)?.kind)).toEqual(['stage', 'group', 'element']);
});

const worker = { agent: 'worker' };
const each = { ...worker, needs: ['a'], matrix: { from: 'needs.a.each', 'max-parallel': 1 } };

it('elements about others never start where those did not succeed, and take no place then', () => {
  const tolerant = { ...worker, 'continue-on-failure': true };
  const failing = (name: string): SpawnStep => ({ ...failed, stage: name });
  const stages = { a: { ...tolerant, matrix: ['x', 'y'] }, t: each };
  expect(describeStages(stateOf(stages, [failing('a[0]'), { stage: 'a[1]' }]))).toMatchObject({
    't[0]': 'blocked by a[0]',
    't[1]': 'due 1/1 <3',
  });
  const fast = { values: ['x', 'y', 'z'], 'fail-fast': true, 'max-parallel': 1 };
  const skipped = stateOf({ a: { ...tolerant, matrix: fast }, t: each }, [{ stage: 'a[0]' }, failing('a[1]')]);
  expect(describeStages(skipped)).toMatchObject({ 'a[2]': 'skipped', 't[2]': 'blocked by a[2]' });
});

it('with fail-fast the first failure counts, and what has no place is skipped at once', () => {
  const more = { ...values, 'fail-fast': true };
  const stages = { ...literal, attempt: { ...literal.attempt, matrix: more } };
  const both = [{ stage: 'plan' }, { ...failed, stage: 'attempt[1]' }, failed];
  expect(describeStages(stateOf(stages, both))).toMatchObject({ 'attempt[2]': 'skipped' });
  const four = { ...literal, attempt: { ...literal.attempt, matrix: { ...more, values: ['a', 'b', 'c', 'd'] } } };
  expect(describeStages(stateOf(four, both.slice(0, 2)))).toMatchObject({ 'attempt[0]': 'due 1/1 <2', 'attempt[3]': 'skipped' });
});

it('a stage without a matrix has no elements that a condition could read', () => {
  const stages = { a: worker, b: { ...worker, needs: ['a'], if: '!has(needs.a.each)' } };
  expect(describeStages(stateOf(stages, [{ stage: 'a' }])).b).toBe('due 1/1 <2');
});

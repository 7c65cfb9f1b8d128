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

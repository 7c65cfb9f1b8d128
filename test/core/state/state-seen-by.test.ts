import { describe, expect, it } from 'vitest';
import { stateSeenBy } from '../../../src/core/state/state-seen-by.ts';
import { buildRecords, describeStages, getState } from '../run/run-builder.ts';
import { spawnState } from './spawn-builder.ts';

const chain = { a: {}, b: { needs: ['a'] }, c: { needs: ['b'] }, other: {} };
const state = getState(buildRecords(chain, [{ stage: 'a' }, { stage: 'other' }, { stage: 'b' }]));

describe('the state that the job of an execution knew', () => {
  it('is that of all records where the prompt does not say with which one it ends', () => {
    expect(stateSeenBy(state, { stage: 'c' })).toBe(state);
    expect(stateSeenBy(state, { stage: 'c', prompt: {} })).toBe(state);
  });

  it('holds the records that its order carried, up to that one and no later', () => {
    const seen = (tip: number, stage = 'c') => stateSeenBy(state, { stage, prompt: { tip } }).tasks.map(({ task }) => task);
    expect(seen(4)).toEqual(['a', 'b']);
    expect(seen(3)).toEqual(['a']);
    expect(seen(4, 'b')).toEqual(['a', 'b']);
    expect(seen(4, 'other')).toEqual(['other']);
  });

  it('knows at least the first record, whatever an agent job says', () => {
    const seen = stateSeenBy(state, { stage: 'c', prompt: { tip: 0 } });
    expect([seen.run.seq, seen.tasks]).toEqual([1, []]);
    expect(describeStages(seen)).toMatchObject({ a: 'due 1/1 <1', b: 'waiting' });
  });

  it('has the children of its own stage that had ended by then, with what was asked for', () => {
    const makes = ['1-a', '2-b'];
    const wait = { names: ['split/1-a'], until: 'first' as const };
    const spawned = spawnState([{ stage: 'split', makes, wait }, { stage: 'split/1-a' }, { stage: 'split/2-b' }]);
    const known = (tip: number, stage: string) => {
      const seen = stateSeenBy(spawned, { stage, prompt: { tip } });
      return [seen.tasks.map(({ task }) => task), seen.spawned.map(({ task }) => task)];
    };
    expect(known(4, 'split')).toEqual([['split', 'split/1-a'], ['split']]);
    expect(known(5, 'split')).toEqual([['split', 'split/1-a', 'split/2-b'], ['split']]);
  });
});

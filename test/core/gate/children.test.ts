import { describe, expect, it } from 'vitest';
import { buildEnd } from '../../support/record-builders.ts';
import { describeStages, getState, store } from '../run/run-builder.ts';
import { buildSpawned, type SpawnStep, spawnState } from '../state/spawn-builder.ts';

const failed = { outcome: 'failed', reason: 'unknown-target' } as const;
const makes = ['1-a', '2-b', '3-c'];

/** A run whose only stage may have children. */
function stagesWith(children: object, more: object = {}): { readonly stages: object } {
  return { stages: { split: { agent: 'worker', children, ...more } } };
}

describe('a task with children', () => {
  it('that waits for some of them names those that it waits for and that are open', () => {
    const wait = { names: ['split/1-a', 'split/2-b'], until: 'all' as const };
    const state = spawnState([{ stage: 'split', makes, wait }, { stage: 'split/2-b' }]);
    expect(state.rows.get('split')).toMatchObject({
      status: 'waiting',
      wait: { gate: 'children', for: ['split/1-a'], how: 'all' },
    });
  });

  it('that has done its part ends with them, and with the run whatever they are at', () => {
    const steps: SpawnStep[] = [{ stage: 'split', makes }, { stage: 'split/2-b' }];
    const wait = { gate: 'children', for: ['split/1-a', 'split/3-c'], how: 'end' };
    expect(spawnState(steps).rows.get('split')).toMatchObject({ status: 'closing', wait });
    const records = buildSpawned(steps);
    const ended = getState([...records, store(buildEnd({ seq: records.length + 1 }))]);
    expect(ended.rows.get('split')?.status).toBe('ended');
  });

  it('that fails lets them go on, unless its stage cancels them', () => {
    const steps: SpawnStep[] = [
      { stage: 'split', makes, wait: { names: ['split/1-a'], until: 'first' } },
      { stage: 'split/1-a' },
      { stage: 'split', execution: 2, ...failed },
    ];
    const fates = (children: object) => describeStages(spawnState(steps, stagesWith(children)));
    expect(fates({})).toMatchObject({ split: 'suspended for split/2-b split/3-c', 'split/2-b': 'due 1/1 <2' });
    expect(fates({ 'on-parent-failure': 'cancel' })).toMatchObject({ split: 'ended failed', 'split/2-b': 'blocked by split' });
  });

  it('cancels none while it has an attempt left, and then those of all attempts', () => {
    const options = stagesWith({ 'on-parent-failure': 'cancel' }, { retry: { attempts: 2 } });
    const turn: SpawnStep = { stage: 'split', makes, wait: { names: ['split/1-a'], until: 'first' } };
    const steps: SpawnStep[] = [turn, { stage: 'split/1-a' }, { stage: 'split', execution: 2, ...failed }];
    expect(describeStages(spawnState(steps, options))).toMatchObject({ split: 'due 2/3 <5', 'split/2-b': 'due 1/1 <2' });
    const again = [...steps, { stage: 'split', attempt: 2, execution: 3, ...failed }];
    expect(describeStages(spawnState(again, options))).toMatchObject({ split: 'ended failed', 'split/2-b': 'blocked by split' });
  });

  it('that ended well cancels none', () => {
    const steps: SpawnStep[] = [{ stage: 'split', makes }];
    const options = stagesWith({ 'on-parent-failure': 'cancel' });
    expect(describeStages(spawnState(steps, options))).toMatchObject({ 'split/1-a': 'due 1/1 <2', 'split/3-c': 'due 1/1 <2' });
  });
});

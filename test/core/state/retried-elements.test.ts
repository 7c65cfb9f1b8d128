import { describe, expect, it } from 'vitest';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { runId } from '../../support/record-builders.ts';
import { buildRecords, type Done, describeStages, getState, type Plan } from '../run/run-builder.ts';

const broke = (stage: string): Done => ({ stage, outcome: 'failed' });

/** What stages come to when a run has ended after these executions, and somebody retries it, or a task of it. */
function retried(plan: Plan, done: readonly Done[], task = ''): Readonly<Record<string, string>> {
  const ended = getState(buildRecords(plan, done, { ended: true }));
  const body = {
    verb: 'retry',
    actor: { id: 1, login: 'mona' },
    reason: '',
    source: { kind: 'comment', comment: 9 },
    decidedAt: '2026-03-18T09:00:00Z',
  } as const;
  return describeStages(stateWith(ended, [{ kind: 'decision', run: runId, task, attempt: 0, execution: 1, body }]));
}

describe('a retry of a run with a matrix', () => {
  const values = ['x', 'y'];
  const after: Plan = { b: { needs: ['a'] } };
  const done = [broke('a[0]'), { stage: 'a[1]' }, broke('b')];

  it('starts the elements again that failed, and none that ended well', () => {
    const plan = { a: { matrix: values }, ...after };
    expect(retried(plan, done.slice(0, 2))).toMatchObject({ 'a[0]': 'due 2/2 <5', 'a[1]': 'ended succeeded', b: 'waiting' });
  });

  it('leaves an element alone without which its stage got along, unless somebody names it or its stage', () => {
    const picks = { a: { matrix: { values, pick: 'each.index' } }, ...after };
    const tolerates = { a: { matrix: values, 'continue-on-failure': true }, ...after };
    for (const plan of [picks, tolerates]) {
      expect(retried(plan, done)).toMatchObject({ 'a[0]': 'ended failed', b: 'due 2/2 <6' });
      expect(retried(plan, done, 'a[0]')).toMatchObject({ 'a[0]': 'due 2/2 <6', 'a[1]': 'ended succeeded' });
      expect(retried(plan, done, 'a')).toMatchObject({ 'a[0]': 'due 2/2 <6' });
    }
  });

  it('starts all elements again of which a stage could pick none', () => {
    const plan = { a: { matrix: { values, pick: 'each.index' } }, ...after };
    expect(retried(plan, [broke('a[0]'), broke('a[1]')])).toMatchObject({ 'a[0]': 'due 2/2 <5', 'a[1]': 'due 2/2 <5' });
  });

  it('starts no more elements at once than have a place', () => {
    const one = { a: { matrix: { values: ['x', 'y', 'z'], 'max-parallel': 1 } } };
    const all = [broke('a[0]'), broke('a[1]'), broke('a[2]')];
    expect(retried(one, all)).toMatchObject({ 'a[0]': 'due 2/2 <6', 'a[1]': 'waiting', 'a[2]': 'waiting' });
    expect(retried(one, [{ stage: 'a[0]' }, broke('a[1]'), broke('a[2]')])).toMatchObject({
      'a[0]': 'ended succeeded',
      'a[1]': 'due 2/2 <6',
      'a[2]': 'waiting',
    });
    // The place of an element that nobody starts again is free.
    expect(retried(one, all, 'a[2]')).toMatchObject({ 'a[1]': 'ended failed', 'a[2]': 'due 2/2 <6' });
  });

  it('lets an element wait for its place that was never started, because the stage gives up at the first failure', () => {
    const fast = { a: { matrix: { values, 'max-parallel': 1, 'fail-fast': true } } };
    expect(retried(fast, [broke('a[0]')])).toMatchObject({ 'a[0]': 'due 2/2 <4', 'a[1]': 'waiting' });
  });
});

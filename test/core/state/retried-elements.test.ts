import { describe, expect, it } from 'vitest';
import type { RecordDraft } from '../../../src/core/record/record.ts';
import type { State } from '../../../src/core/run/state.ts';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { runId } from '../../support/record-builders.ts';
import { buildDone, buildRecords, type Done, describeStages, getState, type Plan } from '../run/run-builder.ts';

const broke = (stage: string): Done => ({ stage, outcome: 'failed' });

const decisionOf = (verb: 'retry' | 'pause', task: string): RecordDraft => {
  const source = { kind: 'comment', comment: verb === 'retry' ? 9 : 10 } as const;
  const actor = { id: 1, login: 'mona' };
  const body = { verb, actor, reason: '', source, decidedAt: '2026-03-18T09:00:00Z' };
  return { kind: 'decision', run: runId, task, attempt: 0, execution: source.comment - 8, body };
};

const draftOf = (done: Done): RecordDraft => {
  const { repo: _repo, thread: _thread, seq: _seq, prev: _prev, ...draft } = buildDone(done, { seq: 9 });
  return draft;
};

/** What stages come to when a run has ended after these executions, and somebody retries it, or a task of it. */
function retried(plan: Plan, done: readonly Done[], task = ''): Readonly<Record<string, string>> {
  return describeStages(retriedState(plan, done, task));
}

function retriedState(plan: Plan, done: readonly Done[], task = ''): State {
  return stateWith(getState(buildRecords(plan, done, { ended: true })), [decisionOf('retry', task)]);
}

describe('a retry of a run', () => {
  it('is the cause of what is due from then on, and starts again what had not succeeded', () => {
    expect(retried({ a: {}, b: {}, c: {} }, [broke('b'), { stage: 'c' }])).toEqual({
      a: 'due 1/1 <5',
      b: 'due 2/2 <5',
      c: 'ended succeeded',
    });
    expect(retried({ a: {} }, [{ stage: 'a', outcome: 'skipped' }])).toEqual({ a: 'due 2/2 <4' });
  });

  it('uses no attempt after a usage limit', () => {
    expect(retried({ a: {} }, [{ ...broke('a'), reason: 'limited' }])).toEqual({ a: 'due 1/2 <4' });
  });

  it('lets a stage wait that an earlier stage may still let start', () => {
    const plan = { a: {}, b: { needs: ['a'], if: 'failed()' }, c: {} };
    expect(retried(plan, [broke('a'), broke('b'), broke('c')])).toMatchObject({ a: 'due 2/2 <6', b: 'waiting' });
    expect(retriedState(plan, [broke('a'), broke('b')]).rows.get('b')).toMatchObject({ wait: { gate: 'needs', for: ['a'] } });
  });

  it('counts once for a stage, which a later decision of another kind does not start', () => {
    const again = stateWith(retriedState({ a: {} }, [broke('a')]), [draftOf({ stage: 'a', outcome: 'failed', attempt: 2 })]);
    expect(describeStages(again)).toEqual({ a: 'ended failed' });
    const paused = stateWith(retriedState({ a: {}, b: {} }, [broke('a'), broke('b')], 'a'), [decisionOf('pause', '')]);
    expect(describeStages(paused)).toEqual({ a: 'due 2/2 <5', b: 'ended failed' });
  });
});

describe('a retry of a run with a matrix', () => {
  const values = ['x', 'y'];
  it('lets an element wait that is about one which starts again', () => {
    const tolerates = { a: { matrix: values, 'continue-on-failure': true } };
    const plan = { ...tolerates, t: { needs: ['a'], matrix: { from: 'needs.a.each' } }, b: { needs: ['t'] } };
    const before = [broke('a[0]'), { stage: 'a[1]' }, { stage: 't[1]' }, broke('b')];
    expect(retried(plan, before, 'a[0]')).toMatchObject({ 'a[0]': 'due 2/2 <7', 't[0]': 'waiting' });
  });

  it('starts an element again that failed where the others have come to nothing, or only wait', () => {
    const picked = { values, pick: 'double(each.results.score)' };
    const fast = { a: { matrix: { ...picked, 'fail-fast': true, 'max-parallel': 1 } }, b: {} };
    expect(retried(fast, [broke('a[0]'), broke('b')])).toMatchObject({ 'a[0]': 'due 2/2 <5', 'a[1]': 'waiting' });
    const waits = { stage: 'a[1]', body: { waits: true as const } };
    expect(retried({ a: { matrix: picked }, b: {} }, [broke('a[0]'), waits, broke('b')])).toMatchObject({ 'a[0]': 'due 2/2 <6' });
  });

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

  it('starts elements again though others have failed or were never started, where the stage gives up at the first failure', () => {
    const fast = { a: { matrix: { values, 'fail-fast': true } } };
    expect(retried(fast, [broke('a[0]'), broke('a[1]')])).toMatchObject({ 'a[0]': 'due 2/2 <5', 'a[1]': 'due 2/2 <5' });
    expect(retried(fast, [broke('a[0]'), broke('a[1]')], 'a[1]')).toMatchObject({ 'a[0]': 'ended failed', 'a[1]': 'due 2/2 <5' });
    expect(retried(fast, [broke('a[1]')])).toMatchObject({ 'a[0]': 'due 1/1 <4', 'a[1]': 'due 2/2 <4' });
  });
});

import { describe, expect, it } from 'vitest';
import {
  countReopenings,
  findEnd,
  findEndTime,
  findPause,
  findReopening,
  isDecidedBy,
  nextEndExecution,
  outsidersOf,
} from '../../../src/core/run/decisions.ts';
import { artifactName, freeRunName, ordinalOf, taskIdOf } from '../../../src/core/run/names.ts';
import { buildDecision, buildEnd, buildRun, buildTask } from '../../support/record-builders.ts';

const decided = (seq: number, verb: 'pause' | 'resume' | 'retry' | 'cancel' | 'supersede' | 'answer', more: object = {}) =>
  buildDecision({ seq }, { verb, ...more });
const ended = (seq: number) => ({
  ...buildEnd({ seq }),
  body: { outcome: 'failed' as const, reason: '', finishedAt: `end ${seq}` },
});

describe('the end of a run', () => {
  it('is the last one, in whatever order the records come, unless the run was opened again behind it', () => {
    expect(findEnd([buildRun(), buildTask(), ended(9), ended(5), decided(7, 'retry')])?.seq).toBe(9);
    expect(findEnd([ended(5), ended(9), decided(10, 'retry')])).toBeUndefined();
    expect(findEnd([ended(5), decided(10, 'pause')])?.seq).toBe(5);
    expect(findEnd([decided(10, 'retry')])).toBeUndefined();
  });

  it('was at the time of the comment or event that ended it, else of its record', () => {
    expect(findEndTime([ended(5)])).toBe('end 5');
    for (const verb of ['cancel', 'supersede'] as const)
      expect(findEndTime([decided(4, verb, { askedAt: 'asked' }), ended(5)])).toBe('asked');
    expect(findEndTime([decided(4, 'cancel'), ended(5)])).toBe('end 5');
    expect(findEndTime([decided(4, 'answer', { askedAt: 'asked' }), ended(5)])).toBe('end 5');
    expect(findEndTime([decided(4, 'cancel', { askedAt: 'asked' })])).toBeUndefined();
  });

  it('has a number of its own after the run was opened again', () => {
    const tip = { seq: 8, digest: '' };
    expect(nextEndExecution({ decisions: [decided(3, 'pause')], tip }, 4)).toBe(4);
    expect(nextEndExecution({ decisions: [decided(3, 'retry')], tip }, 4)).toBe(9);
  });
});

describe('a pause', () => {
  it('is in force until a later resume or retry, in whatever order the records come', () => {
    expect(findPause([decided(3, 'pause')])?.seq).toBe(3);
    expect(findPause([decided(4, 'resume'), decided(5, 'pause'), decided(3, 'pause')])?.seq).toBe(5);
    for (const verb of ['resume', 'retry'] as const) expect(findPause([decided(6, verb), decided(3, 'pause')])).toBeUndefined();
    expect(findPause([decided(3, 'pause'), decided(4, 'answer'), buildTask({ seq: 5 })])?.seq).toBe(3);
    expect(findPause([])).toBeUndefined();
  });
});

describe('a run that was opened again', () => {
  it('counts each retry', () => {
    const decisions = [decided(3, 'retry'), decided(4, 'pause'), decided(5, 'retry')];
    expect([countReopenings({ decisions }), countReopenings({ decisions: [decided(3, 'pause')] })]).toEqual([2, 0]);
    expect(findReopening(decisions.toReversed())?.seq).toBe(5);
  });
});

describe('decisions of a run', () => {
  it('taint it with those outsiders whose answers it took, each once', () => {
    const by = (login: string, outside: boolean) =>
      buildDecision({}, { actor: { id: 1, login }, ...(outside ? { outside: true } : {}) });
    const run = buildRun({}, { outside: ['eve'] });
    expect(outsidersOf({ run, decisions: [by('mal', true), by('ann', false), by('eve', true)] })).toEqual(['eve', 'mal']);
    expect(outsidersOf({ run: buildRun(), decisions: [by('ann', false)] })).toEqual([]);
  });

  it('know the event that made them, and take no comment for one', () => {
    const decisions = [decided(3, 'pause', { source: { kind: 'event', event: 'x' } }), decided(4, 'pause')];
    expect([isDecidedBy({ decisions }, 'x'), isDecidedBy({ decisions }, 'y'), isDecidedBy({ decisions: [] }, 'x')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('names that are made of that of a run', () => {
  it('differ for neighbours: the sum of the numbers behind the pipeline', () => {
    expect([
      ordinalOf('fix-42', 'fix'),
      ordinalOf('fix-42-3', 'fix'),
      ordinalOf('v2-7', 'v2'),
      ordinalOf('fix-x', 'fix'),
    ]).toEqual([42, 45, 7, 0]);
  });

  it('have the seconds of its start before them for its tasks', () => {
    expect(taskIdOf(buildRun({}, { startedAt: '2026-03-18T08:00:00.900Z' }))).toBe('1773820800-fix-42');
  });

  it('have in artifacts nothing that GitHub refuses, and the attempt of the workflow run', () => {
    const order = { run: 'fix-42', task: 'split/1-a b[0]', execution: 3 };
    expect(artifactName('handoff', order, 2)).toBe('baton-handoff-fix-42-split_1-a_b_0_-3-2');
  });

  it('have a number where they are taken', () => {
    expect([freeRunName('a', []), freeRunName('a', ['a']), freeRunName('a', ['a', 'a-2'])]).toEqual(['a', 'a-2', 'a-3']);
  });
});

import { describe, expect, it } from 'vitest';
import { deriveStarted, isTolerated, maxAttemptsOf } from '../../../src/core/run/attempts.ts';
import { checkDecision } from '../../../src/core/run/check-decision.ts';
import {
  chainOf,
  elementOf,
  findMatrix,
  listElements,
  listWorkOf,
  titleOf,
  withElements,
} from '../../../src/core/run/elements.ts';
import { listPublishedBranches } from '../../../src/core/run/published.ts';
import type { ExpandedRun } from '../../../src/core/run/state.ts';
import { awaitingRows, awaitsOthers, settledAt } from '../../../src/core/run/task-row.ts';
import { displayedAttempts } from '../../../src/core/view/outcome-words.ts';
import { nextAfterFailure } from '../../../src/core/view/reason-words.ts';
import { buildEnd, buildRun } from '../../support/record-builders.ts';
import { buildSpawned, literal, one, type SpawnStep, type Stages, stateOf, two, zero } from '../state/spawn-builder.ts';
import { buildRecords, describeStages, getState, store } from './run-builder.ts';

const worker = { agent: 'worker' };
const failed = { outcome: 'failed', reason: 'unknown-target' } as const;
const plan: SpawnStep = { stage: 'plan' };
const scored = (index: number, score: string): SpawnStep => ({
  stage: `test[${index}]`,
  body: { engine: 'command', results: { score } },
});
const judged: Stages = {
  attempt: { ...worker, branch: 'try-{{ matrix.index }}', matrix: ['a', 'b', 'c'] },
  test: { ...worker, needs: ['attempt'], matrix: { from: 'needs.attempt.each', pick: 'double(each.results.score)' } },
  after: { ...worker, needs: ['test'] },
};
const pushed = (index: number): SpawnStep => ({
  stage: `attempt[${index}]`,
  body: { commits: { base: 'b', head: 'h', published: `c${index}` }, results: { branch: `try-${index}` } },
});

describe('the elements of a matrix', () => {
  const state = stateOf(literal, [plan]);

  it('are there once their stage can start', () => {
    expect(listElements(stateOf(literal, []).run, 'attempt')).toEqual([]);
    expect(withElements(state.run, ['plan', 'attempt'])).toEqual(['plan', 'attempt', 'attempt[0]', 'attempt[1]', 'attempt[2]']);
    expect([
      elementOf(state.run, 'attempt[1]')?.value,
      elementOf(state.run, 'attempt'),
      elementOf(state.run, 'attempt[9]'),
    ]).toEqual(['b', undefined, undefined]);
  });

  it('are those of a stage that the run has', () => {
    expect([findMatrix(state.run, 'attempt')?.origin.kind, findMatrix(state.run, 'gone')]).toEqual(['values', undefined]);
  });

  it('have their value in their title, on one line, without what nobody sees, and cut where it is long', () => {
    const title = (value: string | Readonly<Record<string, string>>) => {
      const elements = [{ stage: 'attempt', index: 0, value }];
      const run: ExpandedRun = { ...buildRun(), matrices: new Map([['attempt', { kind: 'elements', cause: 1, elements }]]) };
      return titleOf(run, 'attempt[0]');
    };
    expect([title('a\n b'), title(' \u200Ba '), title('')]).toEqual(['attempt[0] a b', 'attempt[0] a', 'attempt[0]']);
    expect(title('x'.repeat(50))).toBe(`attempt[0] ${'x'.repeat(39)}…`);
    expect([title({ name: 'n', os: 'l' }), title({ os: 'l', node: '24' })]).toEqual(['attempt[0] n', 'attempt[0] l, 24']);
    expect(titleOf(state.run, 'plan')).toBe('plan');
  });

  it('that are about another task have the value of that one', () => {
    const run = stateOf(judged, [zero, one, two]).run;
    expect(titleOf(run, 'test[1]')).toBe('test[1] b');
    expect([chainOf(run, 'test[1]'), chainOf(run, 'attempt[1]'), chainOf(run, 'after')]).toEqual([
      ['test[1]', 'attempt[1]'],
      ['attempt[1]'],
      ['after'],
    ]);
  });
});

describe('the work that stands for stages', () => {
  const tries = [pushed(0), pushed(1), pushed(2)];
  const names = ['attempt', 'test'];

  it('is all of a matrix, or what was picked with the task that it is about', () => {
    const before = stateOf(judged, tries);
    expect(listWorkOf(before, ['attempt', 'after'])).toEqual(['attempt', 'attempt[0]', 'attempt[1]', 'attempt[2]', 'after']);
    const picked = stateOf(judged, [...tries, scored(0, '1'), scored(1, '9'), scored(2, '3')]);
    expect(listWorkOf(picked, names)).toEqual(['attempt[1]', 'test[1]']);
    expect(listWorkOf(stateOf({ a: worker, b: worker }, []), ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('has the branches of what was picked alone', () => {
    const picked = stateOf(judged, [...tries, scored(0, '1'), scored(1, '9'), scored(2, '3')]);
    expect(listPublishedBranches(picked, 'after')).toEqual({ all: ['try-1'], last: ['try-1'] });
    expect(listPublishedBranches(stateOf(judged, tries), 'test')).toEqual({
      all: ['try-0', 'try-1', 'try-2'],
      last: ['try-0', 'try-1', 'try-2'],
    });
  });

  it('leaves out as the last branch what another stage has built on', () => {
    const at = (stage: string, branch: string): SpawnStep => ({
      stage,
      body: { commits: { base: 'b', head: 'h', published: stage }, results: { branch } },
    });
    const chain: Stages = { a: worker, b: { ...worker, needs: ['a'] }, c: worker, d: { ...worker, needs: ['b', 'c'] } };
    const state = stateOf(chain, [at('a', 'x'), at('b', 'y'), at('c', 'z')]);
    expect(listPublishedBranches(state, 'd')).toEqual({ all: ['x', 'y', 'z'], last: ['y', 'z'] });
  });
});

describe('the attempts of a stage', () => {
  const stages: Stages = { plan: { ...worker, retry: { attempts: 3 } }, note: { uses: 'comment', with: { body: 'x' } } };
  const of = (...steps: readonly SpawnStep[]) => stateOf(stages, steps);
  const follows = (steps: readonly SpawnStep[], isOver = false) => {
    const records = buildSpawned(steps, { stages });
    const state = getState(isOver ? [...records, store(buildEnd({ seq: records.length + 1 }))] : records);
    const last = state.tasks[0];
    if (last === undefined) throw new Error('A record is missing.');
    return nextAfterFailure(state, last);
  };

  it('are those of the configuration; a built-in has one', () => {
    expect([maxAttemptsOf(of().run, 'plan'), maxAttemptsOf(of().run, 'note')]).toEqual([3, 1]);
  });

  it('are shown with those that somebody asked for beyond them', () => {
    expect(displayedAttempts(of(), 'plan')).toBe(3);
    expect(displayedAttempts(of({ stage: 'plan', attempt: 5, ...failed }), 'plan')).toBe(5);
    expect(displayedAttempts(of({ stage: 'plan', attempt: 5, ...failed }), 'note')).toBe(1);
  });

  it('say what follows from a failure', () => {
    const bad: SpawnStep = { stage: 'plan', outcome: 'failed', reason: 'exit-status' };
    expect(follows([bad])).toBe('retry');
    expect(follows([{ ...bad, reason: 'overloaded' }])).toBe('restart');
    expect(follows([bad, { stage: 'plan', attempt: 2 }])).toBe('retry');
    expect(
      follows([
        { ...bad, reason: 'overloaded' },
        { stage: 'plan', attempt: 1, execution: 2 },
      ]),
    ).toBe('restart');
    expect(follows([{ ...bad, reason: 'limited' }])).toBe('restart');
    expect(follows([{ ...bad, reason: 'auth' }])).toBe('final');
    expect(follows([{ ...bad, attempt: 3 }])).toBe('exhausted');
    expect(
      follows([
        { ...bad, reason: 'auth' },
        { stage: 'note', execution: 2 },
      ]),
    ).toBe('final');
    expect(follows([bad], true)).toBe('nothing');
    expect(follows([{ ...bad, attempt: 3 }], true)).toBe('exhausted');
  });

  it('are left as they are by a transfer beyond the limit (T-12), and not by one to an agent that is not there', () => {
    const refused = (reason: 'limit' | 'target'): SpawnStep => {
      const refusedTransfer = { reason, to: 'other', message: 'Go on.', limit: 1 };
      return { stage: 'plan', outcome: 'failed', reason: 'exit-status', body: { refusedTransfer } };
    };
    const stands = (reason: 'limit' | 'target') => describeStages(of(refused(reason))).plan;
    expect([stands('limit'), stands('target')]).toEqual(['ended failed', 'due 2/2 <2']);
  });

  it('are no matter of the run for children and elements, nor for a stage that it may go on without', () => {
    const { run } = stateOf({ plan: worker, soft: { ...worker, 'continue-on-failure': true } }, []);
    const tolerated = (stage: string, outcome: 'failed' | 'succeeded' = 'failed') => isTolerated(run, { stage, outcome });
    expect(['plan', 'soft', 'plan/1-a', 'plan[0]'].map((stage) => tolerated(stage))).toEqual([false, true, true, true]);
    expect(tolerated('soft', 'succeeded')).toBe(false);
  });
});

describe('another attempt of a stage with elements', () => {
  const retry = (steps: readonly SpawnStep[], stage = 'attempt', stages = literal) => {
    const records = buildSpawned(steps, { stages });
    const end = {
      ...buildEnd({ seq: records.length + 1 }),
      body: { outcome: 'failed' as const, reason: '', finishedAt: '2026-03-18T09:00:00Z' },
    };
    return checkDecision(getState([...records, store(end)]), { verb: 'retry', stage, source: { kind: 'event', event: 'x' } });
  };

  it('is for those that failed', () => {
    expect(retry([plan, zero, { ...one, ...failed }, two])).toBeUndefined();
    expect(retry([plan, zero, { ...one, ...failed }, two], 'attempt[1]')).toBeUndefined();
    expect(retry([plan, zero, { ...one, ...failed }, two], 'attempt[0]')).toMatch(/did not fail/);
  });

  it('is not for what was skipped or cannot start', () => {
    const on = (text: string): Stages => ({ plan: worker, next: { ...worker, needs: ['plan'], if: text }, last: worker });
    const steps: readonly SpawnStep[] = [plan, { stage: 'last', ...failed }];
    expect(retry(steps, 'next', on('needs.plan.outcome == "failed"'))).toMatch(/was skipped: its condition/);
    expect(retry(steps, 'next', on('int(needs.plan.results.none) > 1'))).toMatch(/cannot start: its condition/);
    const tolerant = { ...judged, attempt: { ...judged.attempt, 'continue-on-failure': true } };
    const unscored: SpawnStep[] = [{ ...zero, ...failed }, one, two, { stage: 'test[1]' }, { stage: 'test[2]' }];
    expect(retry(unscored, 'test', tolerant)).toMatch(/cannot start: .*no element can be picked/);
  });
});

describe('how a task stands', () => {
  it('waits for others, and not for a person or for children', () => {
    const stages: Stages = {
      plan: worker,
      next: { ...worker, needs: ['plan'] },
      asks: worker,
      split: { ...worker, children: {} },
    };
    const wait = { names: ['split/1-a'], until: 'all' as const };
    const { rows } = stateOf(stages, [
      { stage: 'asks', outcome: 'needs-input' },
      { stage: 'split', makes: ['1-a'], wait },
    ]);
    expect(['plan', 'next', 'asks', 'split'].map((name) => awaitsOthers(rows.get(name)))).toEqual([false, true, false, false]);
    expect(awaitsOthers(undefined)).toBe(false);
  });

  it('is told by its last execution, in whatever order the records come', () => {
    const state = stateOf({ plan: { ...worker, retry: { attempts: 2 } } }, [
      { ...plan, outcome: 'failed', reason: 'exit-status' },
      { ...plan, attempt: 2 },
    ]);
    expect(deriveStarted(state.tasks.toReversed(), state)).toMatchObject({ status: 'ended', settledAt: 3 });
  });

  it('needs no person after the end of its run', () => {
    const rows = (ended: boolean) => awaitingRows(getState(buildRecords({ a: { approval: {} } }, [], { ended })));
    expect([rows(false).length, rows(true).length]).toEqual([1, 0]);
  });

  it('was settled by its last record; what never starts by none', () => {
    const { rows } = stateOf({ plan: worker, next: { ...worker, needs: ['plan'] } }, [{ ...plan, ...failed }]);
    expect([...rows.values()].map(settledAt)).toEqual([2, 0]);
  });
});

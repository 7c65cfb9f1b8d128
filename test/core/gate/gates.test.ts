import { describe, expect, it } from 'vitest';
import { gates } from '../../../src/core/gate/gates.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { loadGatesOf } from '../../../src/core/state/derive-state.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, getState, type Plan } from '../run/run-builder.ts';

describe('the list of gates', () => {
  it('has each name once, and says of each what it keeps back, what it reads, and whom it is loaded for', () => {
    expect(new Set(gates.map(({ name }) => name)).size).toBe(gates.length);
    for (const { of, facts, about, where } of gates) {
      expect([of.length, facts.length].every((count) => count > 0)).toBe(true);
      expect(about).toMatch(/^[A-Z].*[.`]$/);
      expect(where).not.toBe('');
    }
  });

  it('has code over records for each gate of a run or a task that reads nothing else but the clock or the switch', () => {
    const free = gates.filter(({ facts }) => facts.every((fact) => fact === 'records' || fact === 'clock' || fact === 'switch'));
    for (const { name, ofRun, ofTask } of free) expect([name, ofRun ?? ofTask]).not.toEqual([name, undefined]);
  });
});

/** Plans whose stages have one gate more than every run has, with its name. */
const plans: readonly (readonly [string, Plan])[] = [
  ['nothing more', { a: {}, b: { needs: ['a'], branch: 'x' } }],
  ['condition', { a: {}, b: { needs: ['a'], if: 'results.x == "1"' } }],
  ['approval', { a: { approval: { users: ['mona'] } } }],
  ['own-branch', { a: { branch: 'x' }, b: { branch: 'x' } }],
  ['matrix', { a: { matrix: ['one', 'two'] } }],
];

describe('the gates of a run', () => {
  it.each(plans)('are those that its configuration may close: %s', async (extra, plan) => {
    const { list } = await loadGatesOf(buildRecords(plan, []));
    const names = list.map(({ name }) => name);
    const order = gates.map(({ name }) => name);
    expect(names).toEqual(order.filter((name) => names.includes(name)));
    const more = names.filter((name) => !['needs', 'answer', 'children'].includes(name));
    // The elements of a matrix may come to have branches.
    expect(more).toEqual(extra === 'matrix' ? ['matrix', 'own-branch'] : extra === 'nothing more' ? [] : [extra]);
  });
});

describe('the gates of runs, in their order', () => {
  requirement(
    {
      ids: ['DESIGN-5', 'T17'],
      title: 'a limit ends a run also in a pause, and after its end neither is asked',
      input: 'a run over its limit that somebody paused, before and after its end',
      expected: 'it ends by the limit; then it has ended',
    },
    () => {
      const paused = buildRecords({ a: {}, b: { needs: ['a'] } }, [{ stage: 'a' }], { limits: { 'max-tasks': 1 }, paused: true });
      const state = getState(paused);
      expect(state.paused).toBeDefined();
      expect(decide(state, { cause: state.tip.seq, now: '2026-03-18T07:10:00Z' })[0]).toMatchObject({ kind: 'end-run' });
    },
  );
});

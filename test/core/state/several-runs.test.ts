import { describe, expect, it } from 'vitest';
import { deriveState, loadGatesOf, loadState } from '../../../src/core/state/derive-state.ts';
import { allGates } from '../../support/all-gates.ts';
import { buildRecords, type Plan, store } from '../run/run-builder.ts';

const plain: Plan = { a: {}, b: { needs: ['a'] } };
const first = buildRecords(plain, [{ stage: 'a' }], { run: 'fix-1' });
const second = buildRecords(plain, [{ stage: 'a' }, { stage: 'b', outcome: 'failed' }], { run: 'fix-2' });
const mixed = [...second, ...first].toReversed();

describe('records of several runs', () => {
  it('give each run its own state, whatever their order', () => {
    const state = deriveState(mixed, 'fix-1', allGates);
    expect(state.ok && [state.value.run.run, state.value.tasks.length, state.value.tip]).toEqual([
      'fix-1',
      1,
      { seq: 2, digest: 'sha256:2' },
    ]);
  });

  it('give none to a run whose first record is not among them', async () => {
    const fault = { ok: false, error: { code: 'BATON-E901' } };
    expect(deriveState(mixed, 'fix-3', allGates)).toMatchObject(fault);
    expect(
      deriveState(
        mixed.filter(({ record }) => record.kind !== 'run'),
        'fix-1',
        allGates,
      ),
    ).toMatchObject(fault);
    expect(
      await loadState(
        [...first.slice(1)].map(({ record }) => store(record)),
        'fix-1',
      ),
    ).toMatchObject(fault);
  });

  it('load the gates that any of the runs has, and no others', async () => {
    const namesOf = async (...plans: readonly Plan[]) => {
      const gates = await loadGatesOf(plans.flatMap((plan) => buildRecords(plan)));
      return [gates.list.map(({ name }) => name), gates.conditions !== undefined];
    };
    const common = ['needs', 'answer', 'children', 'sleep'];
    expect(await namesOf(plain)).toEqual([common, false]);
    expect(await namesOf(plain, { a: {}, b: { needs: ['a'], if: 'failed()' } })).toEqual([
      ['needs', 'condition', 'answer', 'children', 'sleep'],
      true,
    ]);
    const [names, conditions] = await namesOf({ a: { matrix: { values: ['x', 'y'], pick: 'each.index' } }, b: {} }, plain);
    expect([names, conditions]).toEqual([['needs', 'matrix', 'answer', 'children', 'own-branch', 'sleep'], true]);
  });

  it('P14-4: keep a run that asks for no money from a gate which another one of the thread has', () => {
    const spent = { stage: 'a', outcome: 'succeeded', body: { usage: { costUsd: 2 } } } as const;
    const waits = (limits: object): string => {
      const records = buildRecords(plain, [spent], { limits: { 'max-cost-usd': 1, ...limits } });
      const state = deriveState(records, 'fix-42', allGates);
      return state.ok ? String(state.value.rows.get('b')?.status) : state.error.message;
    };
    expect([waits({ 'on-limit': 'ask' }), waits({})]).toEqual(['waiting', 'ready']);
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gateColumns } from '../../../scripts/docs/gate-columns.ts';
import { gates } from '../../../src/core/gate/gates.ts';
import type { Gates } from '../../../src/core/run/state.ts';
import type { Wait } from '../../../src/core/run/wait.ts';
import { commonGates, deriveState, loadGatesOf } from '../../../src/core/state/derive-state.ts';
import { describeWait } from '../../../src/core/view/outcome-words.ts';
import { allGates } from '../../support/all-gates.ts';
import { runId } from '../../support/record-builders.ts';
import { buildRecords, type Plan } from '../run/run-builder.ts';
import { buildSpawned } from '../state/spawn-builder.ts';

describe('the list of gates', () => {
  it('has each name once, and says of each what it keeps back, what it reads, and whom it is loaded for', () => {
    expect(new Set(gates.map(({ name }) => name)).size).toBe(gates.length);
    for (const { of, facts, about, where } of Object.values(gateColumns)) {
      expect([of.length, facts.length].every((count) => count > 0)).toBe(true);
      expect(about).toMatch(/^[A-Z].*[.`]$/);
      expect(where).not.toBe('');
    }
  });

  it('names the file of each gate', () => {
    const root = new URL('../../../src/', import.meta.url);
    for (const [name, { code = `core/gate/${name}.ts` }] of Object.entries(gateColumns))
      expect([name, existsSync(new URL(code, root))]).toEqual([name, true]);
  });

  it('has code over records for each gate of a run or a task that reads nothing else but the clock or the switch', () => {
    const free = gates.filter(({ name }) =>
      gateColumns[name].facts.every((fact) => fact === 'records' || fact === 'clock' || fact === 'switch'),
    );
    for (const { name, ofRun, ofTask } of free) expect([name, ofRun ?? ofTask]).not.toEqual([name, undefined]);
  });
});

/** Plans of stages, with the gates that such a run has beside those of every run. The elements of a matrix may come to share a branch. */
const plans: readonly (readonly [string, Plan])[] = [
  ['', { a: {}, b: { needs: ['a'], branch: 'x' } }],
  ['condition', { a: {}, b: { needs: ['a'], if: 'results.x == "1"' } }],
  ['approval', { a: { approval: { users: ['mona'] } }, b: { needs: ['a'] } }],
  ['own-branch', { a: { branch: 'x' }, b: { branch: 'x' } }],
  ['matrix own-branch', { a: { matrix: ['one', 'two'] }, b: { needs: ['a'] } }],
  ['', { a: {}, b: {}, c: {} }],
];

describe('the gates of a run', () => {
  it.each(plans)('are those that its configuration may close: %s', async (extra, plan) => {
    const { list } = await loadGatesOf(buildRecords(plan, []));
    const names = list.map(({ name }) => name);
    const order = gates.map(({ name }) => name);
    expect(names).toEqual(order.filter((name) => names.includes(name)));
    expect(names.filter((name) => !['needs', 'answer', 'sleep', 'children'].includes(name)).join(' ')).toBe(extra);
  });

  it('are among them where agents may name branches of their children', async () => {
    const stages = { split: { agent: 'worker', children: {} } };
    const { list } = await loadGatesOf(buildSpawned([], { stages }));
    expect(list.map(({ name }) => name)).toContain('own-branch');
  });

  it('have to be loaded before anything is derived from its records', () => {
    const records = buildRecords({ a: {}, b: { needs: ['a'], if: 'results.x == "1"' } }, []);
    const derive = (gates: Gates) => () => deriveState(records, runId, gates);
    expect(derive(allGates)).not.toThrow();
    expect(derive(commonGates)).toThrow('has the gate "condition"');
    expect(derive({ ...allGates, conditions: undefined })).toThrow('has conditions');
  });
});

describe('what a task waits for', () => {
  const children: Wait = { gate: 'children', for: ['split/1-a', 'split/2-b'] };
  const rows: readonly (readonly [string, Wait, string])[] = [
    ['elements, by their number', { gate: 'matrix', for: ['a'], count: { open: 2, all: 5 } }, 'waits for 2 of its 5 elements'],
    ['elements, by name', { gate: 'matrix', for: ['a', 'b'] }, 'waits for a, b'],
    ['elements that have no name yet', { gate: 'matrix', for: [] }, 'waits for other elements of its stage'],
    ['all children', { ...children, how: 'all' }, 'waits for 2 child tasks: split/1-a, split/2-b'],
    ['one child', { ...children, how: 'first' }, 'waits for the first of 2 child tasks: split/1-a, split/2-b'],
    [
      'children, or a failure',
      { ...children, how: 'first-failure' },
      'waits for 2 child tasks, or for the first that fails: split/1-a, split/2-b',
    ],
    ['its end', { ...children, how: 'end' }, 'has done its own part and ends with 2 child tasks: split/1-a, split/2-b'],
    [
      'a usage limit, on the same day',
      {
        gate: 'sleep',
        for: [],
        atMost: '2026-03-18T15:40:00Z',
        since: '2026-03-18T10:40:00Z',
        what: 'the usage limit of Claude',
      },
      'sleeps until 15:40 UTC: the usage limit of Claude',
    ],
    [
      'a usage limit, on another day',
      { gate: 'sleep', for: [], atMost: '2026-03-19T15:40:00Z', since: '2026-03-18T10:40:00Z', what: 'the usage limit of Codex' },
      'sleeps until 19 Mar 2026, 15:40 UTC: the usage limit of Codex',
    ],
    ['stages', { gate: 'needs', for: ['a', 'b'] }, 'waits for a, b'],
  ];
  it.each(rows)('is told: %s', (_, wait, words) => {
    expect(describeWait(wait)).toBe(words);
  });
});

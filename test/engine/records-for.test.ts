import { describe, expect } from 'vitest';
import { recordsFor } from '../../src/engine/order/build-order.ts';
import { buildRecords, getState, type Plan } from '../core/run/run-builder.ts';
import { requirement } from '../support/requirement.ts';

const plan: Plan = { a: {}, side: {}, b: { needs: ['a'], attempts: 2 }, c: { needs: ['b'] } };

const rows: readonly { stage: string; expected: readonly string[] }[] = [
  { stage: 'a', expected: ['run 1', 'a 2'] },
  { stage: 'b', expected: ['run 1', 'a 2', 'b 4'] },
  { stage: 'c', expected: ['run 1', 'a 2', 'b 4'] },
  { stage: 'side', expected: ['run 1', 'side 3'] },
];

describe('recordsFor', () => {
  const own = buildRecords(plan, [{ stage: 'a' }, { stage: 'side' }, { stage: 'b', outcome: 'failed' }], { ended: true });
  const other = buildRecords(plan, [{ stage: 'a' }], { run: 'fix-42-2' });
  for (const { stage, expected } of rows) {
    requirement(
      {
        ids: ['X-2', 'DESIGN-4.8'],
        title: `an order for ${stage} takes along what it builds on, in order, and nothing of other runs`,
        input: 'run, a, side, b (failed), end; a second run; shuffled',
        expected: expected.join(', '),
      },
      () => {
        const stored = [...other, ...own].reverse();
        const found = recordsFor(stage, { state: getState(own), stored });
        expect(found.map(({ record }) => `${record.kind === 'task' ? record.task : record.kind} ${record.seq}`)).toEqual(
          expected,
        );
        expect(found.every(({ record }) => record.run === 'fix-42')).toBe(true);
      },
    );
  }
});

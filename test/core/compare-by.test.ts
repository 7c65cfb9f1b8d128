import { describe, expect, it } from 'vitest';
import { compareBy } from '../../src/core/compare-by.ts';

describe('a comparison by keys', () => {
  it('uses the next key where the one before is equal, and keeps the order where all are', () => {
    const items = [
      { run: 'b', seq: 1 },
      { run: 'a', seq: 10 },
      { run: 'a', seq: 9, first: true },
      { run: 'a', seq: 9 },
    ];
    const sorted = items.toSorted(
      compareBy(
        ({ run }) => run,
        ({ seq }) => seq,
      ),
    );
    expect(sorted).toEqual([items[2], items[3], items[1], items[0]]);
  });
});

import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('child tasks in the demo', () => {
  for (const [variant, ids] of [
    ['children', ['K-15', 'K-24', 'K-25', 'K-26', 'K-30']],
    ['children-conflict', ['K-24', 'K-25']],
    ['children-limit', ['K-23']],
    ['children-deep', ['K-23']],
    ['matrix-pick', ['K-24']],
    ['ping-pong', ['K-23', 'T-12']],
  ] as const) {
    requirement(
      {
        ids,
        title: `the scene ${variant} goes as told`,
        input: `demo --variant ${variant} --json`,
        expected: 'exit 0: it asserts itself, and that the records draw its status comment again, byte for byte',
      },
      async () => {
        const copy = clone();
        const { exitCode, stderr } = await copy.playAsRecorded(variant);
        expect(exitCode, stderr).toBe(0);
      },
      120 * seconds,
    );
  }
});

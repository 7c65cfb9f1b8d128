import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('transfers in the demo', () => {
  for (const [variant, ids] of [
    ['transfer', ['T-2', 'T-9', 'T-10', 'T-26']],
    ['transfer-limit', ['T-12', 'T-14', 'T-18']],
    ['transfer-unknown', ['T-15']],
    ['transfer-single', ['T-19']],
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
      (variant === 'transfer-limit' ? 300 : 120) * seconds,
    );
  }
});

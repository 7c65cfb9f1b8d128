import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the demo of failed attempts', () => {
  for (const [variant, ids] of [
    ['retry', ['C-18', 'C-20', 'C-24']],
    ['retry-exhausted', ['C-21', 'C-22']],
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

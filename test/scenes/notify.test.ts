import { describe, expect } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the demo of listeners', () => {
  for (const [variant, expected] of [
    ['notify', 'exit 0: a transfer and an end start the workflow of the user once each; 9 jobs, one request for each event'],
    ['notify-cancel', 'exit 0: the end starts it once, told by one publish job of its own; nothing by the job that was stopped'],
  ] as const) {
    requirement(
      {
        ids: ['T-22', 'DESIGN-4.8'],
        title: `the scene ${variant} goes as told`,
        input: `demo --variant ${variant} --json`,
        expected,
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

import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the scene of listeners', () => {
  for (const [scene, expected] of [
    ['notify', 'a transfer and an end start the workflow of the user once each; 9 jobs, one request for each event'],
    ['notify-cancel', 'the end starts it once, told by one publish job of its own; nothing by the job that was stopped'],
  ] as const) {
    requirement(
      {
        ids: ['T-22', 'DESIGN-4.8'],
        title: `the scene ${scene} goes as told`,
        input: `the scene ${scene}`,
        expected,
      },
      async () => {
        await clone().play(scene);
      },
      120 * seconds,
    );
  }
});

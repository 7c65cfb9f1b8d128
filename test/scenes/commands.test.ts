import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the scene of commands in comments', () => {
  for (const [scene, ids] of [
    ['command-retry', ['U14', 'C-18']],
    ['answer', ['F-M18', 'DESIGN-4.8', 'DESIGN-2']],
    ['cancel', ['U14', 'DESIGN-4.5', 'DESIGN-4.8']],
  ] as const) {
    requirement(
      {
        ids,
        title: `the scene ${scene} goes as told`,
        input: `the scene ${scene}`,
        expected: 'it asserts itself, and that the records draw its status comment again, byte for byte',
      },
      async () => {
        await clone().play(scene);
      },
      120 * seconds,
    );
  }
});

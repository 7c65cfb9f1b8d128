import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the scene of failed attempts', () => {
  for (const [scene, ids] of [
    ['retry', ['C-18', 'C-20', 'C-24']],
    ['retry-exhausted', ['C-21', 'C-22']],
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

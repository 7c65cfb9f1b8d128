import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('scenes of child tasks', () => {
  for (const [scene, ids] of [
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
        title: `the scene ${scene} goes as told`,
        input: `the scene ${scene}`,
        expected: 'it asserts itself, and that the records draw its status comment again, byte for byte',
      },
      async () => {
        await clone().play(scene);
      },
      240 * seconds,
    );
  }
});

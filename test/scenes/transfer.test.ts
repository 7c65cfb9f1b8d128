import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('scenes of transfers', () => {
  for (const [scene, ids] of [
    ['transfer', ['T-2', 'T-9', 'T-10', 'T-26']],
    ['transfer-limit', ['T-12', 'T-14', 'T-18']],
    ['transfer-unknown', ['T-15']],
    ['transfer-single', ['T-19']],
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
      (scene === 'transfer-limit' ? 300 : 120) * seconds,
    );
  }
});

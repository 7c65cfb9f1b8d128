import { describe } from 'vitest';
import { useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

const clone = useClones();

const scenes = [
  ['default', 'an issue is investigated, fixed and answered by a pull request whose tests pass'],
  ['other-bug', 'another bug is fixed by the same chain, so no step knows the answer beforehand'],
  ['no-handoff', 'a handoff that is lost on the way fails the stage that needs it'],
  ['lag', 'two stages that end together while lists lag behind start their successor once'],
  ['app', 'with the App a chain takes one job for each agent'],
  ['noise-0', 'a run on a thread without comments of others costs plan at most 7 requests'],
] as const;

describe('the main job', () => {
  for (const [scene, title] of scenes) {
    requirement(
      { ids: ['DESIGN-2'], title, input: `the scene ${scene}`, expected: 'it asserts itself' },
      async () => {
        await clone().play(scene);
      },
      180_000,
    );
  }
});

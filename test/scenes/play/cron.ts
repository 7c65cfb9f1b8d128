import { expect } from './scene/act-as-person.ts';
import { runWeeks } from './scene/run-weeks.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The scene of three Mondays of one pipeline, with and without history. */
export const cronScene: Scene = {
  name: 'cron',
  description: 'A cron starts a pipeline three times; each agent skips what {{ history }} says the ones before did.',
  overlays: ['weekly-topic'],
  act: (world, settle) => runWeeks(world, { weeks: 3, settle, label: 'baton:runs' }),
  contrast: { configure: (config) => config.replace(/^ {4}history: .*\n/m, '') },
  check: checkWeeks,
};

function checkWeeks({ document, contrast }: SceneResult): readonly string[] {
  const topics = topicsOf(document);
  const without = contrast === undefined ? [] : topicsOf(contrast);
  const [, , third] = document.tasks;
  const names = new Set(document.tasks.map(({ task }) => task));
  return [
    ...expect(document.tasks.length === 3 && names.size === 3, `three runs should have been made, there are ${names.size}`),
    ...expect(new Set(topics).size === 3, `three topics should have been proposed, they are ${topics.join(', ')}`),
    ...expect(
      topics.slice(0, 2).every((topic) => third?.prompt?.includes(`topic: ${topic}`)),
      'the third prompt does not name the first two topics',
    ),
    ...expect(without.length === 3, `without history three runs should have been made, there are ${without.length}`),
    ...expect(
      without.every((topic) => topic === topics[0]),
      `without history the first topic should have come back each time, they are ${without.join(', ')}`,
    ),
  ];
}

function topicsOf({ tasks }: SceneResult['document']): readonly string[] {
  return tasks.map(({ results }) => results.topic ?? '(none)');
}

import { checkStatus } from './scene/check-status.ts';
import { runScene, type SceneOptions } from './scene/run-scene.ts';
import type { SceneDocument } from './scene/scene-result.ts';
import { getScene } from './scenes.ts';

interface PlayedScene {
  /** What did not go as described. */
  readonly problems: readonly string[];
  /** What the scene is about. */
  readonly description: string;
  /** The errors of jobs. */
  readonly errors: readonly string[];
  readonly document: SceneDocument;
}

/** Plays a scene and checks whether it went as described. */
export async function playScene(name: string, options: SceneOptions): Promise<PlayedScene> {
  const scene = getScene(name);
  const result = await runScene(scene, options);
  const { document, jobs } = result;
  const problems = [...scene.check(result), ...(await checkStatus(result))];
  return { problems, description: scene.description, errors: jobs.flatMap(({ errors }) => errors), document };
}

import { collectResult } from '../../../../src/lab/demo/collect-result.ts';
import type { Installation } from '../../../../src/lab/demo/create-world.ts';
import { type DemoApp, startDemoApp } from '../../../../src/lab/demo/start-demo-app.ts';
import { settle } from '../../../../src/lab/world/settle.ts';
import type { LocalRunnerJob } from '../../../../src/local/runner-contract.ts';
import { labelIssue } from './act-as-person.ts';
import { createSceneWorld } from './create-scene-world.ts';
import type { Scene, SceneWorld } from './scene.ts';
import type { SceneDocument, SceneResult } from './scene-result.ts';

export interface SceneOptions extends Installation {
  /** The folder to leave behind. Default: a temporary one, which is removed. */
  readonly keep?: string | undefined;
  /** Watches each world from its beginning. The function that is returned is called before the world is closed. */
  readonly watchWorld?: (world: SceneWorld) => () => Promise<void>;
}

/** Runs one scene to its end on a local GitHub of its own. Runs it again in a new world for its contrast and for its mishap. */
export async function runScene(scene: Scene, options: SceneOptions): Promise<SceneResult> {
  const { contrast, mishap } = scene;
  const result = await runOnce(scene, options);
  const again = async (name: string, changed: ObservedScene): Promise<SceneDocument> => {
    const keep = options.keep === undefined ? undefined : `${options.keep}-${name}`;
    return (await runOnce(changed, { ...options, keep })).document;
  };
  const other = contrast === undefined ? {} : { contrast: await again('contrast', { ...scene, ...contrast }) };
  const wrong = mishap === undefined ? {} : { mishap: await again('mishap', { ...scene, onJob: mishap }) };
  return { ...result, ...other, ...wrong };
}

/** A scene, and what happens while it runs. */
type ObservedScene = Scene & { readonly onJob?: Scene['mishap'] };

async function runOnce(scene: ObservedScene, options: SceneOptions): Promise<SceneResult> {
  const onJob = (job: LocalRunnerJob): void => scene.onJob?.(world, job);
  const world = await createSceneWorld({ ...options, scene, onJob });
  const seen = options.watchWorld?.(world);
  let app: DemoApp | undefined;
  try {
    if (scene.app === true) app = await startDemoApp(world, 'ignore');
    const act = scene.act ?? (async () => (await labelIssue(world, scene.issue)).number);
    const issue = await act(world, () => settle(world, app));
    await settle(world, app);
    await seen?.();
    const result = await collectResult(world, issue);
    return { ...result, document: { ...result.document, phases: world.phases } };
  } finally {
    await app?.close();
    await world.close();
  }
}

// This folder plays scenes on the local GitHub: `create-world` starts it, the scene acts, `collect-result` reads back what
// happened, and the scene checks it. Nothing here knows the inside of the engine.

import { parseConfig } from '../../../core/config/parse/parse-config.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import type { LocalRunnerJob } from '../../../local/runner-contract.ts';
import type { Progress } from '../terminal/progress.ts';
import { settle } from '../world/settle.ts';
import type { World } from '../world/world.ts';
import { labelIssue } from './act-as-person.ts';
import { collectResult } from './collect-result.ts';
import { createWorld, type Installation } from './create-world.ts';
import type { DemoDocument, DemoResult } from './demo-result.ts';
import type { Scene } from './scene.ts';
import { type DemoApp, startDemoApp } from './start-demo-app.ts';

export interface SceneOptions extends Installation {
  readonly keep: string | undefined;
  /** Reports what goes on in a world with this configuration. */
  readonly openProgress: (config: Config | undefined) => Progress;
  /** Ends the scene: everything stops, and the world is closed. */
  readonly signal?: AbortSignal;
}

/** Runs one scene to its end on a local GitHub of its own. Runs it again in a new world for its contrast and for its mishap. */
export async function runScene(scene: Scene, options: SceneOptions): Promise<DemoResult> {
  const { contrast, mishap } = scene;
  const result = await runOnce(scene, options);
  const again = async (name: string, changed: ObservedScene): Promise<DemoDocument> => {
    const keep = options.keep === undefined ? undefined : `${options.keep}-${name}`;
    return (await runOnce(changed, { ...options, keep })).document;
  };
  const say = (line: string): void => options.openProgress(undefined).say(line);
  if (contrast !== undefined) say('The same once more, with one change.');
  const other = contrast === undefined ? {} : { contrast: await again('contrast', { ...scene, ...contrast }) };
  if (mishap !== undefined) say(`The same once more: ${mishap.what}.`);
  const wrong = mishap === undefined ? {} : { mishap: await again('mishap', { ...scene, watch: mishap.watch }) };
  return { ...result, ...other, ...wrong };
}

/** A scene, and the observer that may act while it runs. */
type ObservedScene = Scene & Partial<Pick<NonNullable<Scene['mishap']>, 'watch'>>;

async function runOnce(scene: ObservedScene, options: SceneOptions): Promise<DemoResult> {
  let progress: Progress | undefined;
  const onJob = (job: LocalRunnerJob): void => {
    progress?.onJob(job);
    scene.watch?.(world, job);
  };
  const world = await createWorld({ ...options, scene, onJob });
  const seen = options.watchWorld?.(world);
  const config = parseConfig(world.config);
  progress = options.openProgress(config.ok ? config.value : undefined);
  let app: DemoApp | undefined;
  const play = async (opened: Progress): Promise<DemoResult> => {
    if (scene.app === true) app = await startDemoApp(world, options.watchWorld === undefined ? 'stderr' : 'ignore');
    const issue =
      scene.act === undefined
        ? await labelOne(world, { scene, progress: opened })
        : await scene.act(world, () => settle(world, app));
    await settle(world, app);
    await seen?.();
    return collectResult(world, issue);
  };
  try {
    options.signal?.throwIfAborted();
    return await Promise.race([play(progress), ...rejectOn(options.signal)]);
  } finally {
    progress.stop();
    await app?.close();
    await world.close();
  }
}

/** Returns a promise that is rejected when the signal fires. The scene may wait for anything, so nothing waits for the scene. */
function rejectOn(signal: AbortSignal | undefined): readonly Promise<never>[] {
  if (signal === undefined) return [];
  return [new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))];
}

async function labelOne(
  world: World,
  { scene, progress }: { readonly scene: Scene; readonly progress: Progress },
): Promise<number> {
  const issue = await labelIssue(world, scene.issue);
  progress.say(`Issue #${issue.number} got the label agent-ready.`);
  return issue.number;
}

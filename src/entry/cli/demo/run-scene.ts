// This folder plays scenes on the local GitHub: `create-world` starts it, the scene acts, `collect-result` reads back what
// happened, and the scene checks it. Nothing here knows the inside of the engine.

import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalRunnerJob } from '../../../local/runner-contract.ts';
import type { World } from '../world/world.ts';
import { labelIssue } from './act-as-person.ts';
import { collectResult } from './collect-result.ts';
import { createWorld } from './create-world.ts';
import type { DemoDocument, DemoResult } from './demo-result.ts';
import type { Scene } from './scene.ts';
import { type DemoApp, startDemoApp } from './start-demo-app.ts';

export interface SceneOptions {
  readonly keep: string | undefined;
  /** Prints one line of progress. */
  readonly say: (line: string) => void;
}

/** Runs one scene to its end on a local GitHub of its own. Runs it again in a new world for its contrast and for its mishap. */
export async function runScene(scene: Scene, options: SceneOptions): Promise<DemoResult> {
  const { contrast, mishap } = scene;
  const result = await runOnce(scene, options);
  const again = async (name: string, changed: ObservedScene): Promise<DemoDocument> => {
    const keep = options.keep === undefined ? undefined : `${options.keep}-${name}`;
    return (await runOnce(changed, { ...options, keep })).document;
  };
  if (contrast !== undefined) options.say('The same once more, with one change.');
  const other = contrast === undefined ? {} : { contrast: await again('contrast', { ...scene, ...contrast }) };
  if (mishap !== undefined) options.say(`The same once more: ${mishap.what}.`);
  const wrong = mishap === undefined ? {} : { mishap: await again('mishap', { ...scene, watch: mishap.watch }) };
  return { ...result, ...other, ...wrong };
}

/** A scene, and the observer that may act while it runs. */
type ObservedScene = Scene & Partial<Pick<NonNullable<Scene['mishap']>, 'watch'>>;

async function runOnce(scene: ObservedScene, options: SceneOptions): Promise<DemoResult> {
  const onJob = (job: LocalRunnerJob): void => {
    options.say(describeJob(job));
    scene.watch?.(world, job);
  };
  const world = await createWorld({ scene, keep: options.keep, onJob });
  let app: DemoApp | undefined;
  try {
    if (scene.app === true) app = await startDemoApp(world);
    const issue = scene.act === undefined ? await labelOne(world, options) : await scene.act(world, () => settle(world, app));
    await settle(world, app);
    return await collectResult(world, issue);
  } finally {
    await app?.close();
    await world.close();
  }
}

async function labelOne(world: World, { say }: SceneOptions): Promise<number> {
  const issue = await labelIssue(world);
  say(`Issue #${issue.number} got the label agent-ready.`);
  return issue.number;
}

/** Waits until runner, server and App are idle twice in a row, because one may wake another. */
async function settle(world: World, app: DemoApp | undefined): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const before = world.server.requests.length;
    await world.runner.idle();
    await world.server.idle();
    await app?.idle();
    await sleep(50);
    quiet = world.server.requests.length === before ? quiet + 1 : 0;
  }
}

function describeJob(job: LocalRunnerJob): string {
  return job.state === 'started'
    ? `▶ ${job.title} · ${job.name}`
    : `■ ${job.title} · ${job.name}: ${job.conclusion ?? 'finished'}`;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { labelIssue } from './act.ts';
import { collectResult } from './collect-result.ts';
import { createWorld } from './create-world.ts';
import type { DemoResult } from './demo-result.ts';
import type { Scene } from './scene.ts';
import { type DemoApp, startDemoApp } from './start-demo-app.ts';
import type { World } from './world.ts';

export interface SceneOptions {
  readonly keep: string | undefined;
  /** Progress, a line at a time. */
  readonly say: (line: string) => void;
}

/** Plays one scene on a local GitHub of its own, to its end; a scene with a contrast twice, each time in a new world. */
export async function runScene(scene: Scene, options: SceneOptions): Promise<DemoResult> {
  const result = await playOnce(scene, options);
  if (scene.contrast === undefined) return result;
  options.say('The same once more, with one change.');
  const keep = options.keep === undefined ? undefined : `${options.keep}-contrast`;
  const { document } = await playOnce({ ...scene, ...scene.contrast }, { ...options, keep });
  return { ...result, contrast: document };
}

async function playOnce(scene: Scene, options: SceneOptions): Promise<DemoResult> {
  const world = await createWorld({ scene, keep: options.keep, onJob: (job) => options.say(describeJob(job)) });
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

/** Everything stands still: twice in a row, because one side may wake the other. */
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

function describeJob(job: { name: string; title: string; state: 'started' | 'finished'; conclusion?: string }): string {
  return job.state === 'started'
    ? `▶ ${job.title} · ${job.name}`
    : `■ ${job.title} · ${job.name}: ${job.conclusion ?? 'finished'}`;
}

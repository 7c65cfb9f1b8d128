import { setTimeout as sleep } from 'node:timers/promises';
import { labelIssue } from './act.ts';
import { collectResult } from './collect-result.ts';
import { createWorld, type World } from './create-world.ts';
import type { DemoResult } from './demo-result.ts';
import type { Scene } from './scene.ts';
import { type DemoApp, startDemoApp } from './start-demo-app.ts';

export interface SceneOptions {
  readonly keep: string | undefined;
  /** Progress, a line at a time. */
  readonly say: (line: string) => void;
}

/** Plays one scene on a local GitHub of its own, to its end. */
export async function runScene(scene: Scene, options: SceneOptions): Promise<DemoResult> {
  const world = await createWorld({ scene, keep: options.keep, onJob: (job) => options.say(describeJob(job)) });
  let app: DemoApp | undefined;
  try {
    if (scene.app === true) app = await startDemoApp(world);
    const issue = await labelIssue(world);
    options.say(`Issue #${issue.number} got the label agent-ready.`);
    await settle(world, app);
    return await collectResult(world, issue.number);
  } finally {
    await app?.close();
    await world.close();
  }
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

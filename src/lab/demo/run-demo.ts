// This folder plays one chain on the local GitHub: `create-world` starts it, a person opens an issue and labels it, and
// `collect-result` reads back what happened. Nothing here knows the inside of the engine.

import { parseConfig } from '../../core/config/parse/parse-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import type { Progress } from '../../terminal/draw/progress.ts';
import { request } from '../world/ask-as-person.ts';
import { settle } from '../world/settle.ts';
import type { World } from '../world/world.ts';
import { collectResult } from './collect-result.ts';
import { createWorld, type Installation } from './create-world.ts';
import type { DemoResult } from './demo-result.ts';
import { type DemoApp, startDemoApp } from './start-demo-app.ts';

interface RunOptions extends Installation {
  /** True if the App plans and publishes instead of workflow jobs. */
  readonly app: boolean;
  readonly keep: string | undefined;
  /** Reports what goes on in a world with this configuration. */
  readonly openProgress: (config: Config | undefined) => Progress;
  /** Ends the demo: everything stops, and the world is closed. */
  readonly signal?: AbortSignal;
}

/** Runs the example to its end on a local GitHub of its own. */
export async function runDemo(options: RunOptions): Promise<DemoResult> {
  const { signal } = options;
  let progress: Progress | undefined;
  const world = await createWorld({ ...options, onJob: (job) => progress?.onJob(job) });
  const config = parseConfig(world.config);
  progress = options.openProgress(config.ok ? config.value : undefined);
  let app: DemoApp | undefined;
  const play = async ({ say }: Progress): Promise<DemoResult> => {
    if (options.app) app = await startDemoApp(world);
    const issue = await labelIssue(world);
    say(`Issue #${issue} got the label ${label}.`);
    await settle(world, app);
    return collectResult(world, issue);
  };
  try {
    signal?.throwIfAborted();
    return await Promise.race([play(progress), ...rejectOn(signal)]);
  } finally {
    progress.stop();
    await app?.close();
    await world.close();
  }
}

/** Returns a promise that is rejected when the signal fires. The demo may wait for anything, so nothing waits for the demo. */
function rejectOn(signal: AbortSignal | undefined): readonly Promise<never>[] {
  if (signal === undefined) return [];
  return [new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))];
}

const label = 'agent-ready';

const issueText = {
  title: 'The tests fail on main',
  body: 'Since yesterday `npm test` is red on main. Could somebody find out why, and fix it?\n',
};

/** Opens an issue as a reporter and labels it as a maintainer. Returns its number. */
async function labelIssue(world: World): Promise<number> {
  const { maintainer, reporter } = world.tokens;
  const opened = await request(world, { token: reporter, method: 'POST', path: '/issues', body: issueText });
  const number = Number(Reflect.get(Object(opened), 'number'));
  const path = `/issues/${number}/labels`;
  await request(world, { token: maintainer, method: 'POST', path, body: { labels: [label] } });
  return number;
}

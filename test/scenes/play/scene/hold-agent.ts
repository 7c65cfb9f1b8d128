import { existsSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../../../../src/lab/world/world.ts';

/** The file in the agent's checkout that lets the agent continue. The checkout is all that the agent shares with a scene. */
const signal = '.git/agent-may-go-on';
/** The file that the agent writes first. */
const begun = '.git/agent-has-begun';

/** Returns the config with an agent that begins, and waits at work until `releaseAgents` lets it go on. */
export function holdAgent(config: string, script: string): string {
  return config.replace(
    `command: [node, scripts/agents/${script}.mjs]`,
    `command: [sh, -c, "touch ${begun}; until [ -e ${signal} ]; do sleep 0.1; done; exec node scripts/agents/${script}.mjs"]`,
  );
}

/** Waits until the agent that is held has begun its work. */
export async function waitForAgent(world: World): Promise<void> {
  await waitUntilTrue(async () => listCheckouts(world).some((folder) => existsSync(join(folder, begun))));
}

export function releaseAgents(world: World): void {
  for (const folder of listCheckouts(world)) writeFileSync(join(folder, signal), '');
}

/** Lists the checkouts of jobs that run. Those of ended jobs are removed. */
function listCheckouts({ folder }: World): readonly string[] {
  const found = globSync('runner/run-*/job-*/work/ledger/ledger/.git', { cwd: folder });
  return found.map((path) => join(folder, path, '..'));
}

/** Waits until the condition holds, for at most a minute. */
export async function waitUntilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isTrue()) return;
    await sleep(100);
  }
  throw new Error('What the scene waits for has not happened within a minute.');
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

/** Waits until runner, server and App are idle twice in a row, because one may wake another. */
export async function settle(
  { server, runner }: Pick<World, 'server' | 'runner'>,
  app?: { idle(): Promise<void> },
): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const before = server.requests.length;
    await runner.idle();
    await server.idle();
    await app?.idle();
    await sleep(50);
    quiet = server.requests.length === before ? quiet + 1 : 0;
  }
}

import { rm } from 'node:fs/promises';
import { buildRootCommand, type SpawnCommand, systemPath } from './isolation.ts';
import { runQuietly } from './run-quietly.ts';

/**
 * Removes a directory that an agent has written to. The agent may have closed directories to us, and may still own them when the
 * job before died; then the function restores permissions first, or uses sudo.
 */
export async function removeTree(path: string): Promise<void> {
  const open: SpawnCommand = { file: 'chmod', args: ['-R', 'u+rwX', '--', path], environment: { PATH: systemPath } };
  if (await tryRemove(path)) return;
  await runQuietly(open);
  if (await tryRemove(path)) return;
  const { ok, complaint } = await runQuietly(buildRootCommand('sudo', ['rm', '-rf', '--', path]));
  if (!ok) throw new Error(`${path} could not be removed: ${complaint}. Remove it by hand.`);
}

async function tryRemove(path: string): Promise<boolean> {
  try {
    await rm(path, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

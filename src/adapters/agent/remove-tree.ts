import { rm } from 'node:fs/promises';
import { asRoot } from './enter-namespaces.ts';
import { runQuietly } from './run-quietly.ts';

/** Removes a directory; with sudo when an agent's user still owns parts of it because the job before died. */
export async function removeTree(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true });
  } catch (error) {
    const { ok } = await runQuietly(asRoot('sudo', ['rm', '-rf', '--', path]));
    if (!ok) throw error;
  }
}

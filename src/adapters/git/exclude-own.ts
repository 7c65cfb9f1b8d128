import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** So that an agent's own `git add --all` leaves our files alone: `.baton-config` would come in as a submodule. */
export async function excludeOwn(workspace: string, paths: readonly string[]): Promise<void> {
  const directory = join(workspace, '.git', 'info');
  await mkdir(directory, { recursive: true });
  await appendFile(join(directory, 'exclude'), paths.map((path) => `/${path}\n`).join(''));
}

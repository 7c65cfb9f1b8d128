import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isTrusted } from './find-trusted.ts';

interface Walk {
  readonly workspace: string;
  readonly paths: readonly string[];
  /** Names directly in the checkout that are ours. */
  readonly exclude: readonly string[];
}

/** What stands in the checkout where engines look, in every folder, whether git knows of it or not. Links are never followed. */
export async function listTrustedFiles(walk: Walk): Promise<readonly string[]> {
  const found: string[] = [];
  const open = [walk.workspace];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(walk.workspace, path);
      if (entry.name === '.git' || walk.exclude.includes(name)) continue;
      if (isTrusted({ path: name, isLink: entry.isSymbolicLink() }, walk.paths)) found.push(name);
      else if (entry.isDirectory()) open.push(path);
    }
  }
  return found;
}

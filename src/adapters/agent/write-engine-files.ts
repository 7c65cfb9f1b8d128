import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { EngineFile } from './engine.ts';
import { removeTree } from './remove-tree.ts';

/** Writes the files of a launch below the directory of the attempt. Never through a link: what ran before may have put one there. */
export async function writeEngineFiles(root: string, files: readonly EngineFile[]): Promise<void> {
  for (const { path, content } of files) {
    await makeDirectory(root, dirname(path));
    await removeTree(path);
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
  }
}

async function makeDirectory(root: string, directory: string): Promise<void> {
  const steps = relative(root, directory).split(sep);
  if (steps.includes('..'))
    throw new Error(`An engine asks for a file in ${directory}, outside of the directory of its attempt.`);
  let at = root;
  for (const step of steps.filter((name) => name !== '')) {
    at = join(at, step);
    const found = await lstat(at).catch(() => undefined);
    if (found !== undefined && !found.isDirectory()) await removeTree(at);
    await mkdir(at, { recursive: true, mode: 0o700 });
  }
}

import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Returns the absolute path of a program as `execvp` would find it: by PATH, or from the working directory when its name has a
 * slash.
 */
export async function findProgram(
  name: string,
  { path, cwd }: { readonly path: string; readonly cwd: string },
): Promise<string | undefined> {
  const candidates = name.includes('/')
    ? [resolve(cwd, name)]
    : path.split(':').map((directory) => resolve(cwd, directory, name));
  for (const candidate of candidates) {
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** Returns whether the path is an executable file; false for a folder. */
export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

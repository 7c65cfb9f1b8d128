import { lstat, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Whether nobody but us could have put the program at `path` there: it and the folders above it, up to and without `root`, belong to us
 * or to root, and others cannot write to them. What lies outside of `root` is not ours.
 */
export async function isOwnTree(path: string, root: string): Promise<boolean> {
  const [file, top] = await Promise.all([realpath(path), realpath(root)]);
  if (!file.startsWith(`${top}/`)) return false;
  for (let at = file; at !== top; at = dirname(at)) {
    const { uid, mode } = await lstat(at);
    if ((uid !== 0 && uid !== process.getuid?.()) || (mode & 0o022) !== 0) return false;
  }
  return true;
}

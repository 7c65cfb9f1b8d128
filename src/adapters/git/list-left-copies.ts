import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isContextCopy, type WorkingCopy } from '../../core/agent/working-copy.ts';
import { runGit } from './run-git.ts';

interface Place {
  readonly workspace: string;
  /** Relative to the checkout, without `..`. */
  readonly folder: string;
  /** `PATH` to find git by. */
  readonly path: string;
}

/** Copies of context files that lie directly in a folder of the checkout. What somebody has committed is theirs, whatever its name. */
export async function listLeftCopies({ workspace, folder, path }: Place): Promise<readonly WorkingCopy[]> {
  const directory = join(workspace, folder);
  const expected = join(await realpath(workspace), folder);
  if ((await realpath(directory).catch(() => undefined)) !== expected) return [];
  const answer = await runGit({ args: ['ls-files', '-z', '--', folder], directory: workspace, path });
  // Without git's word nothing is known to be ours.
  if (answer.status !== 0) return [];
  const tracked = new Set(answer.stdout.toString().split('\0'));
  const names = (await readdir(directory)).filter((name) => isContextCopy(name) && !tracked.has(`${folder}/${name}`));
  const copies = names.map(async (name) => {
    const facts = await lstat(join(directory, name)).catch(() => undefined);
    return facts?.isFile() === true ? [{ name, path: join(directory, name), modifiedAt: facts.mtime.toISOString() }] : [];
  });
  return (await Promise.all(copies)).flat();
}

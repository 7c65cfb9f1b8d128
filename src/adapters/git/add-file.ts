import { lstat, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isContextCopy, type WorkingCopy } from '../../core/agent/working-copy.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { runGit } from './tool/run-git.ts';

interface AddedFile {
  readonly workspace: string;
  /** The path relative to the checkout, without `..`. */
  readonly path: string;
}

/** Writes a file of ours into the checkout. Never writes through a link, because anybody may have committed one. */
export async function addFile({ workspace, path }: AddedFile, text: string): Promise<Result<void, Problem>> {
  const folders = path.split('/').slice(0, -1);
  for (const [at] of folders.entries()) {
    const folder = folders.slice(0, at + 1).join('/');
    if (!(await ensureFolder(join(workspace, folder)))) return failure(refusedPath(path, folder));
  }
  try {
    await rm(join(workspace, path), { force: true });
    await writeFile(join(workspace, path), text, { flag: 'wx', mode: 0o644 });
    return success(undefined);
  } catch {
    return failure(refusedPath(path, path));
  }
}

/** Removes a file of ours, unless the agent has put a link in its way. */
export async function removeAddedFile({ workspace, path }: AddedFile): Promise<void> {
  const expected = join(await realpath(workspace), dirname(path));
  const folder = await realpath(join(workspace, dirname(path))).catch(() => undefined);
  if (folder === expected) await rm(join(workspace, path), { recursive: true, force: true }).catch(() => undefined);
}

async function ensureFolder(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => undefined);
  if (facts !== undefined) return facts.isDirectory();
  return mkdir(path, { mode: 0o755 }).then(
    () => true,
    () => false,
  );
}

function refusedPath(path: string, at: string): Problem {
  const message = `The context file cannot be put at "${path}" in the checkout, because "${at}" is no folder there, or a link. Name another folder in \`context-dir\`.`;
  return { code: 'BATON-E712', message };
}

interface StaleCopiesRequest {
  readonly workspace: string;
  /** The folder relative to the checkout, without `..`. */
  readonly folder: string;
  /** The `PATH` to find git by. */
  readonly path: string;
}

/**
 * Lists copies of context files that lie directly in a folder of the checkout. A committed file is never listed, whatever its
 * name.
 */
export async function listStaleCopies({ workspace, folder, path }: StaleCopiesRequest): Promise<readonly WorkingCopy[]> {
  const directory = join(workspace, folder);
  const expected = join(await realpath(workspace), folder);
  if ((await realpath(directory).catch(() => undefined)) !== expected) return [];
  const answer = await runGit({ args: ['ls-files', '-z', '--', folder], directory: workspace, path });
  // Without the list of committed files no file is known to be ours.
  if (answer.status !== 0) return [];
  const tracked = new Set(answer.stdout.toString().split('\0'));
  const names = (await readdir(directory)).filter((name) => isContextCopy(name) && !tracked.has(`${folder}/${name}`));
  const copies = names.map(async (name) => {
    const facts = await lstat(join(directory, name)).catch(() => undefined);
    return facts?.isFile() === true ? [{ name, path: join(directory, name), modifiedAt: facts.mtime.toISOString() }] : [];
  });
  return (await Promise.all(copies)).flat();
}

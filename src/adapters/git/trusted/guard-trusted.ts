import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { excludeOwn } from '../capture/commit-worktree.ts';
import type { GitTool } from '../tool/git-tool.ts';
import type { TrustedFile, TrustedPlan } from './plan-trusted.ts';

/**
 * Tells git in the checkout to ignore the files that are written otherwise than it tracks them, so that a commit of the agent
 * does not undo what a pull request changes there.
 */
export async function hideReplaced(git: GitTool, workspace: string, { tracked, different }: TrustedPlan): Promise<void> {
  if (different.length === 0) return;
  const lines = tracked.map((path) => `${path}\0`).join('');
  await git.run(['update-index', '-z', '--skip-worktree', '--stdin'], { input: lines });
  const untracked = different.filter((path) => !tracked.includes(path));
  await excludeOwn(workspace, untracked.map(escapePattern));
}

/** Escapes a path for a line of `info/exclude`. */
function escapePattern(path: string): string {
  return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}

/**
 * Puts the files of the trusted commit where engines look for them. `setup` or an agent may have changed anything by now, so the
 * function removes links instead of following them, and everything else that was found where engines look.
 */
export async function restoreGuarded(
  workspace: string,
  { remove, files }: Pick<TrustedPlan, 'remove' | 'files'>,
  found: readonly string[],
): Promise<void> {
  for (const path of [...remove, ...found]) {
    if (await unblockFolder(workspace, dirname(path))) await rm(join(workspace, path), { recursive: true, force: true });
  }
  for (const file of files) await writeTrusted(workspace, file);
}

async function writeTrusted(workspace: string, { path, mode, content }: TrustedFile): Promise<void> {
  await ensureFolders(workspace, dirname(path));
  await rm(join(workspace, path), { recursive: true, force: true });
  await writeFile(join(workspace, path), content, { flag: 'wx', mode });
}

/** A change that an agent made to a guarded file; without `file` the agent removed it. */
export interface TrustedChange {
  readonly path: string;
  readonly file?: TrustedFile;
}

const maxFileBytes = 1_048_576;

/** Lists how the guarded files that were found differ from the trusted ones. Never follows links, and reads only plain files. */
export async function listChanges(
  workspace: string,
  { files }: Pick<TrustedPlan, 'files'>,
  found: readonly string[],
): Promise<readonly TrustedChange[]> {
  const present = (await Promise.all(found.map((path) => listPlainFiles(workspace, path)))).flat();
  const wanted = new Map(files.map((file) => [file.path, file]));
  const written = await Promise.all(present.map((path) => readPlain(workspace, path)));
  const changed = written.filter((file) => {
    const trusted = wanted.get(file.path);
    return trusted === undefined || trusted.mode !== file.mode || Buffer.compare(trusted.content, file.content) !== 0;
  });
  const names = new Set(present);
  const removed = files.filter(({ path }) => !names.has(path)).map(({ path }) => ({ path }));
  return [...changed.map((file) => ({ path: file.path, file })), ...removed];
}

/** Writes changes again that `restoreGuarded` took away, except where something has changed since. */
export async function reapplyChanges(
  workspace: string,
  { changes, since }: { readonly changes: ReadonlyMap<string, TrustedChange>; readonly since: readonly TrustedChange[] },
): Promise<void> {
  const later = new Set(since.map(({ path }) => path));
  for (const { path, file } of changes.values()) {
    if (later.has(path)) continue;
    if (file !== undefined) await writeTrusted(workspace, file);
    else if (await unblockFolder(workspace, dirname(path))) await rm(join(workspace, path), { force: true });
  }
}

async function listPlainFiles(workspace: string, path: string): Promise<readonly string[]> {
  const facts = await lstat(join(workspace, path)).catch(() => undefined);
  if (facts?.isFile() === true && facts.size <= maxFileBytes) return [path];
  if (facts?.isDirectory() !== true) return [];
  const names = await readdir(join(workspace, path));
  return (await Promise.all(names.map((name) => listPlainFiles(workspace, `${path}/${name}`)))).flat();
}

async function readPlain(workspace: string, path: string): Promise<TrustedFile> {
  const [{ mode }, content] = await Promise.all([lstat(join(workspace, path)), readFile(join(workspace, path))]);
  return { path, mode: (mode & 0o100) === 0 ? 0o644 : 0o755, content };
}

/**
 * Returns whether a folder can be reached through folders alone. Removes a link or file in the way, because it leads elsewhere.
 */
async function unblockFolder(workspace: string, folder: string): Promise<boolean> {
  for (const at of stepsTo(workspace, folder)) {
    const facts = await lstat(at).catch(() => undefined);
    if (facts === undefined) return false;
    if (facts.isDirectory()) continue;
    await rm(at, { force: true });
    return false;
  }
  return true;
}

async function ensureFolders(workspace: string, folder: string): Promise<void> {
  if (await unblockFolder(workspace, folder)) return;
  for (const at of stepsTo(workspace, folder)) await mkdir(at, { recursive: true, mode: 0o755 });
}

function stepsTo(workspace: string, folder: string): readonly string[] {
  const parts = folder === '.' ? [] : folder.split('/');
  return parts.map((_, index) => join(workspace, ...parts.slice(0, index + 1)));
}

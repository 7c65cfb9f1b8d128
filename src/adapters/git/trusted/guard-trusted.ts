// This folder protects the files from which engines read settings, for pull requests. `plan-trusted` compares them with the base
// commit before `setup`; this file hides them from git and restores them from the base right before the agent.

import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { excludeOwn } from '../capture/commit-worktree.ts';
import type { GitTool } from '../tool/git-tool.ts';
import { listTrustedFiles, planTrusted, type TrustedPlan } from './plan-trusted.ts';

export interface Guard {
  readonly workspace: string;
  readonly base: string | undefined;
  readonly paths: readonly string[];
}

/**
 * Reads the files that are to be restored, while `.git` is still the checkout's own. Tells git to ignore them, so that a commit
 * of the agent does not undo what the pull request changes there.
 */
export async function guardTrusted(git: GitTool, { workspace, base, paths }: Guard): Promise<TrustedPlan> {
  const isFetched = base !== undefined && (await git.findCommit(base)) !== undefined;
  const plan = await planTrusted(git, { head: 'HEAD', base: isFetched ? base : undefined, paths });
  const lines = plan.tracked.map((path) => `${path}\0`).join('');
  await git.run(['update-index', '-z', '--skip-worktree', '--stdin'], { input: lines });
  const untracked = plan.different.filter((path) => !plan.tracked.includes(path));
  await excludeOwn(workspace, untracked.map(escapePattern));
  return plan;
}

/** Escapes a path for a line of `info/exclude`. */
function escapePattern(path: string): string {
  return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}

/**
 * Puts the files of the base commit where engines look for them. `setup` may have run code of the pull request by now, so the
 * function removes links instead of following them, and everything that `setup` left where engines look. The files of `exclude`
 * are ours and stay.
 */
export async function restoreTrusted(
  { workspace, exclude }: { readonly workspace: string; readonly exclude: readonly string[] },
  { paths, remove, files }: TrustedPlan,
): Promise<void> {
  const found = await listTrustedFiles({ workspace, paths, exclude });
  for (const path of [...remove, ...found]) {
    if (await unblockFolder(workspace, dirname(path))) await rm(join(workspace, path), { recursive: true, force: true });
  }
  for (const { path, mode, content } of files) {
    await ensureFolders(workspace, dirname(path));
    await rm(join(workspace, path), { recursive: true, force: true });
    await writeFile(join(workspace, path), content, { flag: 'wx', mode });
  }
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

// This folder runs git for agent jobs and for publishing. In an agent job: `prepare-branch` checks out the start, `trusted`
// restores the files that engines trust, `add-file` places our own files, and after the agent `capture` makes a bundle of the
// changes. In the publishing job: `bundle` fetches the base, verifies the bundle and reads its commits. `tool` runs the git
// program for all of them.

import { rm } from 'node:fs/promises';
import { messageOf, type Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Workspace } from '../../ports/workspace.ts';
import { addFile, listStaleCopies, removeAddedFile } from './add-file.ts';
import { captureCommits } from './capture/capture-commits.ts';
import { excludeOwn } from './capture/commit-worktree.ts';
import { prepareBranch } from './prepare-branch.ts';
import { createGitTool } from './tool/git-tool.ts';
import { guardTrusted, restoreTrusted } from './trusted/guard-trusted.ts';
import type { TrustedPlan } from './trusted/plan-trusted.ts';

export interface WorkspaceOptions {
  /** The absolute path of the checkout. */
  readonly directory: string;
  /** The absolute path of the bundle to write. It is outside the checkout and does not exist yet when `capture` is called. */
  readonly bundle: string;
  /** Paths in the checkout that belong to Baton and are never published: `.baton-config`. */
  readonly exclude: readonly string[];
  /** The `PATH` to find git by. */
  readonly path: string;
}

/** Creates the port for the checkout of an agent job on the git program. */
export function createWorkspace({ directory, bundle, exclude, path }: WorkspaceOptions): Workspace {
  const added: string[] = [];
  let trusted: TrustedPlan | undefined;
  return {
    directory,
    async addFile(file, text) {
      added.push(file);
      await excludeOwn(directory, [file]);
      return addFile({ workspace: directory, path: file }, text);
    },
    listStale: (folder) => listStaleCopies({ workspace: directory, folder, path }),
    async removeAddedFiles() {
      await Promise.all(added.map((file) => removeAddedFile({ workspace: directory, path: file })));
    },
    async prepare({ head, branch }) {
      const start = await prepareBranch({ workspace: directory, head, branch, path });
      if (start.ok) {
        await excludeOwn(directory, exclude);
      }
      return start;
    },
    guard: (request) =>
      toResult(async () => {
        trusted = await guardTrusted(createGitTool({ directory, path }), { workspace: directory, ...request });
        return trusted.different;
      }),
    restoreGuarded: () =>
      toResult(async () => {
        if (trusted !== undefined) await restoreTrusted({ workspace: directory, exclude }, trusted);
      }),
    async capture({ base, message }) {
      await rm(bundle, { force: true });
      return captureCommits({
        workspace: directory,
        base,
        message,
        file: bundle,
        exclude: [...exclude, ...added, ...(trusted?.different ?? [])],
        path,
      });
    },
  };
}

async function toResult<T>(work: () => Promise<T>): Promise<Result<T, Problem>> {
  try {
    return success(await work());
  } catch (error) {
    const words = messageOf(error);
    const message = `What the engine reads of the checkout could not be restored from the base commit: ${words}.`;
    return failure({ code: 'BATON-E709', message });
  }
}

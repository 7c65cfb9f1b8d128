// This folder runs git for agent jobs and for publishing. In an agent job: `prepare-branch` checks out the start, `trusted` reads
// and restores the files that engines and programs trust, `add-file` places our own files, and after the agent `capture` makes a bundle of the
// changes. In the publishing job: `bundle` fetches the base, verifies the bundle and reads its commits. `tool` runs the git
// program for all of them.

import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTrustCheck } from '../../core/git/trusted-paths.ts';
import { messageOf, type Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Workspace } from '../../ports/workspace.ts';
import { addFile, listStaleCopies, removeAddedFile } from './add-file.ts';
import type { Remote } from './bundle/fetch-base.ts';
import { captureBundle } from './capture/capture-bundle.ts';
import { excludeOwn } from './capture/commit-worktree.ts';
import { watchPlaces } from './capture/list-unpublished.ts';
import { prepareBranch } from './prepare-branch.ts';
import { createTrusted } from './trusted/create-trusted.ts';
import { createRepositoryGuard } from './trusted/guard-repository.ts';

export interface WorkspaceOptions {
  /** The absolute path of the checkout. */
  readonly directory: string;
  /** The absolute path of the bundle to write. It is outside the checkout and does not exist yet when `capture` is called. */
  readonly bundle: string;
  /** Paths in the checkout that belong to Baton and are never published: `.baton-config`. */
  readonly exclude: readonly string[];
  /** The `PATH` to find git by. */
  readonly path: string;
  /** The repository that a commit is fetched from when the checkout does not have it. */
  readonly remote?: Remote;
  /** True if no step after this one needs the repository of the checkout, so that it is removed at the end. */
  readonly isLast?: boolean;
}

/** Creates the port for the checkout of an agent job on the git program. */
export function createWorkspace({ directory, bundle, exclude, path, remote, isLast }: WorkspaceOptions): Workspace {
  const [added, withheld] = [new Set<string>(), new Set<string>()];
  const own = { workspace: directory, exclude, store: join(dirname(bundle), 'trusted'), remote, path };
  const [trusted, repository, places] = [createTrusted(own), createRepositoryGuard(own), watchPlaces(own)];
  return {
    directory,
    async addFile(file, text) {
      added.add(file);
      await excludeOwn(directory, [file]);
      return addFile({ workspace: directory, path: file }, text);
    },
    listStale: (folder) => listStaleCopies({ workspace: directory, folder, path }),
    async removeAddedFiles() {
      await Promise.all([...added].map((file) => removeAddedFile({ workspace: directory, path: file })));
    },
    async prepare(request) {
      const start = await prepareBranch({ ...request, workspace: directory, path, remote });
      if (start.ok) await excludeOwn(directory, exclude);
      return start;
    },
    trust: (request) =>
      toResult(async () => {
        const files = await trusted.open(request);
        await repository.remember();
        return files;
      }),
    restoreTrusted: () =>
      toResult(async () => {
        await repository.restore([...added]);
        await trusted.restore();
        await places.remember();
      }),
    copyTrusted: (what) => toResult(() => trusted.copy(what)),
    dropCopy: () => trusted.dropCopy(),
    sealTrusted: () => toResult(() => trusted.seal()),
    async capture({ base, message, takesTrusted = false }) {
      await rm(bundle, { force: true });
      const reapplied = await toResult(() => trusted.reapply());
      if (!reapplied.ok) return reapplied;
      const isTrusted = createTrustCheck(trusted.plan()?.paths ?? []);
      const captured = await captureBundle({
        workspace: directory,
        base,
        message,
        file: bundle,
        exclude: [...exclude, ...added, ...(trusted.plan()?.different ?? [])],
        // A file in the place of a folder counts like a link.
        isWithheld: takesTrusted ? undefined : (file) => isTrusted({ path: file, isLink: true }),
        path,
      });
      if (!captured.ok) return captured;
      for (const file of captured.value.withheld) withheld.add(file);
      return success(captured.value.commits);
    },
    listUnpublished: places.list,
    listWithheld: () => [...withheld].sort(),
    async release() {
      await trusted.remove();
      if (isLast === true) await rm(join(directory, '.git'), { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

async function toResult<T>(work: () => Promise<T>): Promise<Result<T, Problem>> {
  try {
    return success(await work());
  } catch (error) {
    const message = `The files that engines and programs trust could not be put in place: ${messageOf(error)}.`;
    return failure({ code: 'BATON-E709', message });
  }
}

// This folder captures the changes of an agent, whose `.git` is hostile by then. `read-agent-head` reads HEAD from plain files,
// `commit-worktree` commits what the agent left uncommitted, `restore-large-files` puts Git LFS pointers back, `withhold-paths`
// leaves out changes to files that engines trust, and this file writes the bundle.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { CapturedCommits } from '../../../ports/workspace.ts';
import { createBareRepository } from '../tool/bare-repository.ts';
import { borrowObjects, createGitTool, GitFailure, type GitTool } from '../tool/git-tool.ts';
import { commitWorktree } from './commit-worktree.ts';
import { readAgentHead } from './read-agent-head.ts';
import { withholdPaths } from './withhold-paths.ts';

export interface Capture {
  readonly workspace: string;
  /** The commit that `prepareBranch` returned. */
  readonly base: string;
  /** The message of the commit with everything that the agent did not commit. */
  readonly message: string;
  /** The absolute path of the bundle to write. */
  readonly file: string;
  /** Files and folders of the checkout that belong to Baton. */
  readonly exclude: readonly string[];
  /** Returns whether changes to a path are left out; absent where none are. */
  readonly isWithheld?: ((path: string) => boolean) | undefined;
  readonly path: string;
}

export interface Captured {
  /** Undefined when nothing has changed, apart from what was left out. */
  readonly commits: CapturedCommits | undefined;
  /** The paths whose changes were left out; sorted. */
  readonly withheld: readonly string[];
}

/**
 * Captures everything changed since `base` as a bundle of `base..HEAD`.
 * The agent may have written anything into `.git`, so git never runs in it. A fresh repository beside it borrows the objects,
 * which are named by their content, and reads the work tree with an index of its own. So git ignores the following: config
 * (hooks, fsmonitor, filters, external diffs, aliases, includes, partial clones), `info/attributes`, `info/exclude`,
 * `info/sparse-checkout`, index flags (assume-unchanged, skip-worktree), replace refs and grafts. Of `.git`, Baton reads only
 * HEAD, the one ref that HEAD names, `packed-refs` and `shallow`, and checks what it reads; alternates, a `.git` that is a link,
 * and a HEAD that does not descend from `base` are refused. Folders with a `.git` of their own are neither entered nor published.
 */
export async function captureBundle(capture: Capture): Promise<Result<Captured, Problem>> {
  const directory = await mkdtemp(join(tmpdir(), 'baton-capture-'));
  try {
    return await captureInto(directory, capture);
  } catch (error) {
    if (error instanceof GitFailure)
      return failure({ code: 'BATON-E709', message: `The changes of the agent cannot be read: ${error.message}.` });
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function captureInto(directory: string, capture: Capture): Promise<Result<Captured, Problem>> {
  const { workspace, base, file, path } = capture;
  const agent = await readAgentHead(workspace);
  if (!agent.ok) return agent;
  const git = createGitTool({
    directory: workspace,
    path,
    env: { GIT_DIR: directory, GIT_WORK_TREE: workspace, ...borrowObjects(agent.value.objects) },
  });
  await createBareRepository(directory);
  await agent.value.writeShallow(directory);
  if (!(await isAncestor(git, base, agent.value.head))) {
    return failure({
      code: 'BATON-E702',
      message:
        `${agent.value.branch} is at ${agent.value.head.slice(0, 12)}, which does not build on ${base.slice(0, 12)}: ` +
        'the agent rewrote history or went to another branch. It must add commits to what is checked out.',
    });
  }
  const all = await commitWorktree(git, { ...capture, head: agent.value.head });
  const isWithheld = capture.isWithheld ?? (() => false);
  const { head, paths: withheld } = await withholdPaths(git, { base, head: all, isWithheld, directory });
  if (head === base) return success({ commits: undefined, withheld });
  const own = await findOwnFile(git, { base, head, exclude: capture.exclude });
  if (own !== undefined) {
    return failure({
      code: 'BATON-E713',
      message: `The agent committed ${own}, which Baton put into the checkout and never publishes. Tell it to leave that file alone; \`git add --force\` takes it in.`,
    });
  }
  await git.run(['update-ref', '--no-deref', 'HEAD', head]);
  await git.run(['bundle', 'create', '--quiet', file, `${base}..HEAD`]);
  return success({ commits: { file, base, head }, withheld });
}

/** Returns the path of a file of ours that the agent committed; undefined when there is none. */
async function findOwnFile(
  git: GitTool,
  { base, head, exclude }: { base: string; head: string; exclude: readonly string[] },
): Promise<string | undefined> {
  if (exclude.length === 0) return undefined;
  const changed = await git.run(['log', '--format=', '--name-only', '-z', `${base}..${head}`, '--', ...exclude]);
  return changed
    .toString('utf8')
    .split('\0')
    .find((path) => path.trim() !== '')
    ?.trim();
}

async function isAncestor(git: GitTool, base: string, head: string): Promise<boolean> {
  if (base === head) return true;
  const { status } = await git.try(['merge-base', '--is-ancestor', base, head]);
  return status === 0;
}

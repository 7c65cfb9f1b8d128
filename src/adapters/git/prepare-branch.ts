import { setTimeout as sleep } from 'node:timers/promises';
import { checkBranchName } from '../../core/git/check-branch-name.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { GitHubError } from '../../ports/github.ts';
import { createGitTool, GitFailure, type GitTool } from './tool/git-tool.ts';

export interface Start {
  readonly workspace: string;
  /** Commit that is checked out when there is no branch yet. */
  readonly head: string;
  /** Branch that takes the commits of the agent. */
  readonly branch?: string | undefined;
  readonly path: string;
}

/**
 * Before the agent, while `.git` is still the checkout's own: onto the tip of `origin/<branch>` where that was fetched,
 * else onto `head`; on a local branch of that name, or detached when the stage has none. Answers the commit it stands on.
 */
export async function prepareBranch({ workspace, head, branch, path }: Start): Promise<Result<string, Problem>> {
  const wrong = branch === undefined ? undefined : checkBranchName(branch);
  if (wrong) {
    return failure(wrong);
  }
  const git = createGitTool({ directory: workspace, path });
  try {
    const start = (branch && (await findCommit(git, `refs/remotes/origin/${branch}`))) || (await findCommit(git, head));
    if (!start) {
      return failure(unreadable(`commit ${head.slice(0, 40)} is not in the checkout`));
    }
    await git.run(['checkout', ...(branch ? ['--no-track', '-B', branch] : ['--detach']), start, '--']);
    return success(start);
  } catch (error) {
    if (error instanceof GitFailure) {
      return failure(unreadable(error.message));
    }
    throw error;
  }
}

async function findCommit(git: GitTool, name: string): Promise<string | undefined> {
  const { status, stdout } = await git.try(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  return status === 0 ? stdout.toString().trim() : undefined;
}

function unreadable(words: string): Problem {
  return { code: 'BATON-E709', message: `The checkout cannot be prepared: ${words}.` };
}

export interface Remote {
  /** `https://github.com/owner/name`. */
  readonly url: string;
  readonly token: string;
}

const waits = [1_000, 4_000];

/** One commit without its history. The token stands in the environment alone: arguments can be seen by every process. */
export async function fetchBase(git: GitTool, { url, token }: Remote, base: string): Promise<void> {
  const env = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${url}.extraheader`,
    GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  };
  const args = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--', url, `${base}:refs/baton/base`];
  for (const wait of [...waits, undefined]) {
    const { status, stderr } = await git.try(args, { env });
    if (status === 0) {
      return;
    }
    if (/not our ref|unadvertised object|couldn't find remote ref/i.test(stderr)) {
      throw new GitFailure(`this repository does not have the commit ${base}`);
    }
    if (wait === undefined) {
      throw new GitHubError(`Git cannot fetch ${base.slice(0, 12)} from ${url}: ${stderr.trim()}.`, {
        reason: 'unavailable',
        status: undefined,
        code: 'BATON-E813',
      });
    }
    await sleep(wait);
  }
}

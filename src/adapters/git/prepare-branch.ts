import { checkBranchName } from '../../core/pipeline/check-branch-name.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createGitTool, GitFailure, type GitTool } from './git-tool.ts';

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

import { checkBranchName } from '../../core/git/check-branch-name.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createGitTool, GitFailure } from './tool/git-tool.ts';

export interface BranchStart {
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
export async function prepareBranch({ workspace, head, branch, path }: BranchStart): Promise<Result<string, Problem>> {
  const wrong = branch === undefined ? undefined : checkBranchName(branch);
  if (wrong) {
    return failure(wrong);
  }
  const git = createGitTool({ directory: workspace, path });
  try {
    const start = (branch && (await git.findCommit(`refs/remotes/origin/${branch}`))) || (await git.findCommit(head));
    if (!start) {
      return failure(prepareProblem(`commit ${head.slice(0, 40)} is not in the checkout`));
    }
    await git.run(['checkout', ...(branch ? ['--no-track', '-B', branch] : ['--detach']), start, '--']);
    return success(start);
  } catch (error) {
    if (error instanceof GitFailure) {
      return failure(prepareProblem(error.message));
    }
    throw error;
  }
}

function prepareProblem(words: string): Problem {
  return { code: 'BATON-E709', message: `The checkout cannot be prepared: ${words}.` };
}

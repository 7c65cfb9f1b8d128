import { checkBranchName } from '../../core/git/check-branch-name.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createGitTool, GitFailure } from './tool/git-tool.ts';

export interface BranchStart {
  readonly workspace: string;
  /** The commit to check out when the branch does not exist yet. */
  readonly head: string;
  /** The branch that receives the commits of the agent. */
  readonly branch?: string | undefined;
  readonly path: string;
}

/**
 * Checks out the commit that the agent starts from, and returns it. Runs before the agent, while `.git` is still the checkout's
 * own. The commit is the tip of `origin/<branch>` when that was fetched, else `head`. It is checked out as a local branch of that
 * name, or detached when the stage has no branch.
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

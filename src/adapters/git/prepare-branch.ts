import { join } from 'node:path';
import { checkHeadName } from '../../core/git/check-branch-name.ts';
import type { Problem } from '../../core/problem.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { GitHubError } from '../../ports/github.ts';
import { fetchBase, type Remote, readTip } from './bundle/fetch-base.ts';
import { readHead } from './capture/read-agent-head.ts';
import { createGitTool, GitFailure, type GitTool } from './tool/git-tool.ts';

export interface BranchStart {
  readonly workspace: string;
  /** The commit to check out when the branch does not exist yet. */
  readonly head: string;
  /** The branch that receives the commits of the agent. */
  readonly branch?: string | undefined;
  /** Returns why the agent may not start from a branch that exists. */
  readonly checkTip?: ((tip: string) => Promise<Problem | undefined>) | undefined;
  readonly path: string;
  /** The repository that has the branch, where the checkout may not hold all branches. */
  readonly remote?: Remote | undefined;
}

/**
 * Checks out the commit that the agent starts from, and returns it. Runs before the agent, while `.git` is still the checkout's
 * own. The commit is the tip of `origin/<branch>` when that was fetched; in a checkout without all branches, the tip on the remote; else `head`. It is checked out as a local branch of that
 * name, or detached when the stage has no branch.
 */
export async function prepareBranch(request: BranchStart): Promise<Result<string, Problem>> {
  const { workspace, head, branch, path, remote, checkTip } = request;
  const wrong = branch === undefined ? undefined : checkHeadName(branch, 'Change `branch`.');
  if (wrong) return failure(wrong);
  const found = branch === undefined ? await readHead(join(workspace, '.git')) : undefined;
  // `run.yml` checks the commit out itself, and two starts of git are saved.
  if (found?.commit === head && found.ref === undefined) return success(head);
  const git = createGitTool({ directory: workspace, path });
  try {
    const tip = branch === undefined ? undefined : await findTip(git, branch, remote);
    const start = tip ?? (await git.findCommit(head));
    if (!start) return failure(prepareProblem(`commit ${head.slice(0, 40)} is not in the checkout`));
    const refused = tip === undefined ? undefined : await checkTip?.(tip);
    if (refused !== undefined) return failure(refused);
    await git.run(['checkout', ...(branch ? ['--no-track', '-B', branch] : ['--detach']), start, '--']);
    return success(start);
  } catch (error) {
    if (error instanceof GitFailure || error instanceof GitHubError) return failure(prepareProblem(error.message));
    throw error;
  }
}

/**
 * Finds the tip of a branch. `checkout.depth` fetches one commit and no branches, and an agent that starts behind the tip works for nothing
 * every time: its commits cannot be pushed.
 */
async function findTip(git: GitTool, branch: string, remote: Remote | undefined): Promise<string | undefined> {
  const fetched = await git.findCommit(`refs/remotes/origin/${branch}`);
  if (fetched !== undefined || remote === undefined) return fetched;
  if ((await git.line(['rev-parse', '--is-shallow-repository'])) !== 'true') return undefined;
  const tip = await readTip(git, remote, branch);
  if (tip === undefined || (await git.findCommit(tip)) !== undefined) return tip;
  await fetchBase(git, remote, tip);
  await git.run(['update-ref', '-d', 'refs/baton/base']);
  return tip;
}

function prepareProblem(words: string): Problem {
  return { code: 'BATON-E709', message: `The checkout cannot be prepared: ${words}.` };
}

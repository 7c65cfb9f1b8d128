import { excludeOwn } from './exclude-own.ts';
import type { GitTool } from './git-tool.ts';
import { planTrusted, type TrustedPlan } from './plan-trusted.ts';

export interface Guard {
  readonly workspace: string;
  readonly base: string | undefined;
  readonly paths: readonly string[];
}

/**
 * While `.git` is still the checkout's own: reads what is to be restored, and tells git to leave it alone, so that a commit of the agent
 * does not undo what the pull request changes there.
 */
export async function guardTrusted(git: GitTool, { workspace, base, paths }: Guard): Promise<TrustedPlan> {
  const isFetched = base !== undefined && (await holdsCommit(git, base));
  const plan = await planTrusted(git, { head: 'HEAD', base: isFetched ? base : undefined, paths });
  const lines = plan.tracked.map((path) => `${path}\0`).join('');
  await git.run(['update-index', '-z', '--skip-worktree', '--stdin'], { input: lines });
  const untracked = plan.different.filter((path) => !plan.tracked.includes(path));
  await excludeOwn(workspace, untracked.map(escapePattern));
  return plan;
}

async function holdsCommit(git: GitTool, commit: string): Promise<boolean> {
  const found = await git.try(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]);
  return found.status === 0;
}

/** For a line of `info/exclude`. */
function escapePattern(path: string): string {
  return path.replace(/[\\*?[\]!# ]/g, '\\$&');
}

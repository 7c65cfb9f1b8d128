import { GitHubError } from '../../ports/github.ts';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

/** GitHub answers 409 for a run that is over, and 404 for one that was deleted. */
export async function cancelRun({ octokit, base }: GitHubClient, run: number): Promise<boolean> {
  try {
    await translated(octokit.request('POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel', { ...base, run_id: run }));
    return true;
  } catch (error) {
    if (error instanceof GitHubError && (error.reason === 'conflict' || error.reason === 'not-found')) return false;
    throw error;
  }
}

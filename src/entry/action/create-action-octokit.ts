import { createOctokit } from '../../adapters/github/create-octokit.ts';
import type { GitHubOctokit } from '../../adapters/github/github-client.ts';
import type { JobContext } from './job-context.ts';

/** The job's own token: the rights of the job decide what it may do. */
export function createActionOctokit({ inputs, job, log }: JobContext): GitHubOctokit {
  return createOctokit({ token: inputs.token, baseUrl: job.apiUrl, userAgent: 'baton-action', log });
}

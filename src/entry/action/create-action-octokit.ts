import { createOctokit, type OctokitBase } from '../../adapters/github/create-octokit.ts';
import type { GitHubOctokit } from '../../adapters/github/github-client.ts';
import type { JobContext } from './job-context.ts';

const proxyVariables = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'] as const;

/**
 * The job's own token: the rights of the job decide what it may do. Behind a proxy the toolkit's class is used; its HTTP
 * client more than doubles the time to start, so it is loaded only there.
 */
export async function createActionOctokit({ inputs, job, log }: JobContext): Promise<GitHubOctokit> {
  const base = proxyVariables.some((name) => process.env[name]) ? await loadToolkit() : undefined;
  return createOctokit({
    token: inputs.token,
    baseUrl: job.apiUrl,
    userAgent: 'baton-action',
    log,
    ...(base === undefined ? {} : { base }),
  });
}

async function loadToolkit(): Promise<OctokitBase> {
  const { GitHub } = await import('@actions/github/lib/utils');
  return GitHub as unknown as OctokitBase;
}

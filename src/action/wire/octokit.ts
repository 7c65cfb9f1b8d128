import type { GitHubOctokit } from '../../adapters/github/client/github-client.ts';
import { createOctokit, type OctokitBase } from '../../adapters/github/client/octokit.ts';
import { sendRequest } from '../../adapters/github/client/send-request.ts';
import type { JobContext } from '../job/job-context.ts';

const proxyVariables = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'] as const;

/**
 * Creates the Octokit of the job with the job's own token, so the rights of the job decide what it may do. Behind a proxy it
 * uses the class of the toolkit. The toolkit's HTTP client more than doubles the time to start, so it is loaded only there.
 */
export async function createActionOctokit({ inputs, job, log, environment }: JobContext): Promise<GitHubOctokit> {
  const base = proxyVariables.some((name) => environment[name]) ? await loadToolkit() : undefined;
  return createOctokit({
    token: inputs.token,
    baseUrl: job.apiUrl,
    userAgent: 'baton-action',
    log,
    ...(base === undefined ? { fetch: sendRequest } : { base }),
  });
}

async function loadToolkit(): Promise<OctokitBase> {
  const { GitHub } = await import('@actions/github/lib/utils');
  return GitHub as unknown as OctokitBase;
}

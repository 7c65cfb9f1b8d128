import { z } from 'zod';
import type { PullRequest, PullRequests } from '../../ports/github.ts';
import { createIdempotently } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { withTranslatedErrors } from './client/translate-error.ts';

const pullRequestSchema = z
  .object({
    number: z.int(),
    html_url: z.string(),
    body: z.string().nullish(),
    user: z.object({ id: z.int() }).nullish(),
  })
  .transform(({ number, html_url: url, body, user }): PullRequest => ({ number, url, body: body ?? '', author: user?.id }));

/** Creates the port for pull requests on the REST interface. */
export function createPullRequests(client: GitHubClient): PullRequests {
  return {
    readOpen: (head) => readOpen(client, head),
    create: (request) => createPullRequest(client, request),
    update: (number, request) => updatePullRequest(client, number, request),
    requestReviewers: (number, request) => requestReviewers(client, number, request),
  };
}

async function readOpen({ octokit, base }: GitHubClient, head: string): Promise<PullRequest | undefined> {
  const parameters = { ...base, head: `${base.owner}:${head}`, state: 'open', per_page: 1 } as const;
  const response = await withTranslatedErrors(octokit.request('GET /repos/{owner}/{repo}/pulls', parameters));
  return z.array(pullRequestSchema).parse(response.data)[0];
}

type NewPullRequest = Parameters<PullRequests['create']>[0];

async function createPullRequest(client: GitHubClient, request: NewPullRequest): Promise<PullRequest> {
  return createIdempotently(client.clock, {
    create: () => postPullRequest(client, request),
    find: () => readOpen(client, request.head),
  });
}

async function postPullRequest({ octokit, base }: GitHubClient, request: NewPullRequest): Promise<PullRequest> {
  const parameters = { ...base, ...request, request: { retries: 0 } };
  return pullRequestSchema.parse(
    (await withTranslatedErrors(octokit.request('POST /repos/{owner}/{repo}/pulls', parameters))).data,
  );
}

async function updatePullRequest(
  { octokit, base }: GitHubClient,
  number: number,
  request: { title: string; body: string },
): Promise<void> {
  const parameters = { ...base, pull_number: number, ...request };
  await withTranslatedErrors(octokit.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', parameters));
}

async function requestReviewers(
  { octokit, base }: GitHubClient,
  number: number,
  { reviewers, teams }: { reviewers: readonly string[]; teams: readonly string[] },
): Promise<void> {
  const parameters = { ...base, pull_number: number, reviewers: [...reviewers], team_reviewers: [...teams] };
  await withTranslatedErrors(octokit.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers', parameters));
}

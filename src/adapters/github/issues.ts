import { z } from 'zod';
import type { Issue, Issues, NewIssue } from '../../ports/issues.ts';
import { createIdempotently, isSameText, minuteAgo } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { listedIssueSchema } from './client/schemas.ts';
import { withTranslatedErrors } from './client/translate-error.ts';

/** Creates the port for issues on the REST interface. */
export function createIssues(client: GitHubClient): Issues {
  return {
    listSince: (since) => listSince(client, since),
    create: (issue) => createIssue(client, issue),
  };
}

async function listSince({ octokit, base }: GitHubClient, since: string): Promise<readonly Issue[]> {
  const filter = { state: 'all' as const, since, per_page: 100 };
  const issues = await withTranslatedErrors(octokit.paginate('GET /repos/{owner}/{repo}/issues', { ...base, ...filter }));
  return z
    .array(listedIssueSchema)
    .parse(issues)
    .filter(({ isPull }) => !isPull)
    .map(({ issue }) => issue);
}

async function createIssue(client: GitHubClient, issue: NewIssue): Promise<Issue> {
  const since = minuteAgo(client.clock);
  return createIdempotently(client.clock, {
    create: () => postIssue(client, issue),
    find: async () => (await listSince(client, since)).find((seen) => isSameText(seen.body, issue.body)),
  });
}

async function postIssue({ octokit, base }: GitHubClient, issue: NewIssue): Promise<Issue> {
  const { title, body, labels, assignees } = issue;
  const parameters = { ...base, title, body, labels: [...labels], assignees: [...assignees], request: { retries: 0 } };
  return listedIssueSchema.parse(
    (await withTranslatedErrors(octokit.request('POST /repos/{owner}/{repo}/issues', parameters))).data,
  ).issue;
}

import { z } from 'zod';
import { actionsAccount } from '../../core/trigger/accounts.ts';
import type { Notices } from '../../ports/issues.ts';
import type { GitHubClient } from './client/github-client.ts';
import { listedIssueSchema } from './client/schemas.ts';
import { withTranslatedErrors } from './client/translate-error.ts';

const viewerSchema = z.object({ viewer: z.object({ databaseId: z.int() }) });

/**
 * Reads the numeric id of the account that the token belongs to. Only GitHub knows it, unless it is the workflow's own account or
 * the App's.
 */
export async function readOwnAccount({ octokit }: GitHubClient): Promise<number> {
  return viewerSchema.parse(await withTranslatedErrors(octokit.graphql('query { viewer { databaseId } }'))).viewer.databaseId;
}

const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';

/** Creates the port for issues of ours on the REST interface. Asks for our own account only when an issue is found. */
export function createNotices(client: GitHubClient): Notices {
  const { octokit, base } = client;
  return {
    async listOpen(label) {
      const filter = { labels: label, state: 'open' as const, per_page: 100 };
      const { data } = await withTranslatedErrors(octokit.request('GET /repos/{owner}/{repo}/issues', { ...base, ...filter }));
      const listed = z
        .array(listedIssueSchema)
        .parse(data)
        .map(({ issue }) => issue);
      if (listed.length === 0) return [];
      const isWorkflows = listed.every(({ author }) => author === actionsAccount);
      const own = isWorkflows ? actionsAccount : await readOwnAccount(client);
      return listed.filter(({ author }) => author === own || author === actionsAccount);
    },
    async update(number, { title, body }) {
      await withTranslatedErrors(octokit.request(route, { ...base, issue_number: number, title, body }));
    },
    async close(number) {
      const closed = { state: 'closed', state_reason: 'completed' } as const;
      await withTranslatedErrors(octokit.request(route, { ...base, issue_number: number, ...closed }));
    },
  };
}

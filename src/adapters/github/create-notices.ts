import { z } from 'zod';
import { actionsAccount } from '../../core/record/actions-account.ts';
import type { Notices } from '../../ports/notices.ts';
import type { GitHubClient } from './github-client.ts';
import { listedIssueSchema } from './listed-issue-schema.ts';
import { readOwnAccount } from './read-own-account.ts';
import { translated } from './translated.ts';

const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';

/** Issues of ours through the REST interface. Who we are is asked for only where an issue is there. */
export function createNotices(client: GitHubClient): Notices {
  const { octokit, base } = client;
  return {
    async listOpen(label) {
      const filter = { labels: label, state: 'open' as const, per_page: 100 };
      const { data } = await translated(octokit.request('GET /repos/{owner}/{repo}/issues', { ...base, ...filter }));
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
      await translated(octokit.request(route, { ...base, issue_number: number, title, body }));
    },
    async close(number) {
      const closed = { state: 'closed', state_reason: 'completed' } as const;
      await translated(octokit.request(route, { ...base, issue_number: number, ...closed }));
    },
  };
}

import { z } from 'zod';
import { holdsEnvelope } from '../../core/record/scan-markers.ts';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

/** Busier repositories are swept by their newest comments. */
const maxPages = 20;

const commentsSchema = z.array(z.object({ issue_url: z.string(), body: z.string().nullish() }));

/** Numbers of the issues and pull requests whose comments since a time may hold records, the newest first. */
export async function listRecordThreads({ octokit, base }: GitHubClient, since: string): Promise<readonly number[]> {
  const route = 'GET /repos/{owner}/{repo}/issues/comments';
  const parameters = { ...base, since, sort: 'updated' as const, direction: 'desc' as const, per_page: 100 };
  let pages = 0;
  const comments = await translated(
    octokit.paginate(route, parameters, ({ data }, done) => {
      pages += 1;
      if (pages === maxPages) done();
      return data as unknown[];
    }),
  );
  const holding = commentsSchema.parse(comments).filter(({ body }) => holdsEnvelope(body ?? ''));
  return [...new Set(holding.map(({ issue_url: url }) => Number(url.split('/').at(-1))))];
}

import { z } from 'zod';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

const commentsSchema = z.array(
  z.object({ path: z.string(), line: z.int().nullish(), original_line: z.int().nullish(), body: z.string() }),
);

/** The comments on lines that belong to a review, at most 100. */
export async function listReviewComments(
  { octokit, base }: GitHubClient,
  { number, id }: { readonly number: number; readonly id: number },
): Promise<NonNullable<Trigger['review']>['comments']> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments';
  const listed = await translated(octokit.request(route, { ...base, pull_number: number, review_id: id, per_page: 100 }));
  return commentsSchema
    .parse(listed.data)
    .map(({ path, line, original_line: originalLine, body }) => ({ path, line: line ?? originalLine ?? null, body }));
}

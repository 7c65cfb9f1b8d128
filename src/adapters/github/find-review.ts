import { z } from 'zod';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { absentAsUndefined } from './absent-as-undefined.ts';
import type { GitHubClient } from './github-client.ts';
import { listReviewComments } from './list-review-comments.ts';
import { translated } from './translated.ts';

/** The account of a deleted user shows as `ghost`. */
const userSchema = z
  .object({ id: z.int(), login: z.string(), type: z.string().optional() })
  .nullable()
  .transform((user) => user ?? { id: 10_137, login: 'ghost' });

const reviewSchema = z.object({
  id: z.int(),
  user: userSchema,
  state: z.string(),
  body: z.string().nullable(),
  submitted_at: z.string(),
});

/** A submitted review with its comments on lines, at most 100. Two requests. */
export async function findReview(
  client: GitHubClient,
  { number, id }: { readonly number: number; readonly id: number },
): Promise<NonNullable<Trigger['review']> | undefined> {
  const { octokit, base } = client;
  const place = { ...base, pull_number: number, review_id: id };
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
  const response = await absentAsUndefined(translated(octokit.request(route, place)));
  const parsed = response && reviewSchema.safeParse(response.data);
  // One that was not submitted yet has no time.
  if (!parsed?.success) {
    return undefined;
  }
  const { user, state, body, submitted_at: submittedAt } = parsed.data;
  const comments = [...(await listReviewComments(client, { number, id }))];
  return { id, author: user, state: state.toLowerCase(), body: body ?? '', submittedAt, comments };
}

import { z } from 'zod';
import type { Trigger } from '../../../core/trigger/trigger.ts';
import type { GitHubClient } from '../client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from '../client/translate-error.ts';

const commentsSchema = z.array(
  z.object({ path: z.string(), line: z.int().nullish(), original_line: z.int().nullish(), body: z.string() }),
);

/** Lists the line comments of a review, at most 100. */
export async function listReviewComments(
  { octokit, base }: GitHubClient,
  { number, id }: { readonly number: number; readonly id: number },
): Promise<NonNullable<Trigger['review']>['comments']> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments';
  const listed = await withTranslatedErrors(
    octokit.request(route, { ...base, pull_number: number, review_id: id, per_page: 100 }),
  );
  return commentsSchema
    .parse(listed.data)
    .map(({ path, line, original_line: originalLine, body }) => ({ path, line: line ?? originalLine ?? null, body }));
}

/** The author of a review. The account of a deleted user shows as `ghost`. */
const userSchema = z
  .object({ id: z.int(), login: z.string(), type: z.string().optional() })
  .nullable()
  .transform((user) => user ?? { id: 10_137, login: 'ghost' });

const submittedReviewSchema = z.object({
  id: z.int(),
  user: userSchema,
  state: z.string(),
  body: z.string().nullable(),
  submitted_at: z.string(),
});

/**
 * Reads a submitted review with its line comments, at most 100. Makes two requests. Returns undefined when the review does not
 * exist or is not submitted.
 */
export async function readReview(
  client: GitHubClient,
  { number, id }: { readonly number: number; readonly id: number },
): Promise<NonNullable<Trigger['review']> | undefined> {
  const { octokit, base } = client;
  const place = { ...base, pull_number: number, review_id: id };
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
  const response = await absentAsUndefined(withTranslatedErrors(octokit.request(route, place)));
  const parsed = response && submittedReviewSchema.safeParse(response.data);
  // A review that is not submitted yet has no time.
  if (!parsed?.success) return undefined;
  const { user, state, body, submitted_at: submittedAt } = parsed.data;
  const comments = [...(await listReviewComments(client, { number, id }))];
  return { id, author: user, state: state.toLowerCase(), body: body ?? '', submittedAt, comments };
}

import { z } from 'zod';
import type { Trigger } from '../../core/trigger/trigger.ts';
import type { NewReview, Review, Reviews } from '../../ports/reviews.ts';
import { createIdempotently, isSameText } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, withTranslatedErrors } from './client/translate-error.ts';

const route = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const events = { comment: 'COMMENT', 'request-changes': 'REQUEST_CHANGES', approve: 'APPROVE' } as const;

const reviewSchema = z
  .object({ id: z.int(), html_url: z.string(), body: z.string().nullish(), user: z.object({ id: z.int() }).nullish() })
  .transform(({ id, html_url: url, body, user }): Review => ({ id, url, body: body ?? '', author: user?.id }));

/** Creates the port for reviews on the REST interface. */
export function createReviews(client: GitHubClient): Reviews {
  return {
    list: (pull) => listReviews(client, pull),
    create: (pull, review) =>
      createIdempotently(client.clock, {
        create: () => postReview(client, pull, review),
        find: async () => (await listReviews(client, pull)).find((seen) => isSameText(seen.body, review.body)),
      }),
  };
}

async function listReviews({ octokit, base }: GitHubClient, pull: number): Promise<readonly Review[]> {
  const reviews = octokit.paginate(`GET ${route}`, { ...base, pull_number: pull, per_page: 100 });
  return z.array(reviewSchema).parse(await withTranslatedErrors(reviews));
}

async function postReview({ octokit, base }: GitHubClient, pull: number, review: NewReview): Promise<Review> {
  const { body, event, commit } = review;
  const parameters = { ...base, pull_number: pull, body, event: events[event], commit_id: commit, request: { retries: 0 } };
  return reviewSchema.parse((await withTranslatedErrors(octokit.request(`POST ${route}`, parameters))).data);
}

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
  if (!parsed?.success) {
    return undefined;
  }
  const { user, state, body, submitted_at: submittedAt } = parsed.data;
  const comments = [...(await listReviewComments(client, { number, id }))];
  return { id, author: user, state: state.toLowerCase(), body: body ?? '', submittedAt, comments };
}

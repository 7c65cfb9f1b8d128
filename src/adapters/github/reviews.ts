import { z } from 'zod';
import type { NewReview, Review, Reviews } from '../../ports/reviews.ts';
import { createIdempotently, isSameText } from './client/create-idempotently.ts';
import type { GitHubClient } from './client/github-client.ts';
import { withTranslatedErrors } from './client/translate-error.ts';

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

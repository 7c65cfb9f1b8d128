import { z } from 'zod';
import type { NewReview, Review, Reviews } from '../../ports/reviews.ts';
import { createOnce } from './create-once.ts';
import type { GitHubClient } from './github-client.ts';
import { isSameText } from './is-same-text.ts';
import { translated } from './translated.ts';

const route = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const events = { comment: 'COMMENT', 'request-changes': 'REQUEST_CHANGES', approve: 'APPROVE' } as const;

const reviewSchema = z
  .object({ id: z.int(), html_url: z.string(), body: z.string().nullish(), user: z.object({ id: z.int() }).nullish() })
  .transform(({ id, html_url: url, body, user }): Review => ({ id, url, body: body ?? '', author: user?.id }));

/** Reviews through the REST interface. */
export function createReviews(client: GitHubClient): Reviews {
  return {
    list: (pull) => list(client, pull),
    create: (pull, review) =>
      createOnce(client.clock, {
        create: () => post(client, pull, review),
        find: async () => (await list(client, pull)).find((seen) => isSameText(seen.body, review.body)),
      }),
  };
}

async function list({ octokit, base }: GitHubClient, pull: number): Promise<readonly Review[]> {
  const reviews = octokit.paginate(`GET ${route}`, { ...base, pull_number: pull, per_page: 100 });
  return z.array(reviewSchema).parse(await translated(reviews));
}

async function post({ octokit, base }: GitHubClient, pull: number, review: NewReview): Promise<Review> {
  const { body, event, commit } = review;
  const parameters = { ...base, pull_number: pull, body, event: events[event], commit_id: commit, request: { retries: 0 } };
  return reviewSchema.parse((await translated(octokit.request(`POST ${route}`, parameters))).data);
}

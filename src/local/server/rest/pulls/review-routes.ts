import { z } from 'zod';
import { findGit } from '../../../git/run-git.ts';
import { type Cause, causeOf, fireEvent } from '../../events/fire-event.ts';
import { list } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getNumber, parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderPull } from '../../views/render-pull.ts';
import { renderReview, renderReviewComment } from '../../views/render-review.ts';
import { isoTime, type Pull, type Review } from '../../world/model.ts';
import { checkText, getPull } from '../issues/build-issue.ts';

const newReview = z.object({
  commit_id: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
  body: z.string().optional(),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']),
  comments: z.array(z.object({ path: z.string(), line: z.int().optional(), body: z.string() })).optional(),
});
const read = { accepts: ['pull_requests=read'], role: 'read' } as const;
const write = { accepts: ['pull_requests=write'], role: 'read' } as const;
const states = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const;

export const pullReviewRoutes = [
  ...routesWith(read, {
    'GET /pulls/{pull_number}/reviews': list((call) => {
      const pull = getPull(call);
      return call.world.reviews.list().filter(({ issueId }) => issueId === pull.id);
    }, renderReview),
    'GET /pulls/{pull_number}/reviews/{review_id}': show(getReview, renderReview),
    'GET /pulls/{pull_number}/reviews/{review_id}/comments': list((call) => {
      const review = getReview(call);
      return review.comments.map((comment) => ({ review, comment }));
    }, renderReviewComment),
  }),
  ...routesWith(write, { 'POST /pulls/{pull_number}/reviews': createReview }),
];

function getReview(call: RepositoryCall): Review {
  const pull = getPull(call);
  const review = call.world.reviews.get(getNumber(call, 'review_id'));
  if (review === undefined || review.issueId !== pull.id) throw notFound();
  return review;
}

async function createReview(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const pull = getPull(call);
  const wanted = parseBody(call, newReview);
  const cause = causeOf(call);
  checkReview(call, { pull, wanted, cause });
  const commit = wanted.commit_id ?? pull.pull.headSha;
  const inRange = await findGit(repository.git, ['merge-base', '--is-ancestor', commit, pull.pull.headSha]);
  if (inRange === undefined) throw new Refusal(422, 'The specified commit is not part of the pull request.');
  const review = world.reviews.put({
    id: world.nextId(),
    repositoryId: repository.id,
    issueId: pull.id,
    body: wanted.body ?? '',
    state: states[wanted.event],
    commit,
    user: cause.sender,
    submittedAt: isoTime(world.now()),
    comments: (wanted.comments ?? []).map(({ path, line, body }) => ({ id: world.nextId(), path, line, body })),
  });
  announceReview(call, { pull, review, cause });
  return { body: renderReview(world, repository, review) };
}

function checkReview(
  { principal, repository }: RepositoryCall,
  { pull, wanted, cause }: { readonly pull: Pull; readonly wanted: z.infer<typeof newReview>; readonly cause: Cause },
): void {
  const { event, body } = wanted;
  checkText('PullRequestReview', { body });
  if (event !== 'APPROVE' && (body ?? '') === '') throw new Refusal(422, 'Body is required for this event.');
  if (event === 'APPROVE' && principal.kind === 'job' && !repository.settings.actionsMayCreatePullRequests)
    throw new Refusal(422, 'GitHub Actions is not permitted to approve pull requests.');
  if (event !== 'COMMENT' && cause.sender.id === pull.user.id) {
    const what = event === 'APPROVE' ? 'approve' : 'request changes on';
    throw new Refusal(422, `Can not ${what} your own pull request`);
  }
}

/** Fires the event for a review. Webhooks write the state in lower case. */
function announceReview(
  { world, repository }: RepositoryCall,
  { pull, review, cause }: { pull: Pull; review: Review; cause: Cause },
): void {
  fireEvent(world, {
    name: 'pull_request_review',
    action: 'submitted',
    repository,
    cause,
    payload: {
      review: { ...renderReview(world, repository, review), state: review.state.toLowerCase() },
      pull_request: renderPull(world, repository, pull),
    },
    at: { ref: `refs/pull/${pull.number}/merge`, sha: pull.pull.mergeSha ?? pull.pull.headSha },
  });
}

import type { Json, Repository, Review, ReviewComment } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { authorAssociation, issuePage } from './render-issue.ts';
import { repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export function renderReviewComment(
  world: World,
  repository: Repository,
  { review, comment }: { readonly review: Review; readonly comment: ReviewComment },
): Json {
  const { id, path, line, body } = comment;
  const { thread, pull } = addressesOf(world, repository, review);
  const page = `${thread}#discussion_r${id}`;
  const url = `${repositoryUrl(world, repository)}/pulls/comments/${id}`;
  return {
    id,
    node_id: nodeId('reviewComment', id),
    url,
    html_url: page,
    pull_request_url: pull,
    pull_request_review_id: review.id,
    path,
    position: line ?? null,
    original_position: line ?? 1,
    line,
    original_line: line,
    side: line === undefined ? undefined : 'RIGHT',
    diff_hunk: '@@ -1 +1 @@',
    commit_id: review.commit,
    original_commit_id: review.commit,
    user: renderUser(world, review.user),
    body,
    created_at: review.submittedAt,
    updated_at: review.submittedAt,
    author_association: authorAssociation(repository, review.user),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pull } },
  };
}

export function renderReview(world: World, repository: Repository, review: Review): Json {
  const { thread, pull } = addressesOf(world, repository, review);
  const page = `${thread}#pullrequestreview-${review.id}`;
  return {
    id: review.id,
    node_id: nodeId('review', review.id),
    user: renderUser(world, review.user),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: pull,
    author_association: authorAssociation(repository, review.user),
    _links: { html: { href: page }, pull_request: { href: pull } },
    submitted_at: review.submittedAt,
    commit_id: review.commit,
  };
}

/** Returns the page of the pull request of a review, and its address in the API. */
function addressesOf(world: World, repository: Repository, review: Review): { readonly thread: string; readonly pull: string } {
  const issue = world.issues.get(review.issueId);
  if (issue === undefined) throw new Error(`Review ${review.id} has no pull request`);
  const pull = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
  return { thread: issuePage(world, repository, issue), pull };
}

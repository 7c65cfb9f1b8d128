import type { Repository, Review } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { authorAssociation } from './author-association.ts';
import { issuePage } from './render-issue.ts';
import { repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export function renderReview(world: World, repository: Repository, review: Review): Record<string, unknown> {
  const issue = world.issues.get(review.issueId);
  if (issue === undefined) throw new Error(`Review ${review.id} has no pull request`);
  const page = `${issuePage(world, repository, issue)}#pullrequestreview-${review.id}`;
  const pull = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
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

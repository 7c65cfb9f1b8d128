import type { Comment, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { renderApp } from './render-app.ts';
import { authorAssociation, issuePage, issueUrl, renderReactionCounts } from './render-issue.ts';
import { repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export function renderComment(world: World, repository: Repository, comment: Comment): Record<string, unknown> {
  const issue = world.issues.get(comment.issueId);
  if (issue === undefined) throw new Error(`Comment ${comment.id} has no issue`);
  const url = `${repositoryUrl(world, repository)}/issues/comments/${comment.id}`;
  return {
    url,
    html_url: `${issuePage(world, repository, issue)}#issuecomment-${comment.id}`,
    issue_url: issueUrl(world, repository, issue),
    id: comment.id,
    node_id: nodeId('comment', comment.id),
    user: renderUser(world, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: authorAssociation(repository, comment.user),
    pin: null,
    minimized: comment.minimizedReason === undefined ? null : { reason: comment.minimizedReason },
    reactions: renderReactionCounts(world, { id: comment.id, url }),
    performed_via_github_app: comment.app === undefined ? null : renderApp(world, comment.app),
  };
}

import type { RepositoryCall } from '../http/route.ts';
import { renderComment } from '../views/render-comment.ts';
import { renderIssue } from '../views/render-issue.ts';
import type { Comment } from '../world/model.ts';
import { causeOf, fireEvent } from './fire-event.ts';

export function announceComment(
  call: RepositoryCall,
  comment: Comment,
  { action, changes }: { action: 'created' | 'edited' | 'deleted'; changes?: Record<string, unknown> },
): void {
  const { world, repository } = call;
  const issue = world.issues.get(comment.issueId);
  if (issue === undefined) return;
  fireEvent(world, {
    name: 'issue_comment',
    action,
    repository,
    cause: causeOf(call),
    payload: {
      issue: renderIssue(world, repository, issue),
      comment: renderComment(world, repository, comment),
      changes,
    },
  });
}

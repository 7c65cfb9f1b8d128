import { invalid, Refusal } from '../http/refusal.ts';
import { actorOf, type RepositoryCall } from '../http/route.ts';
import type { Comment, Issue } from '../world/model.ts';
import { hasRole } from '../world/role-of.ts';

const perThread = 2500;
const longest = 65_536;

/** A locked or full thread refuses; a locked one refuses tokens whatever they may do elsewhere. */
export function checkCommentable(call: RepositoryCall, issue: Issue): void {
  const { world, principal, repository } = call;
  const mayPassLock = principal.kind === 'user' && hasRole(repository, principal.account, 'write');
  if (issue.locked && !mayPassLock) throw new Refusal(403, 'Unable to create comment because issue is locked.');
  const count = world.comments.list().filter((comment) => comment.issueId === issue.id).length;
  if (count >= perThread) throw new Refusal(403, `Commenting is disabled on issues with more than ${perThread} comments`);
}

export function checkCommentBody(body: string): void {
  const resource = 'IssueComment';
  if (body.trim() === '') throw invalid({ resource, code: 'unprocessable', field: 'data', message: "Body can't be blank" });
  if ([...body].length > longest) {
    throw invalid({
      resource,
      code: 'unprocessable',
      field: 'data',
      message: `Body is too long (maximum is ${longest} characters)`,
    });
  }
}

/** Authors, people who can write, and tokens with the permission, which was asked for before. */
export function checkMayEdit(call: RepositoryCall, comment: Comment): void {
  const { principal, repository } = call;
  if (principal.kind !== 'user' || actorOf(call).id === comment.user.id) return;
  if (!hasRole(repository, principal.account, 'write')) throw new Refusal(403, 'Must have admin rights to Repository.');
}

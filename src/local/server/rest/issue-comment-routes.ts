import { z } from 'zod';
import { causeOf } from '../events/cause.ts';
import { paginate } from '../http/paginate.ts';
import { notFound } from '../http/refusal.ts';
import { type Answer, getNumber, parseBody, type RepositoryCall, type Route } from '../http/route.ts';
import { renderComment } from '../views/render-comment.ts';
import { isoTime } from '../world/iso-time.ts';
import type { Comment } from '../world/model.ts';
import { announceComment } from './announce-comment.ts';
import { checkCommentable, checkCommentBody, checkMayEdit } from './check-comment.ts';
import { getIssue, permissionOfIssue } from './find-issue.ts';
import { selectComments } from './select-comments.ts';

const thread = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const single = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const commentBody = z.object({ body: z.string() });
const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const accepts = ['issues=write', 'pull_requests=write'] as const;

export const issueCommentRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: 'GET /repos/{owner}/{repo}/issues/comments',
    ...read,
    handle: (call) => paginate(call, selectComments(call), (comment) => renderComment(call.world, call.repository, comment)),
  },
  {
    kind: 'repository',
    operation: `GET ${thread}`,
    ...read,
    handle: (call) =>
      paginate(call, selectComments(call, getIssue(call)), (comment) => renderComment(call.world, call.repository, comment)),
  },
  { kind: 'repository', operation: `POST ${thread}`, accepts, narrow: permissionOfIssue, role: 'read', handle: createComment },
  {
    kind: 'repository',
    operation: `GET ${single}`,
    ...read,
    handle: (call) => ({ body: renderComment(call.world, call.repository, getComment(call)) }),
  },
  { kind: 'repository', operation: `PATCH ${single}`, accepts, narrow: permissionOfComment, role: 'read', handle: updateComment },
  {
    kind: 'repository',
    operation: `DELETE ${single}`,
    accepts,
    narrow: permissionOfComment,
    role: 'read',
    handle: deleteComment,
  },
];

async function createComment(call: RepositoryCall): Promise<Answer> {
  const { world, repository } = call;
  const issue = getIssue(call);
  const { body } = parseBody(call, commentBody);
  const cause = causeOf(call);
  checkCommentable(call, issue);
  checkCommentBody(body);
  const at = isoTime(world.now());
  const comment = world.comments.put({
    id: world.nextId(),
    repositoryId: repository.id,
    issueId: issue.id,
    body,
    user: cause.sender,
    app: cause.app,
    createdAt: at,
    updatedAt: at,
    lastEditedAt: null,
    editor: undefined,
  });
  world.issues.put({ ...issue, updatedAt: at });
  announceComment(call, comment, { action: 'created' });
  const rendered = renderComment(world, repository, comment);
  return { status: 201, body: rendered, headers: { location: String(rendered.url) } };
}

function updateComment(call: RepositoryCall): Answer {
  const { world, repository } = call;
  const comment = getComment(call);
  const { body } = parseBody(call, commentBody);
  checkMayEdit(call, comment);
  checkCommentBody(body);
  const at = isoTime(world.now());
  // A patch with the same text is no edit.
  const edit = body === comment.body ? {} : { body, lastEditedAt: at, editor: causeOf(call).sender, updatedAt: at };
  const updated = world.comments.put({ ...comment, ...edit });
  if (body !== comment.body) announceComment(call, updated, { action: 'edited', changes: { body: { from: comment.body } } });
  return { body: renderComment(world, repository, updated) };
}

function deleteComment(call: RepositoryCall): Answer {
  const comment = getComment(call);
  checkMayEdit(call, comment);
  call.world.comments.delete(comment.id);
  announceComment(call, comment, { action: 'deleted' });
  return { status: 204 };
}

function getComment(call: RepositoryCall): Comment {
  const comment = call.world.comments.get(getNumber(call, 'comment_id'));
  if (comment === undefined || comment.repositoryId !== call.repository.id) throw notFound();
  return comment;
}

function permissionOfComment(call: RepositoryCall): string | undefined {
  const comment = call.world.comments.get(Number(call.parameters.comment_id));
  if (comment === undefined) return undefined;
  return call.world.issues.get(comment.issueId)?.pull === undefined ? 'issues' : 'pull_requests';
}

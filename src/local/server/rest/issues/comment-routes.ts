import { z } from 'zod';
import { announceComment } from '../../events/change-issue.ts';
import { causeOf } from '../../events/fire-event.ts';
import { list } from '../../http/paginate.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { actorOf, getRow, parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { putComment } from '../../seed/add-comments.ts';
import { renderComment } from '../../views/render-issue.ts';
import { type Comment, type Issue, isoTime } from '../../world/model.ts';
import { hasRole } from '../../world/principal.ts';
import { getIssue, permissionOfIssue } from './build-issue.ts';

const perThread = 2500;
const longest = 65_536;

/** Throws for a locked or full thread. A locked thread refuses tokens, whatever they may do elsewhere. */
function checkCommentable(call: RepositoryCall, issue: Issue): void {
  const { world, principal, repository } = call;
  const mayPassLock = principal.kind === 'user' && hasRole(repository, principal.account, 'write');
  if (issue.locked && !mayPassLock) throw new Refusal(403, 'Unable to create comment because issue is locked.');
  const count = world.comments.list().filter((comment) => comment.issueId === issue.id).length;
  if (count >= perThread) throw new Refusal(403, `Commenting is disabled on issues with more than ${perThread} comments`);
}

function checkCommentBody(body: string): void {
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

/** Throws unless the caller may edit the comment: authors, people with write access, and tokens, which were checked before. */
function checkMayEdit(call: RepositoryCall, comment: Comment): void {
  const { principal, repository } = call;
  if (principal.kind !== 'user' || actorOf(call).id === comment.user.id) return;
  if (!hasRole(repository, principal.account, 'write')) throw new Refusal(403, 'Must have admin rights to Repository.');
}

/** Returns comments of one thread, or of all threads. Ascending by id; only the repository's list can be sorted. */
function selectComments(call: RepositoryCall, issue?: Issue): readonly Comment[] {
  const { world, repository, url } = call;
  const since = url.searchParams.get('since');
  const rows = world.comments
    .list(world.settings.listLag)
    .filter(
      (comment) =>
        (issue === undefined ? comment.repositoryId === repository.id : comment.issueId === issue.id) &&
        (since === null || Date.parse(comment.updatedAt) >= Date.parse(since)),
    );
  const sort = url.searchParams.get('sort');
  if (issue !== undefined || sort === null) return rows;
  const key = sort === 'updated' ? 'updatedAt' : 'createdAt';
  const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
  return url.searchParams.get('direction') === 'asc' ? ascending : ascending.reverse();
}

const commentBody = z.object({ body: z.string() });
const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const write = { accepts: ['issues=write', 'pull_requests=write'], role: 'read' } as const;

export const issueCommentRoutes = [
  ...routesWith(read, {
    'GET /issues/comments': list((call) => selectComments(call), renderComment),
    'GET /issues/{issue_number}/comments': list((call) => selectComments(call, getIssue(call)), renderComment),
    'GET /issues/comments/{comment_id}': show(getComment, renderComment),
  }),
  ...routesWith({ ...write, narrow: permissionOfIssue }, { 'POST /issues/{issue_number}/comments': createComment }),
  ...routesWith(
    { ...write, narrow: permissionOfComment },
    { 'PATCH /issues/comments/{comment_id}': updateComment, 'DELETE /issues/comments/{comment_id}': deleteComment },
  ),
];

async function createComment(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const issue = getIssue(call);
  const { body } = parseBody(call, commentBody);
  const cause = causeOf(call);
  checkCommentable(call, issue);
  checkCommentBody(body);
  const at = isoTime(world.now());
  const comment = putComment(world, issue, { body, user: cause.sender, app: cause.app, at });
  world.issues.put({ ...issue, updatedAt: at });
  announceComment(call, comment, { action: 'created' });
  const rendered = renderComment(world, repository, comment);
  return { status: 201, body: rendered, headers: { location: String(rendered.url) } };
}

function updateComment(call: RepositoryCall): RouteResponse {
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

function deleteComment(call: RepositoryCall): RouteResponse {
  const comment = getComment(call);
  checkMayEdit(call, comment);
  call.world.comments.delete(comment.id);
  announceComment(call, comment, { action: 'deleted' });
  return { status: 204 };
}

export function getComment(call: RepositoryCall): Comment {
  return getRow(call, call.world.comments, 'comment_id');
}

function permissionOfComment(call: RepositoryCall): string | undefined {
  const comment = call.world.comments.get(Number(call.parameters.comment_id));
  if (comment === undefined) return undefined;
  return call.world.issues.get(comment.issueId)?.pull === undefined ? 'issues' : 'pull_requests';
}

import { listChanged } from '../git/read-commit.ts';
import type { RepositoryCall } from '../http/route.ts';
import { renderComment, renderIssue } from '../views/render-issue.ts';
import { renderFullPull } from '../views/render-pull.ts';
import type { Comment } from '../world/model.ts';
import { type Issue, isoTime, type Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { type Cause, causeOf, fireEvent } from './fire-event.ts';

export interface IssueChange {
  readonly repository: Repository;
  readonly cause: Cause;
  readonly action: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** The name and details of the entry in the issue's event list. */
  readonly event?: { readonly name: string; readonly details?: Readonly<Record<string, unknown>> };
}

/** Stores a changed issue or pull request, adds the change to the event list and fires the event. */
export async function changeIssue(world: World, issue: Issue, change: IssueChange): Promise<Issue> {
  const stored = world.issues.put({ ...issue, updatedAt: isoTime(world.now()) });
  if (change.event !== undefined) recordEvent(world, stored, { ...change.event, cause: change.cause });
  await announceIssue(world, stored, change);
  return stored;
}

/** Fires `issues` or `pull_request`, according to the kind of the issue. */
export async function announceIssue(world: World, issue: Issue, change: IssueChange): Promise<void> {
  const { repository, cause, action, payload } = change;
  const { pull } = issue;
  if (pull === undefined) {
    fireEvent(world, {
      name: 'issues',
      action,
      repository,
      cause,
      payload: { issue: renderIssue(world, repository, issue), ...payload },
    });
    return;
  }
  fireEvent(world, {
    name: 'pull_request',
    action,
    repository,
    cause,
    payload: { number: issue.number, pull_request: await renderFullPull(world, repository, { ...issue, pull }), ...payload },
    changed: await listChanged(repository.git, `${pull.baseSha}...${pull.headSha}`),
    at: { ref: `refs/pull/${issue.number}/merge`, sha: pull.mergeSha ?? pull.headSha },
    // GitHub starts no workflow for a pull request that conflicts with its base.
    appsOnly: pull.mergeSha === null,
  });
}

function recordEvent(
  world: World,
  issue: Issue,
  { name, details = {}, cause }: { name: string; details?: Readonly<Record<string, unknown>>; cause: Cause },
): void {
  world.events.put({
    id: world.nextId(),
    repositoryId: issue.repositoryId,
    issueId: issue.id,
    event: name,
    actor: cause.sender,
    app: cause.app,
    createdAt: isoTime(world.now()),
    details,
  });
}

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

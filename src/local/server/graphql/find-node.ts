import { getRepositoryById } from '../world/lookups.ts';
import type { Account, Comment, Issue, Repository } from '../world/model.ts';
import { findNode, nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';

export interface GraphqlObject {
  readonly repository: Repository;
  /** The object's own type first, then its interfaces. */
  readonly types: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

export function findNodeById(world: World, id: string): GraphqlObject | undefined {
  const node = findNode(id);
  if (node?.kind === 'comment') {
    const comment = world.comments.get(node.id);
    return comment === undefined ? undefined : describeComment(world, comment);
  }
  if (node?.kind !== 'issue' && node?.kind !== 'pull') return undefined;
  const issue = world.issues.get(node.id);
  return issue === undefined ? undefined : describeIssue(getRepositoryById(world, issue.repositoryId), issue);
}

/** Returns the `issue`, `pullRequest` or `issueOrPullRequest` of a repository. */
export function findThread(
  world: World,
  repository: Repository,
  { field, number }: { field: string; number: number },
): GraphqlObject | undefined {
  if (!['issue', 'pullRequest', 'issueOrPullRequest'].includes(field))
    throw new Error(`Field '${field}' doesn't exist on type 'Repository'`);
  const issue = world.issues.list().find((candidate) => candidate.repositoryId === repository.id && candidate.number === number);
  const fits =
    issue !== undefined && (field === 'issueOrPullRequest' || (field === 'pullRequest') === (issue.pull !== undefined));
  return fits ? describeIssue(repository, issue) : undefined;
}

function describeComment(world: World, comment: Comment): GraphqlObject {
  const { body, createdAt, updatedAt, lastEditedAt } = comment;
  return {
    repository: getRepositoryById(world, comment.repositoryId),
    types: ['IssueComment', 'Comment', 'Node'],
    values: {
      __typename: 'IssueComment',
      id: nodeId('comment', comment.id),
      databaseId: findShortId(comment.id),
      fullDatabaseId: String(comment.id),
      ...{ body, createdAt, updatedAt, lastEditedAt, includesCreatedEdit: lastEditedAt !== null },
      isMinimized: comment.minimizedReason !== undefined,
      minimizedReason: comment.minimizedReason ?? null,
      author: describeActor(comment.user),
      editor: comment.editor === undefined ? null : describeActor(comment.editor),
    },
  };
}

function describeIssue(repository: Repository, issue: Issue): GraphqlObject {
  const type = issue.pull === undefined ? 'Issue' : 'PullRequest';
  const { number, title, body, createdAt, updatedAt, lastEditedAt } = issue;
  return {
    repository,
    types: [type, 'Comment', 'Node'],
    values: {
      __typename: type,
      id: nodeId(issue.pull === undefined ? 'issue' : 'pull', issue.id),
      databaseId: findShortId(issue.id),
      fullDatabaseId: String(issue.id),
      ...{ number, title, body: body ?? '', createdAt, updatedAt, lastEditedAt },
      ...(issue.pull === undefined ? {} : { merged: issue.pull.mergedAt !== null }),
      author: describeActor(issue.user),
    },
  };
}

/** Returns the id if it is an `Int` of GraphQL, which has 32 bits with a sign; null otherwise, where only `fullDatabaseId` has it. */
function findShortId(id: number): number | null {
  return id < 2 ** 31 ? id : null;
}

/** Describes an account. GraphQL shows Apps without their suffix. */
function describeActor(account: Account): Record<string, unknown> {
  return { __typename: account.type, login: account.login.replace('[bot]', ''), databaseId: findShortId(account.id) };
}

import { invalid, notFound } from '../../http/refusal.ts';
import { appOf, getNumber, type RepositoryCall } from '../../http/route.ts';
import { type Account, type Issue, isoTime, type Pull, type Repository } from '../../world/model.ts';
import type { World } from '../../world/world.ts';

/** Returns the next number. Issues and pull requests of a repository are numbered together. */
function nextNumber(world: World, repository: Repository): number {
  const numbers = world.issues.list().flatMap((issue) => (issue.repositoryId === repository.id ? [issue.number] : []));
  return Math.max(0, ...numbers) + 1;
}

export function buildIssue(call: RepositoryCall, draft: { title: string; body: string | null; user: Account }): Issue {
  const { world, repository } = call;
  const at = isoTime(world.now());
  return {
    ...draft,
    id: world.nextId(),
    repositoryId: repository.id,
    number: nextNumber(world, repository),
    app: appOf(call),
    labelIds: [],
    assignees: [],
    state: 'open',
    stateReason: null,
    locked: false,
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    closedBy: undefined,
    lastEditedAt: null,
    pull: undefined,
  };
}

function findIssue(call: RepositoryCall, number: number): Issue | undefined {
  return call.world.issues.list().find((issue) => issue.repositoryId === call.repository.id && issue.number === number);
}

export function getIssue(call: RepositoryCall, parameter = 'issue_number'): Issue {
  const issue = findIssue(call, getNumber(call, parameter));
  if (issue === undefined) throw notFound();
  return issue;
}

export function getPull(call: RepositoryCall): Pull {
  const issue = getIssue(call, 'pull_number');
  if (issue.pull === undefined) throw notFound();
  return { ...issue, pull: issue.pull };
}

/**
 * Returns the permission for the conversation of an issue. That of a pull request needs the pull request permission; `issues:
 * write` alone is refused.
 */
export function permissionOfIssue(call: RepositoryCall): string | undefined {
  const issue = findIssue(call, Number(call.parameters.issue_number));
  return issue && (issue.pull === undefined ? 'issues' : 'pull_requests');
}

/** Checks the title and body of issues and pull requests. */
export function checkText(
  resource: string,
  text: { readonly title?: string | undefined; readonly body?: string | null | undefined },
): void {
  if (text.title !== undefined && text.title.trim() === '') throw invalid({ resource, code: 'missing_field', field: 'title' });
  if ([...(text.title ?? '')].length > 256)
    throw invalid({ resource, code: 'custom', field: 'title', message: 'title is too long (maximum is 256 characters)' });
  if ([...(text.body ?? '')].length > 65_536)
    throw invalid({ resource, code: 'custom', field: 'body', message: 'body is too long (maximum is 65536 characters)' });
}

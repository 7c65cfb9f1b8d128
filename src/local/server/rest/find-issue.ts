import { notFound } from '../http/refusal.ts';
import { getNumber, type RepositoryCall } from '../http/route.ts';
import type { Issue, Pull } from '../world/model.ts';

export function findIssue(call: RepositoryCall, number: number): Issue | undefined {
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

/** A pull request's conversation needs the pull request permission, `issues: write` alone is refused. */
export function permissionOfIssue(call: RepositoryCall): string | undefined {
  const issue = findIssue(call, Number(call.parameters.issue_number));
  if (issue === undefined) return undefined;
  return issue.pull === undefined ? 'issues' : 'pull_requests';
}

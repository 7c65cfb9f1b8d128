import { causeOf } from '../events/cause.ts';
import type { Answer, RepositoryCall, Route } from '../http/route.ts';
import { changeIssue } from './change-issue.ts';
import { getIssue, permissionOfIssue } from './find-issue.ts';

const path = '/repos/{owner}/{repo}/issues/{issue_number}/lock';
const write = { accepts: ['issues=write', 'pull_requests=write'], narrow: permissionOfIssue, role: 'write' } as const;

export const issueLockRoutes: readonly Route[] = [
  { kind: 'repository', operation: `PUT ${path}`, ...write, handle: (call) => setLocked(call, 'locked') },
  { kind: 'repository', operation: `DELETE ${path}`, ...write, handle: (call) => setLocked(call, 'unlocked') },
];

async function setLocked(call: RepositoryCall, action: 'locked' | 'unlocked'): Promise<Answer> {
  const issue = getIssue(call);
  const locked = action === 'locked';
  if (issue.locked !== locked) {
    const change = { repository: call.repository, cause: causeOf(call), action, event: { name: action } };
    await changeIssue(call.world, { ...issue, locked }, change);
  }
  return { status: 204 };
}

import { changeIssue } from '../../events/change-issue.ts';
import { causeOf } from '../../events/fire-event.ts';
import { paginate } from '../../http/paginate.ts';
import type { RepositoryCall, Route, RouteResponse } from '../../http/route.ts';
import { renderIssueEvent } from '../../views/render-issue-event.ts';
import { getIssue, permissionOfIssue } from './build-issue.ts';

const path = '/repos/{owner}/{repo}/issues/{issue_number}/lock';
const write = { accepts: ['issues=write', 'pull_requests=write'], narrow: permissionOfIssue, role: 'write' } as const;

export const issueLockRoutes: readonly Route[] = [
  { kind: 'repository', operation: `PUT ${path}`, ...write, handle: (call) => setLocked(call, 'locked') },
  { kind: 'repository', operation: `DELETE ${path}`, ...write, handle: (call) => setLocked(call, 'unlocked') },
];

async function setLocked(call: RepositoryCall, action: 'locked' | 'unlocked'): Promise<RouteResponse> {
  const issue = getIssue(call);
  const locked = action === 'locked';
  if (issue.locked !== locked) {
    const change = { repository: call.repository, cause: causeOf(call), action, event: { name: action } };
    await changeIssue(call.world, { ...issue, locked }, change);
  }
  return { status: 204 };
}

export const issueEventRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: 'GET /repos/{owner}/{repo}/issues/{issue_number}/events',
    accepts: ['issues=read', 'pull_requests=read'],
    role: 'read',
    handle: (call) => {
      const issue = getIssue(call);
      const events = call.world.events.list(call.world.settings.listLag).filter((event) => event.issueId === issue.id);
      return paginate(call, events, (event) => renderIssueEvent(call.world, call.repository, event));
    },
  },
];

import { changeIssue } from '../../events/change-issue.ts';
import { causeOf } from '../../events/fire-event.ts';
import { list } from '../../http/paginate.ts';
import { type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { renderIssueEvent } from '../../views/render-issue-event.ts';
import { getIssue, permissionOfIssue } from './build-issue.ts';

const write = { accepts: ['issues=write', 'pull_requests=write'], narrow: permissionOfIssue, role: 'write' } as const;

export const issueLockRoutes = routesWith(write, {
  'PUT /issues/{issue_number}/lock': (call) => setLocked(call, 'locked'),
  'DELETE /issues/{issue_number}/lock': (call) => setLocked(call, 'unlocked'),
});

async function setLocked(call: RepositoryCall, action: 'locked' | 'unlocked'): Promise<RouteResponse> {
  const issue = getIssue(call);
  const locked = action === 'locked';
  if (issue.locked !== locked) {
    const change = { repository: call.repository, cause: causeOf(call), action, event: { name: action } };
    await changeIssue(call.world, { ...issue, locked }, change);
  }
  return { status: 204 };
}

const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;

export const issueEventRoutes = routesWith(read, {
  'GET /issues/{issue_number}/events': list((call) => {
    const issue = getIssue(call);
    return call.world.events.list(call.world.settings.listLag).filter((event) => event.issueId === issue.id);
  }, renderIssueEvent),
});

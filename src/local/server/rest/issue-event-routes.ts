import { paginate } from '../http/paginate.ts';
import type { Route } from '../http/route.ts';
import { renderIssueEvent } from '../views/render-issue-event.ts';
import { getIssue } from './find-issue.ts';

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

import { z } from 'zod';
import { announceIssue } from '../../events/change-issue.ts';
import { causeOf } from '../../events/fire-event.ts';
import { list } from '../../http/paginate.ts';
import { Refusal } from '../../http/refusal.ts';
import { actorOf, parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderFullIssue, renderIssue, renderIssueEvent } from '../../views/render-issue.ts';
import type { Issue } from '../../world/model.ts';
import { hasRole } from '../../world/principal.ts';
import { buildIssue, checkText, getIssue, permissionOfIssue } from './build-issue.ts';
import { addLabels } from './issue-labels.ts';
import { issuePatch, labelList, updateIssue } from './update-issue.ts';

/** Returns the issues with GitHub's filters and order: newest first unless asked otherwise. */
function selectIssues(call: RepositoryCall): readonly Issue[] {
  const { world, repository, url } = call;
  const query = url.searchParams;
  const state = query.get('state') ?? 'open';
  const labels = (query.get('labels') ?? '').split(',').filter((name) => name !== '');
  const since = query.get('since');
  const creator = query.get('creator');
  if (!['open', 'closed', 'all'].includes(state)) throw new Refusal(422, 'Validation Failed');
  const rows = world.issues
    .list(world.settings.listLag)
    .filter(
      (issue) =>
        issue.repositoryId === repository.id &&
        (state === 'all' || issue.state === state) &&
        (since === null || Date.parse(issue.updatedAt) >= Date.parse(since)) &&
        (creator === null || issue.user.login.toLowerCase() === creator.toLowerCase()) &&
        labels.every((name) => issue.labelIds.some((id) => world.labels.get(id)?.name.toLowerCase() === name.toLowerCase())),
    );
  const key = query.get('sort') === 'updated' ? 'updatedAt' : 'createdAt';
  // Rows are ascending by id, which decides between equal times.
  const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
  return query.get('direction') === 'asc' ? ascending : ascending.reverse();
}

const newIssue = z.object({
  title: z.union([z.string(), z.number()]).transform(String),
  body: z.string().nullish(),
  labels: labelList.optional(),
  assignees: z.array(z.string()).optional(),
});
const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const creation = { accepts: ['issues=write'], role: 'read' } as const;
const write = { accepts: ['issues=write', 'pull_requests=write'], narrow: permissionOfIssue, role: 'read' } as const;

export const issueRoutes = [
  ...routesWith(read, {
    'GET /issues': list(selectIssues, renderIssue),
    'GET /issues/{issue_number}': show(getIssue, renderFullIssue),
    'GET /issues/{issue_number}/events': list((call) => {
      const issue = getIssue(call);
      return call.world.events.list(call.world.settings.listLag).filter((event) => event.issueId === issue.id);
    }, renderIssueEvent),
  }),
  ...routesWith(creation, { 'POST /issues': createIssue }),
  ...routesWith(write, {
    'PATCH /issues/{issue_number}': async (call) => {
      const issue = await updateIssue(call, getIssue(call), parseBody(call, issuePatch));
      return { body: renderFullIssue(call.world, call.repository, issue) };
    },
  }),
];

async function createIssue(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const body = parseBody(call, newIssue);
  const cause = causeOf(call);
  checkText('Issue', body);
  const issue = world.issues.put(buildIssue(call, { title: body.title, body: body.body ?? null, user: actorOf(call) }));
  await announceIssue(world, issue, { repository, cause, action: 'opened' });
  // GitHub silently drops labels of an account without push access.
  const keepsLabels = cause.app !== undefined || hasRole(repository, cause.sender, 'triage');
  const labelled = await addLabels(world, issue, { repository, cause, names: keepsLabels ? (body.labels ?? []) : [] });
  const { assignees = [] } = body;
  const assigned = keepsLabels && assignees.length > 0 ? await updateIssue(call, labelled, { assignees }) : labelled;
  return {
    status: 201,
    body: renderFullIssue(world, repository, assigned),
    headers: { location: String(renderIssue(world, repository, issue).url) },
  };
}

import { z } from 'zod';
import { causeOf } from '../events/cause.ts';
import { paginate } from '../http/paginate.ts';
import { type Answer, actorOf, parseBody, type RepositoryCall, type Route } from '../http/route.ts';
import { renderFullIssue, renderIssue } from '../views/render-issue.ts';
import { hasRole } from '../world/role-of.ts';
import { buildIssue } from './build-issue.ts';
import { announceIssue } from './change-issue.ts';
import { checkText } from './check-text.ts';
import { getIssue, permissionOfIssue } from './find-issue.ts';
import { addLabels } from './issue-labels.ts';
import { issuePatch, labelList } from './issue-patch.ts';
import { selectIssues } from './select-issues.ts';
import { updateIssue } from './update-issue.ts';

const newIssue = z.object({
  title: z.union([z.string(), z.number()]).transform(String),
  body: z.string().nullish(),
  labels: labelList.optional(),
  assignees: z.array(z.string()).optional(),
});
export const issueRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: 'GET /repos/{owner}/{repo}/issues',
    accepts: ['issues=read', 'pull_requests=read'],
    role: 'read',
    handle: (call) => paginate(call, selectIssues(call), (issue) => renderIssue(call.world, call.repository, issue)),
  },
  {
    kind: 'repository',
    operation: 'POST /repos/{owner}/{repo}/issues',
    accepts: ['issues=write'],
    role: 'read',
    handle: createIssue,
  },
  {
    kind: 'repository',
    operation: 'GET /repos/{owner}/{repo}/issues/{issue_number}',
    accepts: ['issues=read', 'pull_requests=read'],
    role: 'read',
    handle: (call) => ({ body: renderFullIssue(call.world, call.repository, getIssue(call)) }),
  },
  {
    kind: 'repository',
    operation: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
    accepts: ['issues=write', 'pull_requests=write'],
    narrow: permissionOfIssue,
    role: 'triage',
    handle: async (call) => {
      const issue = await updateIssue(call, getIssue(call), parseBody(call, issuePatch));
      return { body: renderFullIssue(call.world, call.repository, issue) };
    },
  },
];

async function createIssue(call: RepositoryCall): Promise<Answer> {
  const { world, repository } = call;
  const body = parseBody(call, newIssue);
  const cause = causeOf(call);
  checkText('Issue', body);
  const issue = world.issues.put(buildIssue(call, { title: body.title, body: body.body ?? null, user: actorOf(call) }));
  await announceIssue(world, issue, { repository, cause, action: 'opened' });
  // Labels of someone without push access are dropped without a word.
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

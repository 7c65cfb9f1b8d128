import { z } from 'zod';
import { changeIssue } from '../../events/change-issue.ts';
import { causeOf } from '../../events/fire-event.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RepositoryCall } from '../../http/route.ts';
import { renderUser } from '../../views/render-user.ts';
import { type Issue, isoTime } from '../../world/model.ts';
import { hasRole } from '../../world/principal.ts';
import { getAccount } from '../repository/repository-routes.ts';
import { checkText } from './build-issue.ts';
import { labelName, setLabels } from './issue-labels.ts';

export const labelList = z.array(labelName);
export const issuePatch = z.object({
  title: z.union([z.string(), z.number()]).transform(String).optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional(),
  state_reason: z.enum(['completed', 'not_planned', 'duplicate', 'reopened']).nullish(),
  labels: labelList.optional(),
  assignees: z.array(z.string()).optional(),
});
export type IssuePatch = z.infer<typeof issuePatch>;

/**
 * Throws unless the caller may make the change. The author of an issue or pull request may edit its text, close it, and reopen it
 * when nobody else closed it. Everything else takes triage. The permission of a token was checked before.
 */
function checkMayChange({ principal, repository }: RepositoryCall, issue: Issue, patch: IssuePatch): void {
  if (principal.kind !== 'user' || hasRole(repository, principal.account, 'triage')) return;
  const isAuthor = issue.user.id === principal.account.id;
  const reopens = patch.state === 'open' && issue.closedBy !== undefined && issue.closedBy.id !== principal.account.id;
  if (!isAuthor || reopens || patch.labels !== undefined || patch.assignees !== undefined)
    throw new Refusal(403, 'Must have admin rights to Repository.');
}

/** Applies a patch, if the caller may. Every kind of change is an event of its own. */
export async function updateIssue(call: RepositoryCall, issue: Issue, patch: IssuePatch): Promise<Issue> {
  const { world, repository } = call;
  const cause = causeOf(call);
  checkMayChange(call, issue, patch);
  checkText(issue.pull === undefined ? 'Issue' : 'PullRequest', patch);
  let current = await updateText(call, issue, patch);
  if (patch.labels !== undefined) current = await setLabels(world, current, { repository, cause, names: patch.labels });
  if (patch.assignees !== undefined) current = await assign(call, current, patch.assignees);
  return updateState(call, current, patch);
}

/** Replaces the assignees. Each new one is an event. */
async function assign(call: RepositoryCall, issue: Issue, logins: readonly string[]): Promise<Issue> {
  const { world, repository } = call;
  const assignees = logins.map((login) => getAccount(call, login));
  const known = new Set(issue.assignees.map(({ id }) => id));
  let current = world.issues.put({ ...issue, assignees });
  for (const assignee of assignees.filter(({ id }) => !known.has(id))) {
    const payload = { assignee: renderUser(world, assignee) };
    current = await changeIssue(world, current, { repository, cause: causeOf(call), action: 'assigned', payload });
  }
  return current;
}

async function updateText(call: RepositoryCall, issue: Issue, patch: IssuePatch): Promise<Issue> {
  const { world, repository } = call;
  const title = patch.title ?? issue.title;
  const body = patch.body === undefined ? issue.body : patch.body;
  if (title === issue.title && body === issue.body) return issue;
  const changes = {
    title: title === issue.title ? undefined : { from: issue.title },
    body: body === issue.body ? undefined : { from: issue.body ?? '' },
  };
  const lastEditedAt = body === issue.body ? issue.lastEditedAt : isoTime(world.now());
  return changeIssue(
    world,
    { ...issue, title, body, lastEditedAt },
    {
      repository,
      cause: causeOf(call),
      action: 'edited',
      payload: { changes },
      event: title === issue.title ? undefined : { name: 'renamed', details: { rename: { from: issue.title, to: title } } },
    },
  );
}

async function updateState(call: RepositoryCall, issue: Issue, patch: IssuePatch): Promise<Issue> {
  if (patch.state === undefined || patch.state === issue.state) return issue;
  const { world, repository } = call;
  const cause = causeOf(call);
  const closed = patch.state === 'closed';
  const reason = closed ? (patch.state_reason ?? 'completed') : 'reopened';
  const changed: Issue = {
    ...issue,
    state: patch.state,
    stateReason: issue.pull === undefined ? reason : null,
    closedAt: closed ? isoTime(world.now()) : null,
    closedBy: closed ? cause.sender : undefined,
  };
  const action = closed ? 'closed' : 'reopened';
  return changeIssue(world, changed, { repository, cause, action, event: { name: action } });
}

import { z } from 'zod';
import { causeOf } from '../events/cause.ts';
import { paginate } from '../http/paginate.ts';
import { Refusal } from '../http/refusal.ts';
import { type Answer, getParameter, parseBody, type RepositoryCall, type Route } from '../http/route.ts';
import { renderLabels } from '../views/render-issue.ts';
import type { Issue } from '../world/model.ts';
import { getIssue, permissionOfIssue } from './find-issue.ts';
import { addLabels, findLabel, removeLabels, setLabels } from './issue-labels.ts';

const path = '/repos/{owner}/{repo}/issues/{issue_number}/labels';
const name = z
  .union([z.string(), z.object({ name: z.string() })])
  .transform((label) => (typeof label === 'string' ? label : label.name));
/** GitHub takes `{labels: [...]}` and the bare array. */
const names = z.union([z.object({ labels: z.array(name).optional() }).transform((body) => body.labels ?? []), z.array(name)]);
const write = { accepts: ['issues=write', 'pull_requests=write'], narrow: permissionOfIssue, role: 'triage' } as const;

export const issueLabelRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: `GET ${path}`,
    accepts: ['issues=read', 'pull_requests=read'],
    role: 'read',
    handle: (call) => paginate(call, renderLabels(call.world, call.repository, getIssue(call)), (label) => label),
  },
  { kind: 'repository', operation: `POST ${path}`, ...write, handle: (call) => change(call, addLabels) },
  { kind: 'repository', operation: `PUT ${path}`, ...write, handle: (call) => change(call, setLabels) },
  {
    kind: 'repository',
    operation: `DELETE ${path}`,
    ...write,
    handle: async (call) => {
      const issue = getIssue(call);
      await removeLabels(call.world, issue, { repository: call.repository, cause: causeOf(call), ids: issue.labelIds });
      return { status: 204 };
    },
  },
  { kind: 'repository', operation: `DELETE ${path}/{name}`, ...write, handle: removeOne },
];

async function change(call: RepositoryCall, apply: typeof addLabels): Promise<Answer> {
  const changed = await apply(call.world, getIssue(call), {
    repository: call.repository,
    cause: causeOf(call),
    names: parseBody(call, names),
  });
  return answer(call, changed);
}

async function removeOne(call: RepositoryCall): Promise<Answer> {
  const issue = getIssue(call);
  const label = findLabel(call.world, call.repository, getParameter(call, 'name'));
  if (label === undefined || !issue.labelIds.includes(label.id)) throw new Refusal(404, 'Label does not exist');
  return answer(
    call,
    await removeLabels(call.world, issue, { repository: call.repository, cause: causeOf(call), ids: [label.id] }),
  );
}

function answer(call: RepositoryCall, issue: Issue): Answer {
  return { body: renderLabels(call.world, call.repository, issue) };
}

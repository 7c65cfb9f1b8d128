import { z } from 'zod';
import { changeIssue } from '../../events/change-issue.ts';
import { type Cause, causeOf } from '../../events/fire-event.ts';
import { list } from '../../http/paginate.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderLabel, renderLabels } from '../../views/render-issue.ts';
import type { Issue, Label, Repository } from '../../world/model.ts';
import type { World } from '../../world/world.ts';
import { getIssue, permissionOfIssue } from './build-issue.ts';

export function findLabel(world: World, repository: Repository, name: string): Label | undefined {
  return world.labels
    .list()
    .find((label) => label.repositoryId === repository.id && label.name.toLowerCase() === name.toLowerCase());
}

/** Returns a label, and creates it when it does not exist, like GitHub. */
function ensureLabel(world: World, repository: Repository, name: string): Label {
  const found = findLabel(world, repository, name);
  if (found !== undefined) return found;
  if (name.trim() === '' || [...name].length > 50) throw invalid({ resource: 'Label', code: 'invalid', field: 'name' });
  return world.labels.put({ id: world.nextId(), repositoryId: repository.id, name, color: 'ededed', description: null });
}

interface LabelChange {
  readonly repository: Repository;
  readonly cause: Cause;
}

export async function addLabels(
  world: World,
  issue: Issue,
  change: LabelChange & { readonly names: readonly string[] },
): Promise<Issue> {
  const labels = change.names.map((name) => ensureLabel(world, change.repository, name));
  return relabel(world, issue, { ...change, labels, action: 'labeled' });
}

export async function removeLabels(
  world: World,
  issue: Issue,
  change: LabelChange & { readonly ids: readonly number[] },
): Promise<Issue> {
  const labels = change.ids.flatMap((id) => world.labels.get(id) ?? []);
  return relabel(world, issue, { ...change, labels, action: 'unlabeled' });
}

/** Adds or removes labels and announces each. Returns the issue as it is now; changes nothing when nothing has to change. */
async function relabel(
  world: World,
  issue: Issue,
  {
    repository,
    cause,
    labels,
    action,
  }: LabelChange & { readonly labels: readonly Label[]; readonly action: 'labeled' | 'unlabeled' },
): Promise<Issue> {
  for (const label of labels) {
    const current = world.issues.get(issue.id) ?? issue;
    const isPresent = current.labelIds.includes(label.id);
    if (isPresent === (action === 'labeled')) continue;
    const labelIds = isPresent ? current.labelIds.filter((id) => id !== label.id) : [...current.labelIds, label.id];
    const payload = { label: renderLabel(world, repository, label) };
    const event = { name: action, details: { label: { name: label.name, color: label.color } } };
    await changeIssue(world, { ...current, labelIds }, { repository, cause, action, payload, event });
  }
  return world.issues.get(issue.id) ?? issue;
}

/** Removes and adds labels until the issue has exactly these. */
export async function setLabels(
  world: World,
  issue: Issue,
  change: LabelChange & { readonly names: readonly string[] },
): Promise<Issue> {
  const wanted = new Set(change.names.map((name) => ensureLabel(world, change.repository, name).id));
  const without = await removeLabels(world, issue, { ...change, ids: issue.labelIds.filter((id) => !wanted.has(id)) });
  return addLabels(world, without, change);
}

/** Labels come as names or as objects with a name. */
export const labelName = z
  .union([z.string(), z.object({ name: z.string() })])
  .transform((label) => (typeof label === 'string' ? label : label.name));
/** The body with labels: GitHub accepts `{labels: [...]}` and the bare array. */
const names = z.union([
  z.object({ labels: z.array(labelName).optional() }).transform((body) => body.labels ?? []),
  z.array(labelName),
]);
const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const write = { accepts: ['issues=write', 'pull_requests=write'], narrow: permissionOfIssue, role: 'triage' } as const;

export const labelRoutes = [
  ...routesWith(read, {
    'GET /labels': list(listLabels, renderLabel),
    'GET /labels/{name}': show(getLabel, renderLabel),
  }),
  ...routesWith(write, {
    'POST /issues/{issue_number}/labels': (call) => changeLabels(call, addLabels),
    'DELETE /issues/{issue_number}/labels/{name}': removeOne,
  }),
];

export async function changeLabels(call: RepositoryCall, apply: typeof addLabels): Promise<RouteResponse> {
  const changed = await apply(call.world, getIssue(call), {
    repository: call.repository,
    cause: causeOf(call),
    names: parseBody(call, names),
  });
  return showLabels(call, changed);
}

async function removeOne(call: RepositoryCall): Promise<RouteResponse> {
  const issue = getIssue(call);
  const label = findLabel(call.world, call.repository, getParameter(call, 'name'));
  if (label === undefined || !issue.labelIds.includes(label.id)) throw new Refusal(404, 'Label does not exist');
  return showLabels(
    call,
    await removeLabels(call.world, issue, { repository: call.repository, cause: causeOf(call), ids: [label.id] }),
  );
}

function showLabels(call: RepositoryCall, issue: Issue): RouteResponse {
  return { body: renderLabels(call.world, call.repository, issue) };
}

function listLabels({ world, repository }: RepositoryCall): readonly Label[] {
  return world.labels.list(world.settings.listLag).filter((label) => label.repositoryId === repository.id);
}

function getLabel(call: RepositoryCall): Label {
  const label = findLabel(call.world, call.repository, getParameter(call, 'name'));
  if (label === undefined) throw notFound();
  return label;
}

import { z } from 'zod';
import { changeIssue } from '../../events/change-issue.ts';
import { type Cause, causeOf } from '../../events/fire-event.ts';
import { list, paginate } from '../../http/paginate.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderLabel, renderLabels } from '../../views/render-issue.ts';
import type { Issue, Label, Repository } from '../../world/model.ts';
import type { World } from '../../world/world.ts';
import { getIssue, permissionOfIssue } from './build-issue.ts';

function findLabel(world: World, repository: Repository, name: string): Label | undefined {
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
  let current = issue;
  for (const name of change.names) {
    const label = ensureLabel(world, change.repository, name);
    current = await relabel(world, current, { ...change, label, action: 'labeled' });
  }
  return current;
}

async function removeLabels(
  world: World,
  issue: Issue,
  change: LabelChange & { readonly ids: readonly number[] },
): Promise<Issue> {
  let current = issue;
  for (const id of change.ids) {
    const label = world.labels.get(id);
    if (label !== undefined) current = await relabel(world, current, { ...change, label, action: 'unlabeled' });
  }
  return current;
}

/** Adds or removes one label and announces it. Returns the issue as it is now; changes nothing when nothing has to change. */
async function relabel(
  world: World,
  issue: Issue,
  { repository, cause, label, action }: LabelChange & { readonly label: Label; readonly action: 'labeled' | 'unlabeled' },
): Promise<Issue> {
  const current = world.issues.get(issue.id) ?? issue;
  const isPresent = current.labelIds.includes(label.id);
  if (isPresent === (action === 'labeled')) return current;
  const labelIds = isPresent ? current.labelIds.filter((id) => id !== label.id) : [...current.labelIds, label.id];
  return changeIssue(
    world,
    { ...current, labelIds },
    {
      repository,
      cause,
      action,
      payload: { label: renderLabel(world, repository, label) },
      event: { name: action, details: { label: { name: label.name, color: label.color } } },
    },
  );
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
const creation = { accepts: ['issues=write', 'pull_requests=write'], role: 'triage' } as const;

export const labelRoutes = [
  ...routesWith(read, {
    'GET /issues/{issue_number}/labels': (call) =>
      paginate(call, renderLabels(call.world, call.repository, getIssue(call)), (label) => label),
    'GET /labels': list(listLabels, renderLabel),
    'GET /labels/{name}': show(getLabel, renderLabel),
  }),
  ...routesWith(write, {
    'POST /issues/{issue_number}/labels': (call) => changeLabels(call, addLabels),
    'PUT /issues/{issue_number}/labels': (call) => changeLabels(call, setLabels),
    'DELETE /issues/{issue_number}/labels': async (call) => {
      const issue = getIssue(call);
      await removeLabels(call.world, issue, { repository: call.repository, cause: causeOf(call), ids: issue.labelIds });
      return { status: 204 };
    },
    'DELETE /issues/{issue_number}/labels/{name}': removeOne,
  }),
  ...routesWith(creation, { 'POST /labels': createLabel }),
];

async function changeLabels(call: RepositoryCall, apply: typeof addLabels): Promise<RouteResponse> {
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

const newLabel = z.object({ name: z.string().min(1), color: z.string().optional(), description: z.string().nullish() });
function listLabels({ world, repository }: RepositoryCall): readonly Label[] {
  return world.labels.list(world.settings.listLag).filter((label) => label.repositoryId === repository.id);
}

function getLabel(call: RepositoryCall): Label {
  const label = findLabel(call.world, call.repository, getParameter(call, 'name'));
  if (label === undefined) throw notFound();
  return label;
}

function createLabel(call: RepositoryCall): RouteResponse {
  const { world, repository } = call;
  const body = parseBody(call, newLabel);
  if (findLabel(world, repository, body.name) !== undefined)
    throw invalid({ resource: 'Label', code: 'already_exists', field: 'name' });
  const color = (body.color ?? 'ededed').replace('#', '');
  if (!/^[0-9a-f]{6}$/i.test(color)) throw invalid({ resource: 'Label', code: 'invalid', field: 'color' });
  const label = world.labels.put({
    id: world.nextId(),
    repositoryId: repository.id,
    name: body.name,
    color,
    description: body.description ?? null,
  });
  return { status: 201, body: renderLabel(world, repository, label) };
}

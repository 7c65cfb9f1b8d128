import type { Cause } from '../events/cause.ts';
import { invalid } from '../http/refusal.ts';
import { renderLabel } from '../views/render-label.ts';
import type { Issue, Label, Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { changeIssue } from './change-issue.ts';

export function findLabel(world: World, repository: Repository, name: string): Label | undefined {
  return world.labels
    .list()
    .find((label) => label.repositoryId === repository.id && label.name.toLowerCase() === name.toLowerCase());
}

/** GitHub makes a label that is not there yet. */
export function ensureLabel(world: World, repository: Repository, name: string): Label {
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
    current = world.issues.get(issue.id) ?? current;
    if (current.labelIds.includes(label.id)) continue;
    const labelled = { ...current, labelIds: [...current.labelIds, label.id] };
    current = await changeIssue(world, labelled, describe(world, label, { ...change, action: 'labeled' }));
  }
  return current;
}

export async function removeLabels(
  world: World,
  issue: Issue,
  change: LabelChange & { readonly ids: readonly number[] },
): Promise<Issue> {
  let current = issue;
  for (const id of change.ids) {
    const label = world.labels.get(id);
    current = world.issues.get(issue.id) ?? current;
    if (label === undefined || !current.labelIds.includes(id)) continue;
    const unlabelled = { ...current, labelIds: current.labelIds.filter((other) => other !== id) };
    current = await changeIssue(world, unlabelled, describe(world, label, { ...change, action: 'unlabeled' }));
  }
  return current;
}

/** Removes and adds until exactly these are there. */
export async function setLabels(
  world: World,
  issue: Issue,
  change: LabelChange & { readonly names: readonly string[] },
): Promise<Issue> {
  const wanted = new Set(change.names.map((name) => ensureLabel(world, change.repository, name).id));
  const without = await removeLabels(world, issue, { ...change, ids: issue.labelIds.filter((id) => !wanted.has(id)) });
  return addLabels(world, without, change);
}

function describe(world: World, label: Label, change: LabelChange & { readonly action: string }) {
  return {
    ...change,
    payload: { label: renderLabel(world, change.repository, label) },
    event: { name: change.action, details: { label: { name: label.name, color: label.color } } },
  };
}

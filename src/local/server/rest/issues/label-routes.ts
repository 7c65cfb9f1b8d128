import { z } from 'zod';
import { list } from '../../http/paginate.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { renderLabel } from '../../views/render-issue.ts';
import type { Label } from '../../world/model.ts';
import { findLabel } from './issue-labels.ts';

const newLabel = z.object({ name: z.string().min(1), color: z.string().optional(), description: z.string().nullish() });
const read = { accepts: ['issues=read', 'pull_requests=read'], role: 'read' } as const;
const write = { accepts: ['issues=write', 'pull_requests=write'], role: 'triage' } as const;

export const labelRoutes = [
  ...routesWith(read, { 'GET /labels': list(listLabels, renderLabel), 'GET /labels/{name}': show(getLabel, renderLabel) }),
  ...routesWith(write, { 'POST /labels': createLabel }),
];

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

import { z } from 'zod';
import { paginate } from '../../http/paginate.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import { renderLabel } from '../../views/render-issue.ts';
import { findLabel } from './issue-labels.ts';

const path = '/repos/{owner}/{repo}/labels';
const newLabel = z.object({ name: z.string().min(1), color: z.string().optional(), description: z.string().nullish() });
const accepts = { read: ['issues=read', 'pull_requests=read'], write: ['issues=write', 'pull_requests=write'] } as const;

export const labelRoutes: readonly Route[] = [
  {
    kind: 'repository',
    operation: `GET ${path}`,
    accepts: accepts.read,
    role: 'read',
    handle: (call) => {
      const labels = call.world.labels
        .list(call.world.settings.listLag)
        .filter((label) => label.repositoryId === call.repository.id);
      return paginate(call, labels, (label) => renderLabel(call.world, call.repository, label));
    },
  },
  {
    kind: 'repository',
    operation: `GET ${path}/{name}`,
    accepts: accepts.read,
    role: 'read',
    handle: (call) => {
      const label = findLabel(call.world, call.repository, getParameter(call, 'name'));
      if (label === undefined) throw notFound();
      return { body: renderLabel(call.world, call.repository, label) };
    },
  },
  { kind: 'repository', operation: `POST ${path}`, accepts: accepts.write, role: 'triage', handle: createLabel },
];

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

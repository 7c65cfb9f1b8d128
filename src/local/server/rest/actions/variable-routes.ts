import { paginateCounted } from '../../http/paginate.ts';
import { notFound } from '../../http/refusal.ts';
import { type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import type { Variable } from '../../world/model.ts';

const read = { accepts: ['actions_variables=read', 'variables=read'], role: 'write' } as const;

export const variableRoutes = routesWith(read, {
  'GET /actions/variables': (call) => renderVariables(call, [...call.repository.variables.values()]),
  'GET /actions/organization-variables': (call) => renderVariables(call, listShared(call)),
});

/** Lists the variables that an organization shares. A person has none to share, and GitHub says that there is no such thing. */
function listShared({ repository: { owner, settings, createdAt } }: RepositoryCall): readonly Variable[] {
  if (owner.type !== 'Organization') throw notFound();
  const times = { createdAt, updatedAt: createdAt };
  return Object.entries(settings.organizationVariables).map(([name, value]) => ({ name, value, ...times }));
}

function renderVariables(call: RepositoryCall, variables: readonly Variable[]): RouteResponse {
  return paginateCounted(call, { key: 'variables', rows: variables, render: renderVariable });
}

export function renderVariable(variable: Variable): Record<string, unknown> {
  return { name: variable.name, value: variable.value, created_at: variable.createdAt, updated_at: variable.updatedAt };
}

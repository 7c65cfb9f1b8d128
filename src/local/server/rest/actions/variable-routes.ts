import { z } from 'zod';
import { slicePage } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import type { Variable } from '../../world/model.ts';
import { isoTime } from '../../world/model.ts';

const path = '/repos/{owner}/{repo}/actions/variables';
const newVariable = z.object({ name: z.string().min(1), value: z.string() });
const variablePatch = z.object({ name: z.string().optional(), value: z.string().optional() });
const read = { accepts: ['actions_variables=read', 'variables=read'], role: 'write' } as const;
const write = { accepts: ['actions_variables=write', 'variables=write'], role: 'write' } as const;

export const variableRoutes: readonly Route[] = [
  { kind: 'repository', operation: `GET ${path}`, ...read, handle: listVariables },
  {
    kind: 'repository',
    operation: `GET ${path}/{name}`,
    ...read,
    handle: (call) => ({ body: renderVariable(getVariable(call)) }),
  },
  {
    kind: 'repository',
    operation: 'GET /repos/{owner}/{repo}/actions/organization-variables',
    ...read,
    handle: (call) => renderVariables(call, listShared(call)),
  },
  { kind: 'repository', operation: `POST ${path}`, ...write, handle: createVariable },
  { kind: 'repository', operation: `PATCH ${path}/{name}`, ...write, handle: updateVariable },
  { kind: 'repository', operation: `DELETE ${path}/{name}`, ...write, handle: deleteVariable },
];

function listVariables(call: RepositoryCall): RouteResponse {
  return renderVariables(call, [...call.repository.variables.values()]);
}

/** Lists the variables that an organization shares. A person has none to share, and GitHub says that there is no such thing. */
function listShared({ repository: { owner, settings, createdAt } }: RepositoryCall): readonly Variable[] {
  if (owner.type !== 'Organization') throw notFound();
  return Object.entries(settings.organizationVariables).map(([name, value]) => ({
    name,
    value,
    createdAt,
    updatedAt: createdAt,
  }));
}

function renderVariables(call: RepositoryCall, variables: readonly Variable[]): RouteResponse {
  const page = slicePage(call, variables);
  return { body: { total_count: page.total, variables: page.rows.map(renderVariable) }, headers: page.headers };
}

function createVariable(call: RepositoryCall): RouteResponse {
  const { name, value } = parseBody(call, newVariable);
  const { variables } = call.repository;
  if (variables.has(name.toUpperCase())) throw new Refusal(409, 'Already exists - Variable already exists');
  const at = isoTime(call.world.now());
  variables.set(name.toUpperCase(), { name: name.toUpperCase(), value, createdAt: at, updatedAt: at });
  return { status: 201, body: {} };
}

function updateVariable(call: RepositoryCall): RouteResponse {
  const variable = getVariable(call);
  const { value } = parseBody(call, variablePatch);
  call.repository.variables.set(variable.name, {
    ...variable,
    value: value ?? variable.value,
    updatedAt: isoTime(call.world.now()),
  });
  return { status: 204 };
}

function deleteVariable(call: RepositoryCall): RouteResponse {
  call.repository.variables.delete(getVariable(call).name);
  return { status: 204 };
}

function getVariable(call: RepositoryCall): Variable {
  const variable = call.repository.variables.get(getParameter(call, 'name').toUpperCase());
  if (variable === undefined) throw notFound();
  return variable;
}

function renderVariable(variable: Variable): Record<string, unknown> {
  return { name: variable.name, value: variable.value, created_at: variable.createdAt, updated_at: variable.updatedAt };
}

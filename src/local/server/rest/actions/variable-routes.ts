import { z } from 'zod';
import { paginateCounted } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, parseBody, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { isoTime, type Variable } from '../../world/model.ts';

const newVariable = z.object({ name: z.string().min(1), value: z.string() });
const variablePatch = z.object({ name: z.string().optional(), value: z.string().optional() });
const read = { accepts: ['actions_variables=read', 'variables=read'], role: 'write' } as const;
const write = { accepts: ['actions_variables=write', 'variables=write'], role: 'write' } as const;

export const variableRoutes = [
  ...routesWith(read, {
    'GET /actions/variables': (call) => renderVariables(call, [...call.repository.variables.values()]),
    'GET /actions/variables/{name}': (call) => ({ body: renderVariable(getVariable(call)) }),
    'GET /actions/organization-variables': (call) => renderVariables(call, listShared(call)),
  }),
  ...routesWith(write, {
    'POST /actions/variables': createVariable,
    'PATCH /actions/variables/{name}': updateVariable,
    'DELETE /actions/variables/{name}': deleteVariable,
  }),
];

/** Lists the variables that an organization shares. A person has none to share, and GitHub says that there is no such thing. */
function listShared({ repository: { owner, settings, createdAt } }: RepositoryCall): readonly Variable[] {
  if (owner.type !== 'Organization') throw notFound();
  const times = { createdAt, updatedAt: createdAt };
  return Object.entries(settings.organizationVariables).map(([name, value]) => ({ name, value, ...times }));
}

function renderVariables(call: RepositoryCall, variables: readonly Variable[]): RouteResponse {
  return paginateCounted(call, { key: 'variables', rows: variables, render: renderVariable });
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

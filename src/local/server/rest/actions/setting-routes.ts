import { parse } from 'yaml';
import { findGit } from '../../../git/run-git.ts';
import { findWorkflowPath, workflowIdOf } from '../../events/workflow-path.ts';
import { paginateCounted } from '../../http/paginate.ts';
import { notFound } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import { nameOf } from '../../views/render-run.ts';
import type { Variable } from '../../world/model.ts';
import { nodeId } from '../../world/node-id.ts';

const read = { accepts: ['actions=read'], role: 'read' } as const;

/** Routes that show settings. People change them with `changeSettings`. */
export const settingRoutes = routesWith(read, { 'GET /actions/workflows/{workflow_id}': getWorkflow });

async function getWorkflow(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const path = findWorkflowPath(repository, getParameter(call, 'workflow_id'));
  const known = world.runs.list().find((run) => run.repositoryId === repository.id && run.workflow === path);
  const text = await findGit(repository.git, ['show', `refs/heads/${repository.defaultBranch}:${path}`]);
  if (text === undefined && known === undefined) throw notFound();
  return { body: renderWorkflow(call, { path, name: known === undefined ? titleOf(text ?? '', path) : nameOf(known) }) };
}

/** Returns the name of a workflow: its path where the file has none. */
export function titleOf(text: string, path: string): string {
  const workflow: unknown = parse(text);
  return typeof workflow === 'object' && workflow !== null && 'name' in workflow ? String(workflow.name) : path;
}

/** Renders a workflow as GitHub's REST interface does. */
export function renderWorkflow({ world, repository }: RepositoryCall, { path, name }: { path: string; name: string }) {
  const id = workflowIdOf(world, repository, path);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const page = repositoryPage(world, repository);
  return {
    id,
    node_id: nodeId('workflow', id),
    name,
    path,
    state: repository.settings.workflowStates[file] ?? 'active',
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    url: `${repositoryUrl(world, repository)}/actions/workflows/${id}`,
    html_url: `${page}/blob/${repository.defaultBranch}/${path}`,
    badge_url: `${page}/workflows/${file}/badge.svg`,
  };
}

const readVariables = { accepts: ['actions_variables=read', 'variables=read'], role: 'write' } as const;

export const variableRoutes = routesWith(readVariables, {
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

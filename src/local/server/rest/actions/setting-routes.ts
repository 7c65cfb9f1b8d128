import { findGit } from '../../../git/run-git.ts';
import { findWorkflowPath, workflowIdOf } from '../../events/workflow-path.ts';
import { notFound } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import { nameOf } from '../../views/render-run.ts';
import { nodeId } from '../../world/node-id.ts';

const read = { accepts: ['actions=read'], role: 'read' } as const;

/** Routes that show settings. People change them with `changeSettings`. */
export const settingRoutes = routesWith(read, { 'GET /actions/workflows/{workflow_id}': getWorkflow });

async function getWorkflow(call: RepositoryCall): Promise<RouteResponse> {
  const { world, repository } = call;
  const path = findWorkflowPath(repository, getParameter(call, 'workflow_id'));
  const known = world.runs.list().find((run) => run.repositoryId === repository.id && run.workflow === path);
  const file = await findGit(repository.git, ['cat-file', '-e', `refs/heads/${repository.defaultBranch}:${path}`]);
  if (file === undefined && known === undefined) throw notFound();
  const id = workflowIdOf(world, repository, path);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const page = repositoryPage(world, repository);
  return {
    body: {
      id,
      node_id: nodeId('workflow', id),
      name: known === undefined ? name : nameOf(known),
      path,
      state: repository.settings.workflowStates[name] ?? 'active',
      created_at: repository.createdAt,
      updated_at: repository.createdAt,
      url: `${repositoryUrl(world, repository)}/actions/workflows/${id}`,
      html_url: `${page}/blob/${repository.defaultBranch}/${path}`,
      badge_url: `${page}/workflows/${name}/badge.svg`,
    },
  };
}

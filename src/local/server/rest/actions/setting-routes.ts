import { findGit } from '../../../git/run-git.ts';
import type { LocalRunnerEntry } from '../../../repository-set-up.ts';
import { findWorkflowPath, workflowIdOf } from '../../events/workflow-path.ts';
import { paginateCounted } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type Call, getParameter, plainRoutes, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { repositoryPage, repositoryUrl } from '../../views/render-repository.ts';
import { nameOf } from '../../views/render-run.ts';
import { nodeId } from '../../world/node-id.ts';

const administration = { accepts: ['administration=read'], role: 'admin' } as const;
const secrets = { accepts: ['secrets=read'], role: 'write' } as const;
const environments = { accepts: ['environments=read'], role: 'write' } as const;
const read = { accepts: ['actions=read'], role: 'read' } as const;

/** Routes that show settings. People change them with `changeSettings`. */
export const settingRoutes = [
  ...routesWith(administration, {
    'GET /actions/permissions': getPermissions,
    'GET /actions/permissions/selected-actions': getSelectedActions,
    'GET /actions/permissions/workflow': getWorkflowPermissions,
    'GET /actions/runners': (call) => listRunners(call, call.repository.settings.runners),
  }),
  ...plainRoutes({ 'GET /orgs/{org}/actions/runners': listOrganizationRunners }),
  ...routesWith(secrets, {
    'GET /actions/secrets': (call) => listSecrets(call, [...call.repository.secrets.keys()]),
    'GET /actions/organization-secrets': (call) => listSecrets(call, call.repository.settings.organizationSecrets),
  }),
  ...routesWith(environments, { 'GET /environments/{environment_name}/secrets': listEnvironmentSecrets }),
  ...routesWith(read, { 'GET /actions/workflows/{workflow_id}': getWorkflow }),
];

function getPermissions({ world, repository }: RepositoryCall): RouteResponse {
  const { actionsEnabled, allowedActions, shaPinningRequired } = repository.settings;
  if (!actionsEnabled) return { body: { enabled: false, sha_pinning_required: shaPinningRequired } };
  const url = `${repositoryUrl(world, repository)}/actions/permissions/selected-actions`;
  return {
    body: {
      enabled: true,
      allowed_actions: allowedActions,
      selected_actions_url: allowedActions === 'selected' ? url : undefined,
      sha_pinning_required: shaPinningRequired,
    },
  };
}

function getSelectedActions({ repository: { settings } }: RepositoryCall): RouteResponse {
  if (settings.allowedActions !== 'selected') throw new Refusal(409, 'Conflict');
  return {
    body: {
      github_owned_allowed: settings.githubOwnedAllowed,
      verified_allowed: settings.verifiedAllowed,
      patterns_allowed: settings.patternsAllowed,
    },
  };
}

function getWorkflowPermissions({ repository: { settings } }: RepositoryCall): RouteResponse {
  return {
    body: {
      default_workflow_permissions: settings.defaultWorkflowPermissions,
      can_approve_pull_request_reviews: settings.actionsMayCreatePullRequests,
    },
  };
}

function listSecrets(call: RepositoryCall, names: readonly string[]): RouteResponse {
  const { createdAt: at, secretTimes } = call.repository;
  const render = (name: string) => ({ name, created_at: at, updated_at: secretTimes.get(name) ?? at });
  return paginateCounted(call, { key: 'secrets', rows: names, render });
}

function listEnvironmentSecrets(call: RepositoryCall): RouteResponse {
  const environment = call.repository.environments.get(getParameter(call, 'environment_name').toLowerCase());
  if (environment === undefined) throw notFound();
  return listSecrets(call, [...environment.keys()]);
}

function listRunners(call: Call, runners: readonly LocalRunnerEntry[]): RouteResponse {
  const rows = runners.map((runner, index) => ({ ...runner, id: index + 1 }));
  return paginateCounted(call, {
    key: 'runners',
    rows,
    render: ({ id, name, online, version, labels }) => ({
      id,
      name,
      os: 'linux',
      status: online ? 'online' : 'offline',
      busy: false,
      version,
      labels: labels.map((label) => ({ name: label, type: 'custom' })),
    }),
  });
}

function listOrganizationRunners(call: Call): RouteResponse {
  const org = getParameter(call, 'org').toLowerCase();
  const { principal, world } = call;
  const owners = world.teams.get(`${org}/owners`);
  if (principal.kind !== 'user' || owners?.has(principal.account.login.toLowerCase()) !== true)
    throw new Refusal(403, 'Must have admin rights to the organization.');
  const own = [...world.repositories.values()].filter(({ owner }) => owner.login.toLowerCase() === org);
  return listRunners(
    call,
    own.flatMap(({ settings }) => settings.organizationRunners),
  );
}

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

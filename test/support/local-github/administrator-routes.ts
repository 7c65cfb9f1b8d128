import { z } from 'zod';
import type { RepositorySettings } from '../../../src/local/contract.ts';
import { readGit } from '../../../src/local/git/run-git.ts';
import { readTree } from '../../../src/local/server/git/tree.ts';
import { paginateCounted } from '../../../src/local/server/http/paginate.ts';
import { notFound, Refusal } from '../../../src/local/server/http/refusal.ts';
import {
  type Call,
  getNumber,
  getParameter,
  parseBody,
  plainRoutes,
  type RepositoryCall,
  type RouteResponse,
  routesWith,
} from '../../../src/local/server/http/route.ts';
import { renderWorkflow, titleOf } from '../../../src/local/server/rest/actions/setting-routes.ts';
import { repositoryUrl } from '../../../src/local/server/views/render-repository.ts';
import { isoTime } from '../../../src/local/server/world/model.ts';
import { getVariable } from './reading-routes.ts';
import { type LocalRunnerEntry, type RepositorySetUp, setUpOf } from './repository-set-up.ts';

const read = { accepts: ['actions=read'], role: 'read' } as const;
const administration = { accepts: ['administration=read'], role: 'admin' } as const;
const change = { accepts: ['administration=write'], role: 'admin' } as const;
const secrets = { accepts: ['secrets=read'], role: 'write' } as const;
const environments = { accepts: ['environments=read'], role: 'write' } as const;
const variables = { accepts: ['actions_variables=write', 'variables=write'], role: 'write' } as const;
const newVariable = z.object({ name: z.string().min(1), value: z.string() });
const variablePatch = z.object({ name: z.string().optional(), value: z.string().optional() });
const permissions = z.object({ enabled: z.boolean(), allowed_actions: z.enum(['all', 'local_only', 'selected']).optional() });
const selectedActions = z.object({
  github_owned_allowed: z.boolean(),
  verified_allowed: z.boolean(),
  patterns_allowed: z.array(z.string()),
});
const workflowPermissions = z.object({
  default_workflow_permissions: z.enum(['read', 'write']),
  can_approve_pull_request_reviews: z.boolean(),
});
const newRuleset = z.object({
  target: z.literal('branch'),
  enforcement: z.literal('active'),
  conditions: z.object({ ref_name: z.object({ include: z.array(z.string()), exclude: z.array(z.string()).length(0) }) }),
  rules: z.array(z.object({ type: z.enum(['creation', 'update', 'deletion', 'non_fast_forward', 'pull_request']) })),
});

/** Routes that show settings, which people change with `changeSettings`, and those that write variables. */
export const administratorRoutes = [
  ...routesWith(read, { 'GET /actions/workflows': listWorkflows }),
  ...routesWith(administration, {
    'GET /actions/permissions': getPermissions,
    'GET /actions/permissions/selected-actions': getSelectedActions,
    'GET /actions/permissions/workflow': getWorkflowPermissions,
    'GET /actions/runners': (call) => listRunners(call, setUpOf(call.repository).runners),
  }),
  ...routesWith(change, {
    'PUT /actions/permissions': (call) => {
      const { enabled, allowed_actions = 'all' } = parseBody(call, permissions);
      return set(call, { actionsEnabled: enabled, allowedActions: allowed_actions });
    },
    'PUT /actions/permissions/selected-actions': (call) => {
      const { github_owned_allowed, verified_allowed, patterns_allowed } = parseBody(call, selectedActions);
      return set(call, {
        githubOwnedAllowed: github_owned_allowed,
        verifiedAllowed: verified_allowed,
        patternsAllowed: patterns_allowed,
      });
    },
    'PUT /actions/permissions/workflow': (call) => {
      const { default_workflow_permissions, can_approve_pull_request_reviews } = parseBody(call, workflowPermissions);
      return set(call, {
        defaultWorkflowPermissions: default_workflow_permissions,
        actionsMayCreatePullRequests: can_approve_pull_request_reviews,
      });
    },
    'POST /rulesets': createRuleset,
    'DELETE /rulesets/{ruleset_id}': deleteRuleset,
  }),
  ...plainRoutes({ 'GET /orgs/{org}/actions/runners': listOrganizationRunners }),
  ...routesWith(secrets, {
    'GET /actions/secrets': (call) => listSecrets(call, [...call.repository.secrets.keys()]),
    'GET /actions/organization-secrets': (call) => listSecrets(call, setUpOf(call.repository).organizationSecrets),
  }),
  ...routesWith(environments, { 'GET /environments/{environment_name}/secrets': listEnvironmentSecrets }),
  ...routesWith(variables, {
    'POST /actions/variables': createVariable,
    'PATCH /actions/variables/{name}': updateVariable,
    'DELETE /actions/variables/{name}': deleteVariable,
  }),
];

function getPermissions({ world, repository }: RepositoryCall): RouteResponse {
  const { actionsEnabled, allowedActions, shaPinningRequired } = setUpOf(repository);
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

function getSelectedActions({ repository }: RepositoryCall): RouteResponse {
  const settings = setUpOf(repository);
  if (settings.allowedActions !== 'selected') throw new Refusal(409, 'Conflict');
  return {
    body: {
      github_owned_allowed: settings.githubOwnedAllowed,
      verified_allowed: settings.verifiedAllowed,
      patterns_allowed: settings.patternsAllowed,
    },
  };
}

function getWorkflowPermissions({ repository }: RepositoryCall): RouteResponse {
  return {
    body: {
      default_workflow_permissions: setUpOf(repository).defaultWorkflowPermissions,
      can_approve_pull_request_reviews: repository.settings.actionsMayCreatePullRequests,
    },
  };
}

function set({ repository }: RepositoryCall, settings: Partial<RepositorySettings & RepositorySetUp>): RouteResponse {
  Object.assign(repository.settings, settings);
  return { status: 204 };
}

/** The id of a ruleset is its place in the list. */
function createRuleset(call: RepositoryCall): RouteResponse {
  const { conditions, rules } = parseBody(call, newRuleset);
  const ruleset = { include: conditions.ref_name.include, rules: rules.map(({ type }) => type) };
  const rulesets = [...setUpOf(call.repository).rulesets, ruleset];
  set(call, { rulesets });
  return { status: 201, body: { id: rulesets.length } };
}

function deleteRuleset(call: RepositoryCall): RouteResponse {
  const { rulesets } = setUpOf(call.repository);
  const place = getNumber(call, 'ruleset_id') - 1;
  if (rulesets[place] === undefined) throw notFound();
  return set(call, { rulesets: rulesets.with(place, { include: [], rules: [] }) });
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
    own.flatMap((repository) => setUpOf(repository).organizationRunners),
  );
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

/** Lists the workflows of the default branch, and those that GitHub brings without a file. */
async function listWorkflows(call: RepositoryCall): Promise<RouteResponse> {
  const { git, defaultBranch } = call.repository;
  const tree = await readTree(git, `refs/heads/${defaultBranch}`, true);
  const files = (tree?.entries ?? []).filter(({ path }) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const own = files.map(async ({ path, sha }) => ({
    path,
    name: titleOf(await readGit(git, ['cat-file', 'blob', sha]), path),
  }));
  const rows = [...(await Promise.all(own)), ...setUpOf(call.repository).gitHubWorkflows];
  return paginateCounted(call, { key: 'workflows', rows, render: (workflow) => renderWorkflow(call, workflow) });
}

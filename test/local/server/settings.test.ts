import { describe, expect, it } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { fullName, refusal, repository, startGitHub } from './start-github.ts';

const environment = { ...repository, environment_name: 'models' };
const workflow = { ...repository, workflow_id: 'baton.yml' };
const runner = { name: 'big', labels: ['self-hosted', 'gpu'], online: true, version: '2.336.0' };

/** A repository whose settings were all changed. Every exchange is checked against GitHub's description. */
async function startWithSettings(files: Readonly<Record<string, string>> = {}) {
  const github = await startGitHub({ owner: 'Organization', files });
  const { server } = github;
  server.changeSettings(fullName, {
    allowedActions: 'selected',
    patternsAllowed: ['baton-agents/*'],
    runners: [runner],
    organizationRunners: [{ ...runner, name: 'shared', version: null }],
    organizationSecrets: ['SHARED'],
    organizationVariables: { TEAM: 'a' },
    workflowStates: { 'baton.yml': 'disabled_manually' },
    gitHubWorkflows: [{ path: 'dynamic/github-code-scanning/codeql', name: 'CodeQL' }],
  });
  server.setSecret(fullName, 'OWN', 'value');
  server.setEnvironmentSecret(fullName, { environment: 'models', name: 'KEY', value: 'value' });
  server.setTeam('acme/owners', ['alice']);
  return github;
}

describe('settings', () => {
  it('shows an administrator all of them, and no value of a secret', async () => {
    const { server, alice } = await startWithSettings();
    server.setRole(fullName, 'alice', 'admin');
    const { actions } = alice;
    expect((await actions.getGithubActionsPermissionsRepository(repository)).data).toMatchObject({ allowed_actions: 'selected' });
    expect((await actions.getAllowedActionsRepository(repository)).data.patterns_allowed).toEqual(['baton-agents/*']);
    const { data: permissions } = await actions.getGithubActionsDefaultWorkflowPermissionsRepository(repository);
    expect(permissions).toEqual({ default_workflow_permissions: 'read', can_approve_pull_request_reviews: true });
    expect((await actions.listSelfHostedRunnersForRepo(repository)).data.runners.map(({ name }) => name)).toEqual(['big']);
    expect((await actions.listSelfHostedRunnersForOrg({ org: 'acme' })).data.runners.map(({ name }) => name)).toEqual(['shared']);
    const secrets = [
      (await actions.listRepoSecrets(repository)).data,
      (await actions.listRepoOrganizationSecrets(repository)).data,
      (await actions.listEnvironmentSecrets(environment)).data,
    ];
    expect(secrets.flatMap((list) => list.secrets.map(({ name }) => name))).toEqual(['OWN', 'SHARED', 'KEY']);
    expect(JSON.stringify(secrets)).not.toContain('value');
    const { data: variables } = await actions.listRepoOrganizationVariables(repository);
    expect(variables.variables).toMatchObject([{ name: 'TEAM', value: 'a' }]);
    expect((await actions.getWorkflow(workflow)).data).toMatchObject({
      path: '.github/workflows/baton.yml',
      state: 'disabled_manually',
    });
    expect(await refusal(actions.getWorkflow({ ...workflow, workflow_id: 'no.yml' }))).toMatchObject({ status: 404 });
  });

  requirement(
    {
      ids: ['F-UX1'],
      title: 'the local GitHub lists workflows as GitHub does',
      input:
        'a workflow without a name, which was disabled, one with a name, a file that is no workflow, and CodeQL, which has no file',
      expected:
        'three rows of GitHub’s form, by name or path, with their states, on pages; a job without actions: read is refused',
    },
    async () => {
      const { alice, job } = await startWithSettings({
        '.github/workflows/ci.yml': 'name: Tests\non: [pull_request]\njobs: {}\n',
        '.github/workflows/notes.md': 'None.\n',
      });
      const { data } = await alice.actions.listRepoWorkflows(repository);
      expect(data.workflows.map(({ name, path, state }) => [name, path, state])).toEqual([
        ['.github/workflows/baton.yml', '.github/workflows/baton.yml', 'disabled_manually'],
        ['Tests', '.github/workflows/ci.yml', 'active'],
        ['CodeQL', 'dynamic/github-code-scanning/codeql', 'active'],
      ]);
      const second = await alice.actions.listRepoWorkflows({ ...repository, per_page: 2, page: 2 });
      expect(second.data).toMatchObject({ total_count: 3, workflows: [{ name: 'CodeQL' }] });
      expect(await refusal(job({ contents: 'read' }).actions.listRepoWorkflows(repository))).toMatchObject({ status: 403 });
    },
  );

  it('shows a writer secrets by name, and a reader only the workflow', async () => {
    const { server, connect, alice } = await startWithSettings();
    await alice.actions.listRepoSecrets(repository);
    await alice.actions.listEnvironmentSecrets(environment);
    expect(await refusal(alice.actions.getGithubActionsPermissionsRepository(repository))).toMatchObject({ status: 403 });
    const bob = connect(server.addUser({ login: 'bob' }).token);
    server.setRole(fullName, 'bob', 'read');
    await bob.actions.getWorkflow(workflow);
    for (const asked of [
      bob.actions.listRepoSecrets(repository),
      bob.actions.listEnvironmentSecrets(environment),
      bob.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repository),
      bob.actions.listSelfHostedRunnersForRepo(repository),
      bob.actions.listSelfHostedRunnersForOrg({ org: 'acme' }),
    ])
      expect(await refusal(asked)).toMatchObject({ status: 403 });
  });

  requirement(
    {
      ids: ['F-GH3'],
      title: 'the local GitHub has no variables of an organization for the repository of a person',
      input: 'both lists of variables of such a repository, asked for by somebody who may write',
      expected: '404 for that of the organization; the own one can be read',
    },
    async () => {
      const { server, alice } = await startGitHub();
      server.setVariable(fullName, 'BATON_PAUSE', 'on');
      expect(await refusal(alice.actions.listRepoOrganizationVariables(repository))).toMatchObject({ status: 404 });
      const { data } = await alice.actions.listRepoVariables(repository);
      expect(data.variables).toMatchObject([{ name: 'BATON_PAUSE', value: 'on' }]);
    },
  );

  it('shows a job nothing that its permissions do not name', async () => {
    const { job } = await startWithSettings();
    const { actions } = job({ contents: 'read' });
    expect(await refusal(actions.listRepoSecrets(repository))).toMatchObject({ status: 403 });
    expect(await refusal(actions.getWorkflow(workflow))).toMatchObject({ status: 403 });
    await job({ actions: 'read' }).actions.getWorkflow(workflow);
  });
});

import { inEnvironment, type Row, selfHosted } from './row.ts';
import type { Changes } from './set-up.ts';

export const hiddenRows: readonly Row[] = [
  { fault: 'the policy', facts: () => ({ policy: { refused: 403 } }), name: 'Allowed actions', line: 'an administrator' },
  {
    fault: 'the setting about pull requests',
    facts: () => ({ settings: { refused: 403 } }),
    name: 'Pull requests by GitHub Actions',
    line: '"Administration: read"',
  },
  {
    fault: 'secrets',
    facts: () => ({ secrets: { refused: 403 } }),
    name: 'Secret BATON_SIGNING_KEY',
    line: '"Secrets: read"',
  },
  {
    fault: 'secrets of the organization, where the repository has none',
    facts: () => ({ secrets: { value: ['BATON_SIGNING_KEY'] }, organizationSecrets: { refused: 404 } }),
    name: 'Secret ANTHROPIC_API_KEY',
    line: '"Secrets: read"',
  },
  {
    fault: 'secrets of an environment',
    config: inEnvironment,
    facts: () => ({
      secrets: { value: ['BATON_SIGNING_KEY'] },
      environmentSecrets: new Map([['models', { refused: 403 }]]),
    }),
    name: 'Secret ANTHROPIC_API_KEY for the environment models',
    line: '"Environments: read"',
  },
  { fault: 'variables', facts: () => ({ variables: { refused: 403 } }), name: 'Variable BATON_PAUSE', line: '"Variables: read"' },
  {
    fault: 'runners of the organization',
    config: selfHosted,
    facts: () => ({ runners: { value: [] }, organizationRunners: { refused: 403 } }),
    name: 'Runner self-hosted, gpu',
    line: 'an owner of the organization',
  },
  {
    fault: 'whether GitHub has verified a creator',
    facts: () => ({
      policy: { value: { enabled: true, allowed: 'selected', pinned: false } },
      selected: { value: { githubOwned: true, verified: true, patterns: [] } },
    }),
    name: 'Allowed actions',
    line: 'GitHub alone',
  },
  {
    fault: 'a key that signed nothing yet',
    facts: () => ({ key: { record: undefined, plan: undefined, refused: undefined } }),
    name: 'The key fits',
    line: '`baton doctor --probe`',
  },
  {
    fault: 'a key that was stored again after the newest record',
    facts: ({ key }) => ({ key: key && { ...key, changedAt: '2026-11-03T10:00:00Z' } }),
    name: 'The key fits',
    line: '`baton doctor --probe`',
  },
  {
    fault: 'a key that was stored again after a job had failed',
    facts: () => ({
      key: {
        record: undefined,
        plan: { succeeded: false, at: '2026-11-02T10:00:00Z', url: 'https://github.com/octo-org/ledger/job/1' },
        refused: undefined,
        changedAt: '2026-11-03T10:00:00Z',
      },
    }),
    name: 'The key fits',
    line: '`baton doctor --probe`',
  },
  {
    fault: 'the list of workflows, and a pipeline waits for one',
    config: (text) => text.replace('    on:\n', '    on:\n      checks: { workflows: [CodeQL] }\n'),
    workflow: (text) => text.replace('\non:\n', '\non:\n  workflow_run: { workflows: [CodeQL], types: [completed] }\n'),
    facts: () => ({ listedWorkflows: { refused: 403 } }),
    name: 'Checked workflow CodeQL',
    line: '"Actions: read"',
  },
  {
    fault: 'whether one of many workflow files calls Baton',
    facts: () => ({ workflows: [], unreadWorkflows: 20 }),
    name: 'Workflow',
    line: 'the other 20',
  },
];

/** Changes after which all is as right as before. */
export const rightRows: readonly (Changes & { readonly fault: string })[] = [
  { fault: 'nothing' },
  {
    fault: 'a secret that the organization shares',
    facts: () => ({ secrets: { value: ['BATON_SIGNING_KEY'] }, organizationSecrets: { value: ['ANTHROPIC_API_KEY'] } }),
  },
  {
    fault: 'a secret in the environment of its stage',
    config: inEnvironment,
    facts: () => ({
      secrets: { value: ['BATON_SIGNING_KEY'] },
      environmentSecrets: new Map([['models', { value: ['ANTHROPIC_API_KEY'] }]]),
    }),
  },
  {
    fault: 'a secret stored under another name',
    workflow: (text) => text.replace('{{ secrets.ANTHROPIC_API_KEY }}', '{{ secrets.CLAUDE }}'),
    facts: () => ({ secrets: { value: ['BATON_SIGNING_KEY', 'CLAUDE'] } }),
  },
  {
    fault: 'no stage opens pull requests, and the setting forbids it',
    config: (text) => text.slice(0, text.indexOf('      open-pr:')),
    facts: () => ({ settings: { value: { defaultPermissions: 'read', mayCreatePullRequests: false } } }),
  },
  {
    fault: 'patterns that admit what is used, and full commit ids, from which GitHub excepts workflows',
    facts: () => ({
      policy: { value: { enabled: true, allowed: 'selected', pinned: true } },
      selected: { value: { githubOwned: true, verified: false, patterns: ['baton-agents/*'] } },
    }),
  },
  {
    fault: 'a runner of the organization that does not tell its version',
    config: selfHosted,
    facts: () => ({
      runners: { value: [] },
      organizationRunners: { value: [{ name: 'big', labels: ['self-hosted', 'gpu', 'x'], isOnline: true, version: undefined }] },
    }),
  },
  { fault: 'a variable that says no', facts: () => ({ variables: { value: new Map([['BATON_PAUSE', 'false']]) } }) },
  {
    fault: 'a token of Copilot, which only asks for models',
    config: (text) => text.replace('claude-code\n    env: [ANTHROPIC_API_KEY]', 'copilot\n    env: [COPILOT_GITHUB_TOKEN]'),
    workflow: (text) => text.replaceAll('ANTHROPIC_API_KEY', 'COPILOT_GITHUB_TOKEN'),
    facts: () => ({ secrets: { value: ['BATON_SIGNING_KEY', 'COPILOT_GITHUB_TOKEN'] } }),
  },
  {
    fault: "agents are given the workflow's own token, which starts no workflow and which nobody stores",
    config: (text) => text.replace('[ANTHROPIC_API_KEY]', '[ANTHROPIC_API_KEY, GH_TOKEN]'),
    workflow: (text) =>
      text.replace('      ANTHROPIC', '      agent-secrets: GH_TOKEN=${{ secrets.GITHUB_TOKEN }}\n      ANTHROPIC'),
  },
  {
    fault: 'variables that are not set: in a comment, with a value instead, and one that only switches off',
    workflow: (text) =>
      `${text}  own:\n    # vars.OLD\n    if: vars.OFF != 'true' && !vars.SKIP\n    runs-on: \${{ vars.RUNNER || 'ubuntu-latest' }}\n    steps: []\n`,
  },
  {
    fault: 'a line of a script that looks like an action',
    workflow: (text) => `${text}  own:\n    steps:\n      - run: |\n          uses: other/thing@v1\n`,
    facts: () => ({
      policy: { value: { enabled: true, allowed: 'selected', pinned: false } },
      selected: { value: { githubOwned: true, verified: false, patterns: ['baton-agents/*'] } },
    }),
  },
  {
    fault: 'the App opens pull requests itself',
    facts: () => ({
      settings: { value: { defaultPermissions: 'read', mayCreatePullRequests: false } },
      variables: { value: new Map([['BATON_MODE', 'app']]) },
    }),
  },
];

import { inEnvironment, type Row, selfHosted } from './row.ts';

const settings = 'https://github.com/octo-org/ledger/settings/actions';
const path = '.github/workflows/baton.yml';
export const wrongRows: readonly Row[] = [
  {
    fault: 'a secret is missing',
    facts: () => ({ secrets: { value: ['BATON_SIGNING_KEY'] } }),
    name: 'Secret ANTHROPIC_API_KEY',
    line: 'gh secret set ANTHROPIC_API_KEY --repo octo-org/ledger',
  },
  {
    fault: 'a label is missing',
    facts: () => ({ labels: { value: [] } }),
    name: 'Label agent-ready',
    line: 'gh label create agent-ready --repo octo-org/ledger',
  },
  {
    fault: 'GitHub Actions may not open pull requests',
    facts: () => ({ settings: { value: { defaultPermissions: 'read', mayCreatePullRequests: false } } }),
    name: 'Pull requests by GitHub Actions',
    line: `${settings}: tick "Allow GitHub Actions to create and approve pull requests"`,
  },
  {
    fault: 'the workflow is not pushed',
    facts: ({ workflows }) => ({ workflows: workflows.map((file) => ({ ...file, remote: { value: undefined } })) }),
    name: `Workflow ${path}`,
    line: `git add ${path} && git commit`,
  },
  {
    fault: 'agents are given a token whose events start workflows',
    config: (text) => text.replace('[ANTHROPIC_API_KEY]', '[ANTHROPIC_API_KEY, GH_TOKEN]'),
    workflow: (text) =>
      text.replace('      ANTHROPIC', '      agent-secrets: GH_TOKEN=${{ secrets.ANTHROPIC_API_KEY }}\n      ANTHROPIC'),
    name: 'Nothing starts itself again',
    line: 'take GH_TOKEN out of `env`',
  },
  {
    fault: 'the signing key is missing and its file is here',
    facts: () => ({ secrets: { value: ['ANTHROPIC_API_KEY'] }, keyFile: '.git/baton/signing-key' }),
    name: 'Secret BATON_SIGNING_KEY',
    line: 'gh secret set BATON_SIGNING_KEY --repo octo-org/ledger < .git/baton/signing-key',
  },
  {
    fault: 'the environment of a stage lacks the secret',
    config: inEnvironment,
    facts: () => ({ secrets: { value: ['BATON_SIGNING_KEY'] }, environmentSecrets: new Map([['models', { value: [] }]]) }),
    name: 'Secret ANTHROPIC_API_KEY for the environment models',
    line: 'gh secret set ANTHROPIC_API_KEY',
  },
  {
    fault: 'the workflow differs from the local one',
    facts: ({ workflows }) => ({ workflows: workflows.map((file) => ({ ...file, local: 'other' })) }),
    name: `Workflow ${path}`,
    line: 'git push origin HEAD:main',
  },
  {
    fault: 'no workflow calls Baton',
    facts: () => ({ workflows: [] }),
    name: 'Workflow',
    line: 'baton init',
  },
  {
    fault: 'the workflow was disabled',
    facts: () => ({ states: new Map([[path, { value: 'disabled_inactivity' }]]) }),
    name: 'Workflow baton.yml is enabled',
    line: 'gh workflow enable baton.yml --repo octo-org/ledger',
  },
  {
    fault: 'the workflow of a fork was never enabled',
    facts: () => ({ states: new Map([[path, { value: 'disabled_fork' }]]) }),
    name: 'Workflow baton.yml is enabled',
    line: 'https://github.com/octo-org/ledger/actions: enable the workflows',
  },
  {
    fault: 'the workflow grants too little',
    workflow: (text) => text.replace('issues: write, ', ''),
    name: 'Workflow fits the configuration',
    line: 'baton validate',
  },
  {
    fault: 'the workflow names no permissions and the default is to read',
    workflow: (text) => text.replace('permissions: {}\n', '').replace(/^ +permissions: .*\n/m, ''),
    name: 'Permissions of the workflow',
    line: 'permissions: { contents: write, issues: write, pull-requests: write, actions: write }',
  },
  {
    fault: 'Actions are switched off',
    facts: () => ({ policy: { value: { enabled: false, allowed: 'all', pinned: false } } }),
    name: 'GitHub Actions',
    line: `${settings}: under "Actions permissions"`,
  },
  {
    fault: 'only actions of the owner are allowed',
    facts: () => ({ policy: { value: { enabled: true, allowed: 'local_only', pinned: false } } }),
    name: 'Allowed actions',
    line: 'add baton-agents/*, actions/*',
  },
  {
    fault: 'no pattern admits Baton',
    facts: () => ({
      policy: { value: { enabled: true, allowed: 'selected', pinned: false } },
      selected: { value: { githubOwned: true, verified: false, patterns: ['other/*', 'baton-agents/else@*'] } },
    }),
    name: 'Allowed actions',
    line: 'add baton-agents/*',
  },
  {
    fault: 'full commit ids are demanded of actions',
    workflow: (text) => `${text}  own:\n    steps:\n      - uses: baton-agents/baton@v1\n        with: { mode: sweep }\n`,
    facts: () => ({ policy: { value: { enabled: true, allowed: 'all', pinned: true } } }),
    name: 'Full commit ids of actions',
    line: 'behind the @ of `baton-agents/baton@v1`',
  },
  {
    fault: 'a step gives Baton a token of its own',
    workflow: (text) =>
      `${text}  own:\n    steps:\n      - uses: baton-agents/baton@v1\n        with: { mode: sweep, token: "\${{ secrets.MY_PAT }}" }\n`,
    name: 'Nothing starts itself again',
    line: 'write `token: ${{ github.token }}`',
  },
  {
    fault: 'everything is paused',
    facts: () => ({ variables: { value: new Map([['BATON_PAUSE', 'true']]) } }),
    name: 'Variable BATON_PAUSE',
    line: 'gh variable delete BATON_PAUSE --repo octo-org/ledger',
  },
  {
    fault: 'a variable that the workflow reads is not set',
    workflow: (text) => text.replace("vars.BATON_MODE != 'app'", "vars.TEAM == 'a'"),
    name: 'Variable TEAM',
    line: 'gh variable set TEAM --repo octo-org/ledger',
  },
  {
    fault: 'the runner is offline',
    config: selfHosted,
    facts: () => ({
      runners: { value: [{ name: 'big', labels: ['self-hosted', 'GPU'], isOnline: false, version: '2.340.0' }] },
      organizationRunners: { value: [] },
    }),
    name: 'Runner self-hosted, gpu',
    line: `${settings}/runners`,
  },
  {
    fault: 'the runner is too old',
    config: selfHosted,
    facts: () => ({
      runners: { value: [{ name: 'big', labels: ['self-hosted', 'gpu'], isOnline: true, version: '2.335.9' }] },
      organizationRunners: { value: [] },
    }),
    name: 'Runner self-hosted, gpu',
    line: 'update the runner big',
  },
  {
    fault: 'the clock is wrong',
    facts: () => ({ aheadSeconds: -61 }),
    name: 'Clock of this machine',
    line: 'sudo timedatectl set-ntp true',
  },
  {
    fault: 'issues are switched off',
    facts: ({ repository }) => ({ repository: { ...repository, hasIssues: false } }),
    name: 'Issues',
    line: 'https://github.com/octo-org/ledger/settings: tick "Issues"',
  },
  {
    fault: 'the repository is archived',
    facts: ({ repository }) => ({ repository: { ...repository, isArchived: true } }),
    name: 'Archive',
    line: 'gh repo unarchive octo-org/ledger',
  },
  {
    fault: 'a public repository has no key',
    config: (text) => text.replace(/^signing: .*$/m, ''),
    facts: () => ({ key: undefined }),
    name: 'Signing key',
    line: 'baton init',
  },
  {
    fault: 'the job plan failed after the newest record',
    facts: () => ({
      key: {
        record: { run: 'fix-1', at: '2026-11-01T10:00:00Z' },
        plan: { succeeded: false, at: '2026-11-02T10:00:00Z', url: 'https://github.com/octo-org/ledger/job/1' },
        refused: undefined,
      },
    }),
    name: 'The key fits',
    line: 'read the summary at https://github.com/octo-org/ledger/job/1',
  },
  {
    fault: 'an action between braces, which no pattern admits',
    workflow: (text) => `${text}  own: { steps: [{ uses: other/thing@v1 }] }\n`,
    facts: () => ({
      policy: { value: { enabled: true, allowed: 'selected', pinned: false } },
      selected: { value: { githubOwned: true, verified: false, patterns: ['baton-agents/*'] } },
    }),
    name: 'Allowed actions',
    line: 'add other/*',
  },
  {
    fault: 'the environment has a name that a shell would read',
    workflow: (text) => text.replace('    with:', '    with:\n      environment: big; keys'),
    facts: () => ({ secrets: { value: ['ANTHROPIC_API_KEY'] }, environmentSecrets: new Map([['big; keys', { value: [] }]]) }),
    name: 'Secret BATON_SIGNING_KEY for the environment big; keys',
    line: "gh secret set BATON_SIGNING_KEY --env 'big; keys' --repo octo-org/ledger",
  },
  {
    fault: 'the workflow is committed on a branch of its own',
    facts: ({ workflows }) => ({
      branch: 'set-up',
      workflows: workflows.map((file) => ({ ...file, remote: { value: undefined } })),
    }),
    name: `Workflow ${path}`,
    line: 'git push origin HEAD, then merge set-up into main',
  },
];

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
];

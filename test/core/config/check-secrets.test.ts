import { describe, expect } from 'vitest';
import { generateKeyPair } from '../../../src/adapters/crypto/ed25519.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { checkWorkflowFiles } from '../../../src/core/config/workflow/check-workflow-files.ts';
import { requirement } from '../../support/requirement.ts';

const head = `on:
  issues: { types: [labeled] }
  workflow_dispatch:
    inputs:
      task: { type: string }
      event: { type: string }
      pipeline: { type: string }
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
`;
const passed = (name: string, secret = name) => `      ${name}: \${{ secrets.${secret} }}\n`;
const signingKey = passed('signing-key', 'BATON_SIGNING_KEY');
const environmentKey = passed('BATON_SIGNING_KEY');

interface Row {
  readonly title: string;
  /** The lines under `secrets`, or `inherit`. */
  readonly secrets: string;
  readonly environment?: string;
  /** The `env` of the agent. */
  readonly env?: string;
  readonly setupEnv?: string;
  readonly unsigned?: boolean;
  /** The words of the one problem; undefined when everything fits. */
  readonly words?: readonly string[];
}

const rows: readonly Row[] = [
  { title: 'the key of the repository', secrets: signingKey },
  {
    title: 'an environment that keeps the key, which the caller does not pass under its name',
    secrets: signingKey,
    environment: 'baton',
    words: [
      'names the environment "baton"',
      '`BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}` under its `secrets`',
      'an environment fills only the names that the caller passes',
    ],
  },
  { title: 'an environment that keeps the key, passed under its name', secrets: environmentKey, environment: 'baton' },
  { title: 'an environment, and every secret inherited', secrets: 'inherit', environment: 'baton' },
  { title: 'the key passed under both names, as in the examples', secrets: `${signingKey}${environmentKey}` },
  {
    title: 'signing.keys and no key',
    secrets: passed('OPENAI_API_KEY'),
    words: ['`signing-key: ${{ secrets.BATON_SIGNING_KEY }}` and `BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}`'],
  },
  { title: 'neither signing.keys nor a key', secrets: passed('OPENAI_API_KEY'), unsigned: true },
  {
    title: 'the key of an engine that is not passed',
    secrets: signingKey,
    env: 'OPENAI_API_KEY',
    words: ['Agents are given `OPENAI_API_KEY`', 'write `OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}` under its `secrets`'],
  },
  { title: 'the key of an engine that is passed', secrets: `${signingKey}${passed('OPENAI_API_KEY')}`, env: 'OPENAI_API_KEY' },
  {
    title: 'another secret, for which there is no line',
    secrets: `${signingKey}${passed('OPENAI_API_KEY')}`,
    env: 'OPENAI_API_KEY, MY_TOKEN',
    words: ['Agents are given `MY_TOKEN`', '`agent-secrets: |` with the line `MY_TOKEN=${{ secrets.MY_TOKEN }}`'],
  },
  { title: 'another secret, and every secret inherited, BATON_AGENT_SECRETS among them', secrets: 'inherit', env: 'MY_TOKEN' },
  { title: 'a line for those of an environment', secrets: `${signingKey}${passed('BATON_AGENT_SECRETS')}`, env: 'MY_TOKEN' },
  { title: 'a line for other secrets', secrets: `${signingKey}${passed('agent-secrets', 'ALL')}`, env: 'MY_TOKEN' },
  { title: 'a secret of setup', secrets: signingKey, setupEnv: 'NPM_TOKEN', words: ['Agents are given `NPM_TOKEN`'] },
];

describe('baton validate beside a workflow that passes secrets', () => {
  const keys = generateKeyPair('k1');
  for (const row of rows) {
    const { title, words } = row;
    requirement(
      {
        ids: ['F-G2', 'DESIGN-2'],
        title: `compares the secrets: ${title}`,
        input: 'a config and the workflow that calls run.yml',
        expected: words === undefined ? 'it fits' : 'BATON-E135 with the line to write',
      },
      () => {
        const found = check(row, keys.publicKey);
        expect(found.map(({ code }) => code)).toEqual(words === undefined ? [] : ['BATON-E135']);
        for (const word of words ?? []) expect(found[0]?.message).toContain(word);
      },
    );
  }
});

function check({ secrets, environment, env = '', setupEnv = '', unsigned }: Row, publicKey: string) {
  const signing = unsigned === true ? '' : `signing: { keys: ["${publicKey}"] }`;
  const config = parseConfig(`version: 1
${signing}
agents: { one: { engine: command, command: ["true"], env: [${env}] } }
pipelines: { fix: { on: { issues: { labels: [go] } }, stages: { only: { agent: one, setup: "true", setup-env: [${setupEnv}] } } } }
`);
  if (!config.ok) throw new Error(config.error[0]?.message);
  const inputs = ['task', 'event', 'pipeline'].map((name) => `      ${name}: \${{ inputs.${name} }}\n`).join('');
  const place = environment === undefined ? '' : `      environment: ${environment}\n`;
  const given = secrets === 'inherit' ? '    secrets: inherit\n' : `    secrets:\n${secrets}`;
  return checkWorkflowFiles(config.value, [{ path: 'baton.yml', text: `${head}    with:\n${place}${inputs}${given}` }]);
}

import { readFileSync } from 'node:fs';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import type { Check } from '../../../src/core/doctor/check.ts';
import { decideChecks } from '../../../src/core/doctor/decide-checks.ts';
import { deriveNeeds } from '../../../src/core/doctor/derive-needs.ts';
import type { SetupFacts } from '../../../src/core/doctor/facts.ts';

const folder = 'examples/investigate-fix-pr/.github';
const workflowPath = '.github/workflows/baton.yml';
const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1';
const configText = readFileSync(`${folder}/baton.yml`, 'utf8').replace(
  'engine: command\n    command: [node, scripts/agents/fix.mjs]',
  'engine: claude-code\n    env: [ANTHROPIC_API_KEY]',
);
const workflowText = readFileSync(`${folder}/workflows/baton.yml`, 'utf8').replace('# ANTHROPIC_API_KEY', 'ANTHROPIC_API_KEY');

/** What a row changes of a repository in which all is right. */
export interface Changes {
  readonly config?: (text: string) => string;
  readonly workflow?: (text: string) => string;
  readonly facts?: (facts: SetupFacts) => Partial<SetupFacts>;
}

/** Decides about a repository in which all is right but for the changes. */
export function examine({ config = same, workflow = same, facts = () => ({}) }: Changes): readonly Check[] {
  const [changedConfig, changedWorkflow] = [config(configText), workflow(workflowText)];
  const parsed = parseConfig(changedConfig);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const all = buildFacts(changedConfig, changedWorkflow);
  const needs = deriveNeeds(parsed.value, { workflows: [{ path: workflowPath, text: changedWorkflow }], ownActions: [checkout] });
  return decideChecks(needs, { ...all, ...facts(all) });
}

function same(text: string): string {
  return text;
}

function buildFacts(config: string, workflow: string): SetupFacts {
  return {
    name: 'octo-org/ledger',
    page: 'https://github.com/octo-org/ledger',
    repository: {
      id: 1,
      defaultBranch: 'main',
      isPrivate: false,
      isFork: false,
      isArchived: false,
      hasIssues: true,
      isOfOrganization: true,
    },
    aheadSeconds: 1,
    config: { path: '.github/baton.yml', remote: { value: config }, local: undefined },
    agentWorkflow: undefined,
    workflows: [{ path: workflowPath, remote: { value: workflow }, local: workflow }],
    states: new Map([[workflowPath, { value: 'active' }]]),
    policy: { value: { enabled: true, allowed: 'all', pinned: false } },
    settings: { value: { defaultPermissions: 'read', mayCreatePullRequests: true } },
    secrets: { value: ['BATON_SIGNING_KEY', 'ANTHROPIC_API_KEY'] },
    organizationSecrets: { value: [] },
    environmentSecrets: new Map(),
    labels: { value: ['Agent-Ready'] },
    variables: { value: new Map() },
    organizationVariables: { value: new Map() },
    key: { record: { run: 'fix-1', at: '2026-11-01T10:00:00Z' }, plan: undefined, refused: undefined },
    keyFile: undefined,
  };
}

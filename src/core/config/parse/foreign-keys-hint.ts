// This file knows keys and values that people write and that do not exist: the words of other tools.

import { closest, distance } from 'fastest-levenshtein';

/** Words of other tools, and what to write here: the first one whose key exists in the same place. */
const meantKeys: Readonly<Record<string, readonly string[]>> = {
  retries: ['retry: { attempts: 2 }'],
  attempts: ['retry: { attempts: 2 }'],
  types: ['labels'],
  'label-added': ['labels'],
  role: ['minimum-role'],
  'min-role': ['minimum-role'],
  permission: ['minimum-role', 'access'],
  permissions: ['minimum-role', 'access'],
  budget: ['max-cost-usd', 'budgets'],
  cost: ['max-cost-usd'],
  secrets: ['env'],
  'depends-on': ['needs'],
  depends_on: ['needs'],
  after: ['needs'],
  when: ['if'],
  condition: ['if'],
  'continue-on-error': ['continue-on-failure'],
  strategy: ['matrix'],
  'fan-out': ['matrix'],
  approve: ['approval: { role: maintain }'],
  approvals: ['approval: { role: maintain }'],
  approvers: ['users'],
  reviewers: ['users'],
  runner: ['runs-on'],
  cron: ['schedule: { cron: "0 9 * * 1" }'],
  push: ['pull-requests'],
  jobs: ['stages'],
  run: ['setup'],
  'prompt-file': ['prompt'],
  pull_request: ['pull-requests'],
  issue_comment: ['comment'],
  repository_dispatch: ['webhook'],
  workflow_run: ['checks'],
  'check-runs': ['checks'],
  workflow_dispatch: ['manual: true'],
  url: ['to: <name>'],
  endpoint: ['to: <name>'],
  slack: ['as: slack'],
};

/** Returns what a key of another tool is called here, if this place has it; also the one key that begins with these words. */
export function findForeignKey(key: string, known: readonly string[]): string | undefined {
  const own = Object.hasOwn(meantKeys, key) ? meantKeys[key] : undefined;
  const meant = own?.find((each) => known.includes(each.split(':')[0] ?? ''));
  return meant ?? findOnlyBeginning(key, known);
}

/** Words of other tools for values, and what to write here: the first one that may stand in the same place. */
const meantValues: Readonly<Record<string, readonly string[]>> = {
  anthropic: ['claude-code'],
  openai: ['codex'],
  gpt: ['codex'],
  google: ['gemini'],
  github: ['copilot'],
  script: ['command'],
  shell: ['command'],
  bash: ['command'],
  write: ['edit'],
  readonly: ['read'],
  owner: ['admin'],
  success: ['succeeded', 'end'],
  completed: ['end', 'succeeded'],
  failure: ['failed'],
  failed: ['failure'],
  timeout: ['timed_out'],
  integer: ['number'],
  int: ['number'],
  float: ['number'],
  text: ['string'],
  enum: ['choice'],
  select: ['choice'],
  skip: ['ignore'],
  stop: ['cancel'],
};

/** Returns the value that was meant: by another name for it, by its beginning, or by a slip. */
export function findForeignValue(input: string, values: readonly string[]): string | undefined {
  const word = input.toLowerCase();
  const meant = Object.hasOwn(meantValues, word) ? meantValues[word]?.find((each) => values.includes(each)) : undefined;
  if (meant !== undefined) return meant;
  const nearest = closest(word, [...values]);
  return distance(word, nearest) <= 2 ? nearest : findOnlyBeginning(word, values);
}

/** Returns the one name that begins with these letters, or with a word that is one slip away; undefined where there is none or a choice. */
function findOnlyBeginning(word: string, names: readonly string[]): string | undefined {
  const [only, ...more] = word.length < 3 ? [] : names.filter((name) => isBeginning(word, name));
  return more.length === 0 ? only : undefined;
}

function isBeginning(word: string, name: string): boolean {
  const [first = '', ...rest] = name.split('-');
  return name.startsWith(`${word}-`) || (rest.length > 0 && word.length > 3 && distance(word, first) === 1);
}

/** What usually stands at a key, as it is written, where its schema alone would make a poor example. */
export const samples: Readonly<Record<string, readonly string[]>> = {
  agents: ['{ fixer: { engine: claude-code, env: [ANTHROPIC_API_KEY] } }'],
  allow: ['{ minimum-role: write }'],
  annotations: ['needs.look.handoff.data.findings'],
  approval: ['{ role: maintain }'],
  budgets: ['[{ per: day, max-cost-usd: 20 }]', '{ per: day, max-cost-usd: 20 }'],
  checkout: ['{ depth: 1 }'],
  children: ['{}'],
  command: ['[node, scripts/agent.mjs]'],
  cron: ['"0 9 * * 1"'],
  data: ['{ properties: { topic: { type: string } } }'],
  env: ['{ API_KEY: "${API_KEY}" }', 'API_KEY'],
  handoff: ['{ required: true }'],
  history: ['{ limit: 5 }'],
  'include-keys': ['topic'],
  keys: ['["k1:REPLACEthisWithYourOwnPublicKey000000000000="]', '"k1:REPLACEthisWithYourOwnPublicKey000000000000="'],
  limits: ['{ max-cost-usd: 5 }'],
  map: ['{ title: data.title }', 'data.title'],
  'max-cost-usd': ['5'],
  model: ['my-model'],
  on: ['{ issues: { labels: [agent-ready] } }'],
  pipelines: ['{ fix: { on: { issues: { labels: [agent-ready] } }, stages: { fix: { agent: fixer } } } }'],
  schedule: ['{ cron: "0 9 * * 1" }'],
  setup: ['npm ci'],
  'setup-env': ['NPM_TOKEN'],
  signing: ['{ keys: ["k1:REPLACEthisWithYourOwnPublicKey000000000000="] }'],
  stages: ['{ fix: { agent: fixer } }'],
  teams: ['my-organization/my-team'],
  to: ['ops'],
  url: ['https://example.com/mcp'],
};

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

/** Other names for engines: the company, the model, the program. */
const meantEngines: Readonly<Record<string, string>> = {
  anthropic: 'claude-code',
  openai: 'codex',
  gpt: 'codex',
  google: 'gemini',
  github: 'copilot',
  script: 'command',
  shell: 'command',
  bash: 'command',
};

/** Returns the value that was meant: by another name for it, by its beginning, or by a slip. */
export function findForeignValue(input: string, values: readonly string[]): string | undefined {
  const word = input.toLowerCase();
  const meant = Object.hasOwn(meantEngines, word) ? meantEngines[word] : undefined;
  if (meant !== undefined && values.includes(meant)) return meant;
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

/** The usual form of maps for which people write a plain value. `?` stands for what they wrote, where it fits. */
const forms: Readonly<Record<string, string>> = {
  retry: '{ attempts: ? }',
  history: '{ limit: 5 }',
  limits: '{ max-cost-usd: 5 }',
  allow: '{ minimum-role: write }',
  signing: '{ keys: ["<your public key>"] }',
  schedule: '{ cron: "0 9 * * 1" }',
  handoff: '{ required: true }',
  on: '{ issues: { labels: [agent-ready] } }',
  checkout: '{ depth: 1 }',
  approval: '{ role: maintain }',
};

/** Returns the form of a map that usually stands at a key, with the number that was written in its place. */
export function findForm(key: string, input: unknown): string | undefined {
  const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
  return form?.replace('?', typeof input === 'number' ? String(input) : '2');
}

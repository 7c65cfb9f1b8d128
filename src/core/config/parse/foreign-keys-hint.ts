// This file knows keys and values that people write and that do not exist: the words of other tools.

import { distance } from 'fastest-levenshtein';
import { findNearest } from '../../text/explain-path.ts';

/** Keys of other tools, and what is meant by each of them here: the first one whose key exists in the same place. */
const meantKeys: readonly (readonly [words: string, ...meant: string[]])[] = [
  ['retries attempts', 'retry: { attempts: 2 }'],
  ['max-attempts', 'attempts'],
  ['types label-added', 'labels'],
  ['role min-role permission permissions', 'minimum-role', 'access'],
  ['budget', 'max-cost-usd', 'budgets'],
  ['cost', 'max-cost-usd'],
  ['secrets', 'env'],
  ['depends-on depends_on after', 'needs'],
  ['when condition', 'if'],
  ['continue-on-error', 'continue-on-failure'],
  ['strategy fan-out', 'matrix'],
  ['jobs steps', 'stages', 'pipelines'],
  ['description', 'body'],
  ['run', 'setup'],
  ['prompt-file', 'prompt'],
  ['approve approvals', 'approval: { role: maintain }'],
  ['approvers reviewers', 'users'],
  ['runner', 'runs-on'],
  ['cron', 'schedule: { cron: "0 9 * * 1" }'],
  ['push pull_request', 'pull-requests'],
  ['issue_comment', 'comment'],
  ['repository_dispatch', 'webhook'],
  ['workflow_run check-runs', 'checks'],
  ['workflow_dispatch', 'manual: true'],
  ['url endpoint', 'to: <name>'],
  ['slack', 'as: slack'],
];

/** Values of other tools, in the same form. */
const meantValues: typeof meantKeys = [
  ['anthropic', 'claude-code'],
  ['openai gpt', 'codex'],
  ['google', 'gemini'],
  ['github', 'copilot'],
  ['script shell bash', 'command'],
  ['write', 'edit'],
  ['readonly', 'read'],
  ['owner', 'admin'],
  ['success completed', 'succeeded', 'end'],
  ['failure failed', 'failed', 'failure'],
  ['timeout', 'timed_out'],
  ['integer int float', 'number'],
  ['text', 'string'],
  ['enum select', 'choice'],
  ['skip', 'ignore'],
  ['stop', 'cancel'],
];

function findMeant(table: typeof meantKeys, word: string, names: readonly string[]): string | undefined {
  const [, ...meant] = table.find(([words]) => words.split(' ').includes(word)) ?? [''];
  return meant.find((each) => names.includes(each.split(':')[0] ?? ''));
}

/** Returns what a key of another tool is called here, if this place has it; also the one key that begins with these words. */
export function findForeignKey(key: string, known: readonly string[]): string | undefined {
  return findMeant(meantKeys, key, known) ?? findOnlyBeginning(key, known);
}

/** Returns the value that was meant: by another name for it, by its beginning, or by a slip. */
export function findForeignValue(input: string, values: readonly string[]): string | undefined {
  const word = input.toLowerCase();
  const meant = findMeant(meantValues, word, values);
  if (meant !== undefined) return meant;
  return findNearest(word, values, { most: 2 }) ?? findOnlyBeginning(word, values);
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

/** The values that usually stand at keys, as they are written, where the schema alone would make a poor example. */
export const samples: Readonly<Record<string, readonly string[]>> = {
  allow: ['{ minimum-role: write }'],
  annotations: ['needs.look.handoff.data.findings'],
  approval: ['{ role: maintain }'],
  budgets: ['[{ per: day, max-cost-usd: 20 }]', '{ per: day, max-cost-usd: 20 }'],
  children: ['{}'],
  command: ['[node, scripts/agent.mjs]'],
  data: ['{ properties: { topic: { type: string } } }'],
  env: ['{ API_KEY: "${API_KEY}" }', 'API_KEY'],
  'include-keys': ['topic'],
  keys: ['"k1:REPLACEthisWithYourOwnPublicKey000000000000="'],
  model: ['my-model'],
  setup: ['npm ci'],
  'setup-env': ['NPM_TOKEN'],
  teams: ['my-organization/my-team'],
  to: ['ops'],
  url: ['https://example.com/mcp'],
};

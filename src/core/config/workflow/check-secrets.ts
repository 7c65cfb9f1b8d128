import { distance } from 'fastest-levenshtein';
import { engineKeys, renderSecret, renderSecretLines } from '../../agent/agent-secrets.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { selectPipeline } from '../defaults.ts';
import { secretsOf } from '../schema/agent-schema.ts';
import type { Config } from '../schema/config-schema.ts';
import { isAgentStage } from '../schema/stage-schema.ts';
import type { WorkflowProblem } from './check-crons.ts';
import type { Caller, CallerJob } from './read-caller.ts';

const keyName = 'BATON_SIGNING_KEY';
const engineKeyNames: ReadonlySet<string> = new Set(engineKeys);
const ownNames: ReadonlySet<string> = new Set(['signing-key', keyName, 'agent-secrets', 'BATON_AGENT_SECRETS']);

/** Checks that a workflow that calls ours passes every secret that the config needs. GitHub gives a called workflow no others. */
export function checkWorkflowSecrets(config: Config, caller: Caller): readonly WorkflowProblem[] {
  const { file, placeOf } = caller;
  const wanted = listAgentSecrets(config);
  return caller.jobs.flatMap((job) => {
    const path = ['jobs', job.name, 'secrets'];
    const lacking = [...checkKey(config, job), ...checkAgentSecrets(wanted, job)].map((message) => ({ message, path }));
    const open = listOpen(job).map((name) => ({ message: describeOpen(name, job), path: [...path, name] }));
    const unknown = listUnknown(job).map((name) => ({ message: describeUnknown(name, job), path: [...path, name] }));
    return [...lacking, ...open, ...unknown].map((found) => ({
      code: 'BATON-E135',
      message: found.message,
      file,
      ...placeOf(found.path),
    }));
  });
}

/** Lists the secrets that `run.yml` does not declare. A copy under another name may declare more. */
function listUnknown({ uses, secrets }: CallerJob): readonly string[] {
  if (secrets === 'inherit' || !/^[\w.-]+\/baton\//.test(uses)) return [];
  return Object.keys(secrets).filter((name) => !ownNames.has(name) && !engineKeyNames.has(name));
}

/** Lists the keys that are filled from what everybody may read: a variable alone, or a text. */
function listOpen({ secrets }: CallerJob): readonly string[] {
  const isOpen = /^\s*(?:\$\{\{\s*(?:vars\b|github\b|secrets\.GITHUB_TOKEN)[^|&]*\}\}|(?!.*\$\{\{)\S.*)$/s;
  const keys = Object.entries(secrets).filter(([name]) => ['signing-key', keyName].includes(name) || engineKeyNames.has(name));
  return keys.flatMap(([name, text]) => (isOpen.test(text) ? [name] : []));
}

function describeOpen(name: string, job: CallerJob): string {
  const own = name === 'signing-key' ? keyName : name;
  return `The job \`${job.name}\` passes \`${name}\` from what is no secret; write \`${name}: ${renderSecret(own)}\`, store it under Settings → Secrets → Actions, and make a new one if its value was in a file or a variable.`;
}

/**
 * Lists secrets that are most likely not passed: all of them, by `inherit` to another organisation (docs: reusing workflows), and one from
 * a name with a slip.
 */
export function listSecretWarnings(callers: readonly Caller[]): readonly WorkflowProblem[] {
  return callers.flatMap(({ file, jobs, placeOf }) =>
    jobs.flatMap((job) =>
      listDoubts(job).map(({ message, path }) => ({
        code: 'BATON-E135',
        message,
        file,
        ...placeOf(['jobs', job.name, 'secrets', ...path]),
      })),
    ),
  );
}

function listDoubts({ name, uses, secrets }: CallerJob) {
  if (secrets === 'inherit') {
    if (!uses.startsWith('baton-agents/')) return [];
    const message = `The job \`${name}\` has \`secrets: inherit\`, and GitHub hands on nothing by it to \`${uses}\` unless both repositories belong to one organisation or enterprise; write \`${renderLine(keyName)}\`, \`signing-key: ${renderSecret(keyName)}\` and a line for each key of an agent under its \`secrets\`.`;
    return [{ message, path: [] }];
  }
  const lines = Object.entries(secrets).flatMap(([key, text]) => text.split('\n').map((line) => ({ key, line })));
  return lines.flatMap(({ key, line }) => {
    const own = /^\s*(\w+)=/.exec(line)?.[1] ?? (key === 'signing-key' ? keyName : key);
    const slip = listSecretNames(line).find((stored) => isSlip(stored, own) || (stored !== own && isOfOther(stored, own)));
    if (slip === undefined) return [];
    const message = `\`${own}\` is filled from the secret \`${slip}\`, which looks like a slip; write \`${renderSecret(own)}\`, unless it is stored under that name.`;
    return [{ message, path: [key] }];
  });
}

/** Returns whether a secret has the name of another engine's key. */
function isOfOther(stored: string, own: string): boolean {
  const company = (name: string): string =>
    name.replace(/^(?:CLAUDE_CODE|CODEX)/, (word) => (word === 'CODEX' ? 'OPENAI' : 'ANTHROPIC')).split('_')[0] ?? '';
  return engineKeyNames.has(stored) && engineKeyNames.has(own) && company(stored) !== company(own);
}

/** Returns whether a name is another one with a slip in one word. Names that differ in a number or in a whole word are meant. */
function isSlip(stored: string, own: string): boolean {
  if (stored.replaceAll('_', '') === own.replaceAll('_', '')) return stored !== own;
  const [words, others] = [stored.split('_'), own.split('_')];
  const [wrong, ...more] = words
    .map((word, index) => [word, others[index] ?? ''] as const)
    .filter(([word, other]) => word !== other);
  if (wrong === undefined || more.length > 0 || words.length !== others.length) return false;
  const [word, other] = wrong;
  return word.length > 3 && !/\d/.test(word + other) && distance(word, other) <= 2 && distance(word, other) * 2 < word.length;
}

function describeUnknown(name: string, job: CallerJob): string {
  return `The job \`${job.name}\` passes \`${name}\`, which \`run.yml\` does not declare, so GitHub refuses the workflow; write \`agent-secrets: |\` with the line \`${name}=${renderSecret(name)}\` below it.`;
}

/** Checks the signing key. An environment fills only names that the caller passes (actions/runner#4453, #1490). */
function checkKey({ signing }: Config, job: CallerJob): readonly string[] {
  const passed = listPassed(job);
  if (passed.includes(keyName)) return [];
  const line = `\`${renderLine(keyName)}\` under its \`secrets\``;
  const environment = String(job.with.environment ?? '');
  if (environment !== '') {
    return [
      `The job \`${job.name}\` names the environment ${JSON.stringify(environment)} and does not pass its key; write ${line}: an environment fills only the names that the caller passes.`,
    ];
  }
  if (signing === undefined || passed.includes('signing-key')) return [];
  return [
    `The config lists \`signing.keys\`, and the job \`${job.name}\` passes no key; write \`signing-key: ${renderSecret(keyName)}\` and ${line}.`,
  ];
}

/** Checks the secrets that agents are given. Lines of `agent-secrets` may hold any of them, and are not read. */
function checkAgentSecrets(wanted: readonly string[], job: CallerJob): readonly string[] {
  const passed = listPassed(job);
  const hasLines = passed.includes('agent-secrets') || passed.includes('BATON_AGENT_SECRETS');
  const missing = hasLines ? [] : wanted.filter((name) => !passed.includes(name));
  if (missing.length === 0) return [];
  return [
    `Agents are given ${quoteNames(missing)}, which the job \`${job.name}\` does not pass; write ${renderSecretLines(missing)} under its \`secrets\`.`,
  ];
}

/** Lists the names in `env` and `setup-env` of the agents that may work in a pipeline, and in `setup-env` of its stages. */
export function listAgentSecrets(config: Config): readonly string[] {
  const names = Object.entries(config.pipelines).flatMap(([name, { stages }]) => [
    ...Object.values(selectPipeline(config, name).agents).flatMap(secretsOf),
    ...Object.values(stages).flatMap((stage) => (isAgentStage(stage) ? stage['setup-env'] : [])),
  ]);
  return [...new Set(names)];
}

/** Lists the names of secrets that the expressions of a text read. */
export function listSecretNames(text = ''): readonly string[] {
  const found = text.matchAll(/\bsecrets(?:\.([A-Za-z_]\w*)|\[\s*'([^']+)'\s*\])/g);
  return [...found].map(([, plain, quoted]) => plain ?? quoted ?? '');
}

/** Lists the names that arrive. `inherit` passes secrets under their own names, none of which can have a hyphen. */
function listPassed({ secrets }: CallerJob): readonly string[] {
  return secrets === 'inherit' ? [keyName, 'BATON_AGENT_SECRETS', ...engineKeys] : Object.keys(secrets);
}

function renderLine(name: string): string {
  return `${name}: ${renderSecret(name)}`;
}

import { engineKeys } from '../../../core/agent/agent-secrets.ts';
import { secretsOf } from '../../../core/config/schema/agent-schema.ts';
import type { Config } from '../../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../../core/config/schema/stage-schema.ts';
import { listSecretNames } from '../../../core/config/workflow/check-secrets.ts';
import type { PlayedFile } from './read-workflows.ts';

interface SecretValues {
  readonly config: Config;
  /** Undefined if nothing is signed. */
  readonly signingKey: string | undefined;
  /** Values for the names that agents see, such as `ANTHROPIC_API_KEY`. */
  readonly given: Readonly<Record<string, string>>;
  /** Names without a value: a real agent would take a placeholder for a key. */
  readonly without: readonly string[];
}

const keyName = 'BATON_SIGNING_KEY';
const keyInputs = ['signing-key', keyName];
const listInputs = ['agent-secrets', 'BATON_AGENT_SECRETS'];

/**
 * Lists every secret that the workflows name, with a value: the signing key of this try, the given values, and a placeholder for
 * each of the rest. A stand-in needs no key, and an agent without its key would not start at all.
 */
export function listSecrets(files: readonly PlayedFile[], known: SecretValues): Readonly<Record<string, string>> {
  const named = files.flatMap(({ text, inherits }) => [
    ...listNamed(text),
    ...(inherits ? [...engineKeys, ...listAgentEnv(known.config)] : []),
  ]);
  const plain = named.map((name) => [name, findValue(name, known)] as const);
  const passed = files.flatMap((file) => Object.entries(file.passed).flatMap(([as, text]) => fillPassed(as, { text, known })));
  const keys = [keyName, ...files.flatMap(({ passed: all }) => keyInputs.flatMap((input) => listNamed(all[input] ?? '')))];
  const secrets = Object.fromEntries([...plain, ...passed, ...keys.map((name) => [name, known.signingKey ?? ''] as const)]);
  return Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''));
}

type Entry = readonly [name: string, value: string];

/** Returns the secrets that a call passes on under another name, with the value that belongs to that name. */
function fillPassed(as: string, { text, known }: { readonly text: string; readonly known: SecretValues }): readonly Entry[] {
  const names = listNamed(text);
  const value = known.given[as];
  if (value !== undefined || known.without.includes(as)) return names.map((name) => [name, value ?? '']);
  // One secret with a line for each name, in place of a line of the workflow for each secret.
  const isWhole = /^\s*\$\{\{[^{}]*\}\}\s*$/.test(text);
  if (!listInputs.includes(as) || !isWhole) return [];
  const lines = listAgentEnv(known.config)
    .filter((name) => !known.without.includes(name))
    .map((name) => `${name}=${findValue(name, known)}`);
  return names.map((name) => [name, lines.join('\n')]);
}

function listNamed(text: string): readonly string[] {
  return listSecretNames(text).filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN');
}

function listAgentEnv({ agents, pipelines }: Config): readonly string[] {
  const stages = Object.values(pipelines).flatMap(({ stages: all }) => Object.values(all));
  const names = [
    ...Object.values(agents).flatMap(secretsOf),
    ...stages.flatMap((stage) => (isAgentStage(stage) ? stage['setup-env'] : [])),
  ];
  return [...new Set(names)];
}

function findValue(name: string, { given, without }: Pick<SecretValues, 'given' | 'without'>): string {
  if (without.includes(name)) return '';
  return given[name] ?? `baton-try-has-no-${name.toLowerCase().replaceAll('_', '-')}`;
}

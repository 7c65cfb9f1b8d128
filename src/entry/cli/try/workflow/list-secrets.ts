import { engineKeys } from '../../../../core/agent/agent-secrets.ts';
import type { Config } from '../../../../core/config/schema/config-schema.ts';
import { isAgentStage } from '../../../../core/config/schema/stage-schema.ts';
import type { PlayedFile } from './read-workflows.ts';

interface Known {
  readonly config: Config;
  readonly signingKey: string;
  /** Values for the names that agents see, such as `ANTHROPIC_API_KEY`. */
  readonly given: Readonly<Record<string, string>>;
}

const keyNames = ['signing-key', 'BATON_SIGNING_KEY'];
const listNames = ['agent-secrets', 'BATON_AGENT_SECRETS'];

/**
 * Lists every secret that the workflows name, with a value: the signing key of this try, the given values, and a placeholder for
 * each of the rest. A stand-in needs no key, and an agent without its key would not start at all.
 */
export function listSecrets(files: readonly PlayedFile[], known: Known): Readonly<Record<string, string>> {
  const secrets: Record<string, string> = { BATON_SIGNING_KEY: known.signingKey };
  for (const name of files.flatMap(({ text }) => listNamed(text))) secrets[name] ??= findValue(name, known.given);
  for (const { passed, inherits } of files) {
    for (const name of inherits ? [...engineKeys, ...listAgentEnv(known.config)] : [])
      secrets[name] ??= findValue(name, known.given);
    for (const [as, expression] of Object.entries(passed)) Object.assign(secrets, fillPassed(as, { expression, known }));
  }
  return secrets;
}

/** Returns the secrets that arrive under a name of their own meaning, whatever the repository calls them. */
function fillPassed(
  as: string,
  { expression, known }: { readonly expression: string; readonly known: Known },
): Readonly<Record<string, string>> {
  const names = listNamed(expression);
  const value = keyNames.includes(as) ? known.signingKey : known.given[as];
  if (value !== undefined) return Object.fromEntries(names.map((name) => [name, value]));
  // One secret with a line for each name, in place of a line of the workflow for each secret.
  const isWhole = /^\s*\$\{\{[^{}]*\}\}\s*$/.test(expression);
  if (!listNames.includes(as) || !isWhole) return {};
  const lines = listAgentEnv(known.config).map((name) => `${name}=${findValue(name, known.given)}`);
  return Object.fromEntries(names.map((name) => [name, lines.join('\n')]));
}

function listNamed(text: string): readonly string[] {
  const found = text.matchAll(/\bsecrets(?:\.([A-Za-z_]\w*)|\[\s*'([^']+)'\s*\])/g);
  return [...found].map(([, plain, quoted]) => plain ?? quoted ?? '').filter((name) => name.toUpperCase() !== 'GITHUB_TOKEN');
}

function listAgentEnv({ agents, pipelines }: Config): readonly string[] {
  const stages = Object.values(pipelines).flatMap(({ stages: all }) => Object.values(all));
  const names = [
    ...Object.values(agents).flatMap(({ env }) => env),
    ...stages.flatMap((stage) => (isAgentStage(stage) ? stage['setup-env'] : [])),
  ];
  return [...new Set(names)];
}

function findValue(name: string, given: Known['given']): string {
  return given[name] ?? `baton-try-has-no-${name.toLowerCase().replaceAll('_', '-')}`;
}

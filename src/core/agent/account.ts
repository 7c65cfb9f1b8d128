import { engineKeyNames } from './agent-secrets.ts';
import type { EngineName } from './engine-name.ts';

const accounts: Readonly<Record<EngineName, string>> = {
  'claude-code': 'Claude',
  codex: 'Codex',
  gemini: 'Gemini',
  opencode: 'OpenCode',
  cursor: 'Cursor',
  copilot: 'Copilot',
  command: 'its program',
};

/** Returns the account behind an engine by the name that people know, for a sentence about its limits. */
export function accountOf(engine: string): string {
  return Object.entries(accounts).find(([name]) => name === engine)?.[1] ?? engine;
}

/** The keys of providers by the beginning of a model's name, for engines that know several providers. */
const providerKeys: readonly (readonly [string, string])[] = [
  ['anthropic/', 'ANTHROPIC_API_KEY'],
  ['openai/', 'OPENAI_API_KEY'],
  ['google/', 'GEMINI_API_KEY'],
];

/** An agent, as far as it decides whose account it uses up. */
interface LimitedAgent {
  readonly env: readonly string[];
  readonly model?: string | undefined;
}

/** Returns the secret whose account an agent uses up: the key of its provider, else the first key of an engine that it is given; undefined where it is given none. */
export function secretOf({ env, model = '' }: LimitedAgent): string | undefined {
  const named = providerKeys.find(([provider, key]) => model.startsWith(provider) && env.includes(key))?.[1];
  return named ?? env.find((name) => engineKeyNames.has(name)) ?? env[0];
}

/** The date or the number of its release, which a provider may add to the name of a model. With anything else it is another model. */
const release = /^(?:[-@]\d{3,8}|-\d{4}-\d\d-\d\d|-\d\d-\d{4}|-latest)$/;

/** Returns whether two names are of one model. */
export function isSameModel(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.replace(/^.*\//, ''), b.replace(/^.*\//, '')].toSorted((x, y) => x.length - y.length);
  return long === short || (long.startsWith(short) && release.test(long.slice(short.length)));
}

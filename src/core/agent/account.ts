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

/** The beginnings of the names of what engines take. Where an engine is given two, it takes the first in the alphabet, but Copilot the last. */
const ownNames: Readonly<Record<string, string>> = {
  'claude-code': 'ANTHROPIC|CLAUDE_CODE',
  codex: 'CODEX|OPENAI',
  gemini: 'GEMINI|GOOGLE',
  opencode: 'ANTHROPIC|GEMINI|OPENAI|OPENCODE',
};

/** An agent, as far as it decides whose account it uses up. */
interface LimitedAgent {
  readonly engine: string;
  readonly env: readonly string[];
  readonly model?: string | undefined;
  readonly 'mcp-servers'?: unknown;
}

/**
 * Returns the secret whose account an agent uses up: the key of its provider, else the first one that its engine takes, else any that is
 * neither for another engine nor for an MCP server; undefined where it is given none. The order of `env` decides only between the last.
 */
export function secretOf({ engine, env, model = '', 'mcp-servers': servers = {} }: LimitedAgent): string | undefined {
  // As in `openai/gpt-5`, of an engine that knows several providers.
  const ofProvider = `${model.replace(/\/.*/, '').replace('google', 'gemini').toUpperCase()}_API_KEY`;
  const own = new RegExp(`^(?:${ownNames[engine] ?? engine.toUpperCase()})_.*(?:KEY|TOKEN|CONTENT)$`);
  // The program of a `command` may take the key of any engine.
  const isOwn = (name: string): boolean => (engine === 'command' ? engineKeyNames.has(name) : own.test(name));
  const isFree = (name: string): boolean => !engineKeyNames.has(name) && !JSON.stringify(servers).includes(`\${${name}}`);
  const find = engine === 'copilot' ? 'findLast' : 'find';
  return env.find((name) => name === ofProvider) ?? env.toSorted()[find](isOwn) ?? env.find(isFree);
}

/** Returns what stands for the account of an agent: its secret, else the machine on which its engine is signed in, or a program of one's own. */
export function accountKeyOf(name: string, agent: LimitedAgent): string {
  return secretOf(agent) ?? (agent.engine === 'command' ? name : agent.engine);
}

/** The account that a usage limit closes, as all runs of a repository see it: a secret, in an environment. */
export interface Account {
  readonly secret: string;
  readonly environment: string;
  /** Absent of a usage limit that is of all models. */
  readonly model?: string | undefined;
}

/** Returns whether a usage limit of one account would refuse an agent that uses another one. */
export function isSameAccount(limit: Account, { secret, environment, model }: Account): boolean {
  const isOtherModel = limit.model !== undefined && !mayBeSameModel(model ?? limit.model, limit.model);
  return limit.secret === secret && limit.environment === environment && !isOtherModel;
}

/** The families of models that engines know by a name without a version, such as `opus`. */
const family = /(?:^|[-/])(opus|sonnet|haiku|flash-lite|flash|pro)(?![a-z])/;

/**
 * Returns whether two names are of one model, or may be: what an engine takes a name without a version for may be any model, but of its family.
 * `ofUnknown` answers where a name shows no family.
 */
export function mayBeSameModel(a: string, b: string, ofUnknown = true): boolean {
  const [one = '', other = ''] = [a, b].map((name) => name.replace(/\[.*\]$/, ''));
  const isAlias = !/\d/.test(one) || !/\d/.test(other);
  const [ofOne, ofOther] = [one, other].map((name) => family.exec(name)?.[1]);
  const isOfOne = ofOne === undefined || ofOther === undefined ? ofUnknown : ofOne === ofOther;
  return isSameModel(one, other) || (isAlias && isOfOne);
}

/** Returns the model, or the family of models, that the name of a window such as `seven_day_opus` says it is of. */
export function modelOfWindow(window: string | undefined): string | undefined {
  return /(?:hour|day)_([a-z]+)$/.exec(window ?? '')?.[1];
}

/** The date or the number of its release, which a provider may add to the name of a model. With anything else it is another model. */
const release = /^(?:[-@]\d{3,8}|-\d{4}-\d\d-\d\d|-\d\d-\d{4}|-latest)$/;

/** Returns whether two names are of one model. */
export function isSameModel(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.replace(/^.*\//, ''), b.replace(/^.*\//, '')].toSorted((x, y) => x.length - y.length);
  return long === short || (long.startsWith(short) && release.test(long.slice(short.length)));
}

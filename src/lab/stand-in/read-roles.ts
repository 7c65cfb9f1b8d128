import { engines } from '../../adapters/agent/engines/engines.ts';
import { findProgram } from '../../adapters/agent/process/find-program.ts';
import { isReservedVariable } from '../../core/agent/agent-environment.ts';
import type { Agent } from '../../core/config/schema/agent-schema.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { suggestName } from '../../terminal/files/suggest-name.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { splitValue } from './name-stages.ts';
import type { Role } from './program/stand-in-plan.ts';

/** The environment of the person's shell. */
export type Shell = Readonly<Record<string, string | undefined>>;

interface Wishes {
  /** Values of `--agent`. */
  readonly agents: readonly string[];
  readonly real: true | readonly string[] | undefined;
  readonly shell: Shell;
}

export interface Roles {
  /** The program that does the work, for each agent of the config. */
  readonly byAgent: Readonly<Record<string, Role>>;
  /** Agents that get real secrets. */
  readonly real: readonly string[];
}

/** Decides who does the work of each agent. Throws a UsageError for wrong names, and where a program or a key is missing. */
export async function readRoles(config: Config, { agents, real, shell }: Wishes): Promise<Roles> {
  const commands = readCommands(agents, config);
  const names = real === true ? Object.keys(config.agents).filter((name) => !commands.has(name)) : (real ?? []);
  for (const name of names) checkReal(name, { config, commands });
  const otherwise = real === true && names.length > 1 ? ' Or name the agents that are to run for real: --real AGENT.' : '';
  const byAgent: Record<string, Role> = {};
  for (const [name, agent] of Object.entries(config.agents)) {
    const command = commands.get(name);
    if (command !== undefined) byAgent[name] = { kind: 'shell', command };
    else if (names.includes(name)) byAgent[name] = await findReal(name, { agent, shell, otherwise });
    else byAgent[name] = { kind: agent.engine === 'command' ? 'own' : 'stand-in' };
  }
  return { byAgent, real: names };
}

function readCommands(values: readonly string[], config: Config): ReadonlyMap<string, string> {
  const commands = new Map<string, string>();
  for (const value of values) {
    const [name, command] = splitValue(value, { option: '--agent', form: "NAME='COMMAND'" });
    checkAgent(name, { config, option: '--agent' });
    if (commands.has(name)) throw new UsageError(`--agent names ${name} twice. Write one command for each agent.`);
    commands.set(name, command);
  }
  return commands;
}

function checkAgent(name: string, { config, option }: { readonly config: Config; readonly option: string }): void {
  if (Object.hasOwn(config.agents, name)) return;
  throw new UsageError(`${option} names the agent "${name}", and there is none.${suggestName(name, Object.keys(config.agents))}`);
}

function checkReal(name: string, { config, commands }: { config: Config; commands: ReadonlyMap<string, string> }): void {
  checkAgent(name, { config, option: '--real' });
  if (commands.has(name)) throw new UsageError(`--agent and --real both name ${name}. Leave one of them out.`);
}

interface Wanted {
  readonly agent: Agent;
  readonly shell: Shell;
  /** The end of a message about what is missing: another way. */
  readonly otherwise: string;
}

async function findReal(name: string, wanted: Wanted): Promise<Role> {
  const { agent, shell, otherwise } = wanted;
  checkKeys(name, wanted);
  const { program, title, installation } = engines[agent.engine];
  if (program === undefined) return { kind: 'own' };
  const found = await findProgram(program, { path: shell.PATH ?? '', cwd: '/' });
  if (found !== undefined) return { kind: 'real', program: found };
  const how =
    installation?.kind === 'npm'
      ? `Type: npm install --global ${installation.package}@${installation.version}`
      : (installation?.how ?? '');
  throw new UsageError(
    `Agent ${name} runs for real and needs ${title}, but there is no program \`${program}\` in PATH. ${how}${otherwise}`,
  );
}

function checkKeys(name: string, { agent, shell, otherwise }: Wanted): void {
  const { authentication, title } = engines[agent.engine];
  if (authentication.length > 0 && agent.env.length === 0)
    throw new UsageError(
      `Agent ${name} runs for real, and its \`env\` names no key of ${title}. Write \`env: [${authentication[0]?.join(', ')}]\` in the configuration.${otherwise}`,
    );
  const missing = listMissingKeys(agent, shell);
  if (missing.length === 0) return;
  const needs = missing.map((group) => group.join(' or ')).join(', and ');
  throw new UsageError(
    `Agent ${name} runs for real and needs ${needs}, which this shell does not have. Type: export ${missing[0]?.[0]}=…${otherwise}`,
  );
}

/** Lists the variables that an agent lacks. Each entry has the names of which any one would do. */
function listMissingKeys({ engine, env }: Agent, shell: Shell): readonly (readonly string[])[] {
  const groups = engines[engine].authentication.filter((group) => group.every((key) => env.includes(key)));
  const signIn = groups.flat();
  const lacks = (key: string): boolean => !isReservedVariable(key) && (shell[key] ?? '') === '';
  const others = env.filter((key) => !signIn.includes(key) && lacks(key)).map((key) => [key]);
  if (groups.length === 0 || groups.some((group) => !group.some(lacks))) return others;
  return [groups.flatMap((group) => group.find(lacks) ?? []), ...others];
}

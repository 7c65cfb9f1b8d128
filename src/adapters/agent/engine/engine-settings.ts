import type { AgentResult } from '../../../core/agent/agent-result.ts';
import { type Agent, secretVariable } from '../../../core/config/schema/agent-schema.ts';
import type { AgentTask } from '../../../ports/agent-runner.ts';
import type { EnginePlan, EngineSupport } from './engine.ts';

export interface ListedServer {
  readonly name: string;
  readonly isOurs: boolean;
  /** The address of a remote server; `command` is empty then. */
  readonly url: string | undefined;
  /** The headers of each request to `url`; undefined where there are none. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The name of our own server. */
const ours = 'baton';

/**
 * Lists all servers of a plan with literal values. Engines differ in the variables that they pass on and in the values that they
 * insert for `${NAME}`, so this function inserts them, from the environment that the agent has anyway.
 */
export function listMcpServers({
  mcpServers,
  environment,
}: Pick<EnginePlan, 'mcpServers' | 'environment'>): readonly ListedServer[] {
  const fill = (text: string): string => text.replaceAll(secretVariable, (whole, name: string) => environment[name] ?? whole);
  return Object.entries(mcpServers).map(([name, { command = '', args, env, url, headers }]) => ({
    name,
    isOurs: name === ours,
    url: url === undefined ? undefined : fill(url),
    headers: headers && Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, fill(value).trim()])),
    command,
    args,
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)])),
  }));
}

type Effort = NonNullable<Agent['effort']>;

/** Returns the effort in the engine's form, or nothing for a level that it does not know: `listUnsupported` reports that. */
export function pickEffort(
  { effort }: Pick<Agent, 'effort'>,
  options: { readonly known: EngineSupport['effort']; readonly write: (effort: Effort) => readonly string[] },
): readonly string[] {
  return effort !== undefined && options.known.includes(effort) ? options.write(effort) : [];
}

/** Returns the first of these keys that the agent has, under the first of the names. */
export function passKey(
  environment: EnginePlan['environment'],
  names: readonly [string, ...string[]],
): Readonly<Record<string, string>> {
  const value = names.map((name) => environment[name]).find((key) => key !== undefined);
  return value === undefined ? {} : { [names[0]]: value };
}

/** No engine takes a limit of 0. */
const leastUsd = 0.01;

/** Returns the agent with the cost that this start of it may have, for an engine that ends by itself at a cost. */
export function capAgent({ agent, cap }: Pick<AgentTask, 'agent' | 'cap'>): Agent {
  return cap === undefined ? agent : { ...agent, 'max-cost-usd': Math.max(cap.usd, leastUsd) };
}

/** Adds the key whose limit a turn has reached to a result that says so. */
export function nameCap(result: AgentResult, cap: AgentTask['cap']): AgentResult {
  return result.reason === 'budget' ? { ...result, cap: cap?.key } : result;
}

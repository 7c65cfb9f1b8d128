import type { EnginePlan } from './engine.ts';

export interface ListedServer {
  readonly name: string;
  readonly isOurs: boolean;
  /** Of a server elsewhere; `command` is empty then. */
  readonly url: string | undefined;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The name of our own server. */
const ours = 'baton';

/**
 * All servers of a plan with literal values: engines differ in what they pass on and in what they put in for `${NAME}`,
 * so it is done here, from the environment that the agent has anyway.
 */
export function listMcpServers({
  mcpServers,
  environment,
}: Pick<EnginePlan, 'mcpServers' | 'environment'>): readonly ListedServer[] {
  const fill = (text: string): string =>
    text.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, name: string) => environment[name] ?? whole);
  return Object.entries(mcpServers).map(([name, { command = '', args, env, url }]) => ({
    name,
    isOurs: name === ours,
    url: url === undefined ? undefined : fill(url),
    command,
    args,
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)])),
  }));
}

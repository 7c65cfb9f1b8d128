import { type McpServer, secretsNamedIn } from '../../../core/config/schema/agent-schema.ts';
import { listSecretValues } from '../../../core/redaction/secret-forms.ts';
import type { AgentTask } from '../../../ports/agent-runner.ts';
import type { Engine } from './engine.ts';
import { type ListedServer, listMcpServers } from './engine-settings.ts';

/** An MCP server over HTTP with headers, so that the values of these can stay with the gateway. */
export interface HeaderServer {
  readonly name: string;
  readonly url: URL;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The texts of the secrets that its settings name, which no error may show. Short ones are in other words as well. */
  readonly secrets: readonly string[];
}

/** The servers of a start that have headers, and the names in `env` of the agent that nothing else uses. */
export interface HeldServers {
  readonly servers: readonly HeaderServer[];
  readonly names: readonly string[];
}

type StartOfAgent = Pick<AgentTask, 'agent' | 'environment' | 'mcpServers'>;

/** A start without the servers whose headers cannot be sent, and a sentence for each of those. */
export interface ReadServers<Task> {
  readonly task: Task;
  readonly held: HeldServers;
  readonly warnings: readonly string[];
}

/** Reads the servers that have headers. One whose headers cannot be sent is left out with a warning: without them it would refuse the agent, in words of its own. */
export function readHeaderServers<Task extends StartOfAgent>(
  { supports, models = [], authentication }: Pick<Engine, 'supports' | 'models' | 'authentication'>,
  task: Task,
): ReadServers<Task> {
  const { agent, environment, mcpServers = {} } = task;
  const listed = supports.settings.includes('mcp-servers') ? listMcpServers({ mcpServers, environment }) : [];
  const read = listed.flatMap((server) =>
    server.headers === undefined ? [] : [readServer(server, { mcpServers, environment })],
  );
  const servers = read.flatMap((one) => ('why' in one ? [] : [one]));
  const faults = read.flatMap((one) => ('why' in one ? [one] : []));
  const isRead = (name: string): boolean => read.some((one) => one.name === name);
  const ofHeaders = servers.flatMap(({ name }) => namesOf(mcpServers[name]));
  const ofOthers = Object.keys(mcpServers).flatMap((name) => (isRead(name) ? [] : namesOf(mcpServers[name])));
  const ofEngine = [...authentication.flat(), ...models.flatMap(({ key, base }) => [key, base])];
  const isHeld = (name: string): boolean => ofHeaders.includes(name) && ![...ofOthers, ...ofEngine].includes(name);
  const kept = Object.entries(mcpServers).filter(([name]) => faults.every((one) => one.name !== name));
  return {
    task: { ...task, mcpServers: Object.fromEntries(kept) },
    held: { servers, names: agent.env.filter(isHeld) },
    warnings: faults.map(({ name, why }) => `BATON-E621: the MCP server ${name} was left out: ${why}.`),
  };
}

function readServer(
  { name, url: address = '', headers = {} }: ListedServer,
  { mcpServers = {}, environment }: Omit<StartOfAgent, 'agent'>,
): HeaderServer | { readonly name: string; readonly why: string } {
  const missing = namesOf(mcpServers[name]).filter((key) => environment[key] === undefined);
  if (missing.length > 0) return { name, why: `its headers take ${missing.join(' and ')}, which the agent was not given` };
  const url = URL.parse(address);
  if (url === null) return { name, why: 'its `url` is no address once the secrets are put in' };
  const odd = Object.entries(headers).find(([, value]) => !/^[\x20-\x7e]+$/.test(value))?.[0];
  const why = `its header \`${odd}\` has a line break or another character that no header can carry once the secrets are put in`;
  if (odd !== undefined) return { name, why };
  const small = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value] as const);
  const secrets = namesOf(mcpServers[name]).flatMap((key) => listSecretValues(environment[key] ?? ''));
  return { name, url, headers: Object.fromEntries(small), secrets };
}

function namesOf(server: McpServer | undefined): readonly string[] {
  const { args = [], env = {}, url = '', headers = {} } = server ?? {};
  const texts = [...args, ...Object.values(env), url, ...Object.values(headers)];
  return [...new Set(texts.flatMap(secretsNamedIn))];
}

import { X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { failure, type Result, success } from '../../../core/result.ts';
import type { AgentTask } from '../../../ports/agent-runner.ts';
import type { HeaderServer, HeldServers } from '../engine/header-servers.ts';
import { locateProvider, type ModelAccess } from '../engine/model-access.ts';
import type { GatewayRow } from './decide-request.ts';

type Environment = Readonly<Record<string, string>>;

type Servers = NonNullable<AgentTask['mcpServers']>;

/** The rows of a start whose engine reaches its model, or MCP servers, through the gateway, and what its agent gets. */
export interface GatewayPlan {
  readonly rows: readonly GatewayRow[];
  /** The environment of the agent: a token stands in the place of each key, and the gateway's address in the place of the provider's. */
  readonly environment: Environment;
  /** The MCP servers of the agent: those with headers stand at the gateway, with a token. */
  readonly mcpServers: Servers;
}

export interface GatewayRequest {
  readonly models: readonly ModelAccess[];
  readonly environment: Environment;
  readonly mcpServers?: Servers;
  /** The servers with headers among them, and the variables that nothing else uses. */
  readonly held: HeldServers;
  /** The address of the gateway, without a slash at the end. */
  readonly address: string;
  /** Returns a new token. */
  readonly createToken: () => string;
}

/** Plans the rows of the gateway and the environment that hides what they hold. The address of each key has a path of its own. */
export function planGateway(request: GatewayRequest): GatewayPlan {
  const { models, environment, mcpServers, held, address, createToken } = request;
  const bases = [...new Set(models.map(({ base }) => base))];
  const found = models.flatMap((model) => {
    const [key, upstream] = [environment[model.key]?.trim(), locateProvider(model, environment)];
    if (key === undefined || upstream === undefined) return [];
    const index = bases.indexOf(model.base);
    const path = index === 0 ? '' : `/${index}`;
    return [{ model, row: { kind: 'model', path, token: createToken(), key, upstream, passes: model.passes } as const }];
  });
  const changes = found.map(({ model, row: { path, token, upstream } }) => ({
    ...(upstream.origin === new URL(model.provider ?? 'http://none').origin ? model.firstParty : {}),
    [model.key]: token,
    [model.base]: `${address}${path}`,
  }));
  const spared = [environment.NO_PROXY ?? environment.no_proxy, '127.0.0.1'].filter((one) => one !== undefined).join(',');
  const served = held.servers.map((server) => planServer(server, request));
  const given = Object.entries(environment).filter(([name]) => !held.names.includes(name));
  return {
    rows: [...found, ...served].map(({ row }) => row),
    environment: Object.assign(Object.fromEntries(given), ...changes, { NO_PROXY: spared, no_proxy: spared }),
    mcpServers: { ...mcpServers, ...Object.fromEntries(served.map(({ shown }) => shown)) },
  };
}

/** Returns the row of a server with headers, and the server as its agent finds it. Every engine sends a token in this header. */
function planServer({ name, url, headers, secrets }: HeaderServer, { address, createToken }: GatewayRequest) {
  const row = { kind: 'mcp', path: `/mcp-servers/${name}`, token: createToken(), upstream: url, headers, secrets } as const;
  const shown = { args: [], env: {}, url: `${address}${row.path}`, headers: { Authorization: `Bearer ${row.token}` } };
  return { row, shown: [name, shown] as const };
}

/** Returns the variables that name the proxies of a start: those of the agent, which only its `env` may name, before those of the job. */
export function planProxies(environment: Environment, ofJob: Readonly<Record<string, string | undefined>>) {
  const own = Object.entries(environment).filter(([name]) => /^(?:https?|no)_proxy$/i.test(name));
  const named = own.map(([name]) => name.toLowerCase());
  const rest = Object.entries(ofJob).filter(([name]) => !named.includes(name.toLowerCase()));
  return Object.fromEntries([...rest, ...own]);
}

/** Says in words which key no header can carry; undefined where each can be sent. Engines print such a key, or wait for ever. */
export function findUnsendable(models: readonly ModelAccess[], environment: Environment): string | undefined {
  const odd = models.find(({ key }) => !/^[\x20-\x7e]+$/.test(environment[key]?.trim() ?? ''))?.key;
  if (odd === undefined) return undefined;
  return `The secret \`${odd}\` is blank, or has a line break, a quotation mark of a text or another character that no header can carry. Set it again, as the provider shows it.`;
}

/** Reads the certificates of the authorities that `env` of the agent names for its engine, such as that of a proxy which looks into TLS. */
export async function readAuthorities({
  environment,
  workspace,
}: Pick<AgentTask, 'environment' | 'workspace'>): Promise<Result<readonly string[], string>> {
  const texts: string[] = [];
  for (const [name, file] of Object.entries(environment)) {
    if (!/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|CODEX_CA_CERTIFICATE)$/.test(name)) continue;
    const path = resolve(workspace, file);
    const found = await stat(path).catch(() => undefined);
    // The repository may have put anything at a path within it, such as a device that never ends, or a text, at which the constructor throws.
    const read = found?.isFile() === true && found.size < 4e6 ? readFile(path, 'utf8') : Promise.resolve('');
    const text = await read.then((pem) => new X509Certificate(pem).toString() && pem).catch(() => undefined);
    if (text === undefined)
      return failure(`\`${name}\` in \`env\` of the agent names no file with certificates that the job can read.`);
    texts.push(text);
  }
  return success(texts);
}

import { Agent, type ClientRequest, type OutgoingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps, Agent as SecureAgent } from 'node:https';

interface RequestOptions {
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  /** True if a connection may have been used before, and may be used again. The other side may close such a one at the moment of a request. */
  readonly keeps: boolean;
}

/** The connections to providers and MCP servers. */
export interface Connections {
  request(url: URL, options: RequestOptions): ClientRequest;
  /** Cuts all of them. */
  destroy(): void;
}

/** Creates the connections of a gateway, through the proxy that `proxyEnv` names, if any. They have no time limit: models think. */
export function createConnections(proxyEnv: Readonly<Record<string, string | undefined>>): Connections {
  const named = Object.fromEntries(Object.entries(proxyEnv).map(withScheme));
  const createAgents = (keepAlive: boolean) => {
    const options = { keepAlive, proxyEnv: named };
    return { plain: new Agent(options), secure: new SecureAgent(options) };
  };
  const [kept, single] = [createAgents(true), createAgents(false)];
  return {
    request(url, { method, headers, keeps }) {
      const { plain, secure } = keeps ? kept : single;
      return url.protocol === 'https:'
        ? requestByHttps(url, { method, headers, agent: secure })
        : requestByHttp(url, { method, headers, agent: plain });
    },
    destroy() {
      for (const agent of [kept, single].flatMap(({ plain, secure }) => [plain, secure])) agent.destroy();
    },
  };
}

/** Writes the address of a proxy as Node reads it: other programs of a job take one without a scheme. */
function withScheme([name, value]: readonly [string, string | undefined]): readonly [string, string | undefined] {
  const isAddress = /^https?_proxy$/i.test(name) && value !== undefined && value !== '' && !value.includes('://');
  return [name, isAddress ? `http://${value}` : value];
}

import { Agent, type ClientRequest, type OutgoingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps, Agent as SecureAgent } from 'node:https';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';

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

/** This machine, as `URL` writes it. A proxy would read what is sent there, and knows another machine by that name. */
const loopback = /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/;

/** Creates the connections of a gateway, through the proxy that `proxyEnv` names, if any. They have no time limit: models think. */
export function createConnections(
  proxyEnv: Readonly<Record<string, string | undefined>>,
  authorities: readonly string[] = [],
): Connections {
  const named = Object.fromEntries(Object.entries(proxyEnv).map(withScheme));
  const createAgents = (keepAlive: boolean, direct = false) => {
    const options = { keepAlive, proxyEnv: direct ? {} : named };
    return { plain: new Agent(options), secure: new SecureAgent(options) };
  };
  const far = { kept: createAgents(true), single: createAgents(false) };
  const near = { kept: createAgents(true, true), single: createAgents(false, true) };
  let trust: { readonly secureContext: SecureContext } | undefined;
  return {
    request(url, { method, headers, keeps }) {
      const { plain, secure } = (loopback.test(url.hostname) ? near : far)[keeps ? 'kept' : 'single'];
      if (url.protocol !== 'https:') return requestByHttp(url, { method, headers, agent: plain });
      trust ??= { secureContext: createTrust(authorities) };
      return requestByHttps(url, { method, headers, agent: secure, ...trust });
    },
    destroy() {
      for (const { kept, single } of [far, near])
        for (const agent of [kept.plain, kept.secure, single.plain, single.secure]) agent.destroy();
    },
  };
}

/** Creates what decides whom connections trust: as with the engines, the authorities of Node, of the machine and of the agent. It takes 0.2 s. */
function createTrust(authorities: readonly string[]): SecureContext {
  const ca = new Set([...getCACertificates('default'), ...getCACertificates('system'), ...authorities]);
  return createSecureContext({ ca: [...ca] });
}

/** Writes the address of a proxy as Node reads it: other programs of a job take one without a scheme. */
function withScheme([name, value]: readonly [string, string | undefined]): readonly [string, string | undefined] {
  const isAddress = /^https?_proxy$/i.test(name) && value !== undefined && value !== '' && !value.includes('://');
  return [name, isAddress ? `http://${value}` : value];
}

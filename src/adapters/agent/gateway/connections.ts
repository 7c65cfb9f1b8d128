import { Agent, type ClientRequest, type OutgoingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps, Agent as SecureAgent } from 'node:https';

/** The connections to providers, which are kept between requests. */
export interface Connections {
  request(url: URL, options: { readonly method: string; readonly headers: OutgoingHttpHeaders }): ClientRequest;
  /** Cuts all of them. */
  destroy(): void;
}

/** Creates the connections of a gateway, through the proxy that `proxyEnv` names, if any. They have no time limit: models think. */
export function createConnections(proxyEnv: Readonly<Record<string, string | undefined>>): Connections {
  const options = { keepAlive: true, proxyEnv: Object.fromEntries(Object.entries(proxyEnv).map(withScheme)) };
  const [plain, secure] = [new Agent(options), new SecureAgent(options)];
  return {
    request: (url, { method, headers }) =>
      url.protocol === 'https:'
        ? requestByHttps(url, { method, headers, agent: secure })
        : requestByHttp(url, { method, headers, agent: plain }),
    destroy() {
      plain.destroy();
      secure.destroy();
    },
  };
}

/** Writes the address of a proxy as Node reads it: other programs of a job take one without a scheme. */
function withScheme([name, value]: readonly [string, string | undefined]): readonly [string, string | undefined] {
  const isAddress = /^https?_proxy$/i.test(name) && value !== undefined && value !== '' && !value.includes('://');
  return [name, isAddress ? `http://${value}` : value];
}

import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { GatewayRow } from '../../../../src/adapters/agent/gateway/decide-request.ts';
import { type Gateway, type GatewayOptions, openGateway } from '../../../../src/adapters/agent/gateway/gateway.ts';

export const key = 'sk-real-0123456789';
export const token = 'baton-token-1';
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse, seen: Seen) => unknown;

/** A provider on loopback that answers as the test says, and a gateway before it. */
export async function open(answer: Answer, row: object = {}, options: Partial<GatewayOptions> = {}) {
  const seen: Seen[] = [];
  const provider = createServer({ maxHeaderSize: 131_072 }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') });
    await answer(response, seen.at(-1) as Seen);
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const upstream = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/anthropic`);
  const gateway = await openGateway({ listener: 0, proxyEnv: {}, ...options });
  const passes = /^\/v1\/messages(?:\/count_tokens)?$/;
  gateway.serve([{ kind: 'model', path: '', token, upstream, key, passes, ...row } as GatewayRow]);
  closers.push(gateway.close, () => {
    provider.closeAllConnections();
    provider.close();
  });
  return { seen, gateway, upstream };
}

export interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks the gateway with a socket of its own. The answer has the text that came until its end, or until it was cut. */
export async function ask(gateway: Gateway, asked: Asked = {}) {
  const response = await begin(gateway, asked);
  const parts: string[] = [];
  let isCut = false;
  try {
    for await (const part of response) parts.push(String(part));
  } catch {
    isCut = true;
  }
  return { status: response.statusCode, headers: response.headers, text: parts.join(''), parts, isCut };
}

export const fine: Answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');

/** Sends a request and returns its answer while it still comes. */
export async function begin({ address }: Gateway, { method = 'POST', path = '/v1/messages', headers, body = '{}' }: Asked = {}) {
  const { hostname, port } = new URL(address);
  const sent = httpRequest({ hostname, port, method, path, headers: { 'x-api-key': token, ...headers }, agent: false });
  sent.end(method === 'POST' || body !== '{}' ? Buffer.from(body, 'utf8') : undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

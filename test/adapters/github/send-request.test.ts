import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../src/adapters/github/client/send-request.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a request', () => {
  it('has the method, the headers and the content that were given', async () => {
    const url = await serve(async (request, response) => {
      response.setHeader('x-seen', `${request.method} ${request.headers.authorization} ${request.headers['content-length']}`);
      response.end(await text(request));
    });
    const response = await sendRequest(url, { method: 'POST', headers: { authorization: 'token secret' }, body: '{"ä":1}' });
    expect(response).toMatchObject({ status: 200, statusText: 'OK', url });
    expect(response.headers.get('x-seen')).toBe('POST token secret 8');
    expect(await response.text()).toBe('{"ä":1}');
  });

  it('accepts content in gzip, and reads it as text or bytes', async () => {
    const url = await serve((request, response) => {
      expect(request.headers['accept-encoding']).toBe('gzip');
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('content'));
    });
    expect(await (await sendRequest(url)).text()).toBe('content');
    expect(Buffer.from(await (await sendRequest(url)).arrayBuffer()).toString()).toBe('content');
  });

  it('fails to read gzip that ends too early', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('content').subarray(0, 12));
    });
    await expect((await sendRequest(url)).text()).rejects.toThrow('unexpected end of file');
  });

  it('reads content as a stream', async () => {
    const url = await serve((_, response) => void response.end('content'));
    const { body } = await sendRequest(url);
    expect(body).toBeInstanceOf(ReadableStream);
    expect(await text(body as ReadableStream)).toBe('content');
  });

  it.each([
    ['PATCH', 301, 'PATCH token content'],
    ['PATCH', 302, 'PATCH token content'],
    ['DELETE', 302, 'DELETE token '],
    ['POST', 302, 'GET token '],
    ['POST', 307, 'POST token content'],
    ['PATCH', 308, 'PATCH token content'],
    ['PATCH', 303, 'GET token '],
    ['GET', 301, 'GET token '],
  ])('sends %s after %i on as "%s" within one origin, and asks once', async (method, status, expected) => {
    const seen: string[] = [];
    const url = await serve(async (request, response) => {
      seen.push(request.url ?? '');
      if (request.url === '/old') return void response.writeHead(status, { location: '/new' }).end();
      response.end(`${request.method} ${request.headers.authorization} ${await text(request)}`);
    });
    const content = method === 'PATCH' || method === 'POST' ? { body: 'content' } : {};
    const response = await sendRequest(`${url}/old`, { method, headers: { authorization: 'token' }, ...content });
    expect(await response.text()).toBe(expected);
    expect(seen).toEqual(['/old', '/new']);
  });

  it('follows a redirect without the token', async () => {
    const target = await serve((request, response) => void response.end(`token: ${request.headers.authorization}`));
    const url = await serve((_, response) => void response.writeHead(302, { location: `${target}/file` }).end());
    const response = await sendRequest(url, { headers: { authorization: 'token secret' } });
    expect(response).toMatchObject({ status: 200, url: `${target}/file` });
    expect(await response.text()).toBe('token: undefined');
  });

  it('fails in the words of the system when there is no connection', async () => {
    const url = await serve(() => undefined);
    const [server] = servers.splice(0);
    server?.close();
    await expect(sendRequest(url)).rejects.toThrow('connect ECONNREFUSED');
  });

  it('fails when the connection breaks or the caller gives up', async () => {
    const url = await serve((request) => void (request.url === '/break' && request.socket.destroy()));
    await expect(sendRequest(`${url}/break`)).rejects.toThrow('socket hang up');
    await expect(sendRequest(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('uses a connection again after a response without content', async () => {
    const ports: unknown[] = [];
    const url = await serve((request, response) => {
      ports.push(request.socket.remotePort);
      response.writeHead(204).end();
    });
    await sendRequest(url);
    await new Promise((resolve) => setImmediate(resolve));
    await sendRequest(url);
    expect(new Set(ports).size).toBe(1);
  });
});

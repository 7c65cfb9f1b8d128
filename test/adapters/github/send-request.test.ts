import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

/** Reads a file of the certificate for this machine, which protects nothing. */
function readCertificate(name: 'key' | 'certificate'): string {
  return readFileSync(`test/fixtures/tls/${name}.pem`, 'utf8');
}

/** Serves over TLS, with a certificate that the process trusts until the end of the test. */
async function serveSecurely(listener: RequestListener): Promise<string> {
  const trusted = getCACertificates('default');
  const certificate = readCertificate('certificate');
  const server = createSecureServer({ key: readCertificate('key'), cert: certificate }, listener).listen(0, '127.0.0.1');
  servers.push(server);
  setDefaultCACertificates([certificate]);
  server.once('close', () => setDefaultCACertificates(trusted));
  await once(server, 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

  it('tells the length of the content of a DELETE, which no server could read otherwise, and uses its connection again', async () => {
    const ports: unknown[] = [];
    const url = await serve(async (request, response) => {
      ports.push(request.socket.remotePort);
      response.end(`${request.headers['content-length']} ${await text(request)}`);
    });
    for (const [body, seen] of [
      ['{"ä":1}', '8 {"ä":1}'],
      ['', '0 '],
      [undefined, 'undefined '],
    ] as const) {
      const response = await sendRequest(url, { method: 'DELETE', ...(body === undefined ? {} : { body }) });
      expect(await response.text()).toBe(seen);
    }
    expect(new Set(ports).size).toBe(1);
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

describe('the time to connect', () => {
  const connectMilliseconds = 10_000;
  afterEach(() => void vi.useRealTimers());

  /** Replaces the timers of our code. Those of sockets are inside of Node and remain. */
  function stopTime(): void {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  }

  it('includes the handshake of TLS', async () => {
    const server = createSocketServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    stopTime();
    const sent = sendRequest(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const failed = expect(sent).rejects.toThrow('no answer from 127.0.0.1 in time');
    const [socket]: Socket[] = await once(server, 'connection');
    // The first bytes of the handshake show that the client knows its connection.
    await once(socket ?? server, 'data');
    vi.advanceTimersByTime(connectMilliseconds - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    await failed;
    socket?.destroy();
    server.close();
  });

  it.each([
    { over: 'TLS', start: serveSecurely },
    { over: 'plain HTTP', start: serve },
  ])('does not limit the time to answer over $over', async ({ start }) => {
    const url = await start(async (_, response) => {
      // The request may be here before the client has heard that it is connected, which it does within a few turns of this process.
      // A timer that is still there belongs to somebody else.
      for (let turn = 0; turn < 100 && vi.getTimerCount() > 0; turn += 1) await new Promise(setImmediate);
      vi.advanceTimersByTime(connectMilliseconds);
      response.end('late');
    });
    stopTime();
    expect(await (await sendRequest(url)).text()).toBe('late');
  });
});

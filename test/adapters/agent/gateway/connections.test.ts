import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
import { ask, fine, open } from './gateway-world.ts';

const servers: { close(): unknown; closeAllConnections(): void }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A proxy that notes what it is asked for, and leads each tunnel to a port of this machine. */
async function startProxy(port?: number) {
  const asked: (string | undefined)[] = [];
  const proxy = createServer((request, response) => {
    asked.push(request.url);
    fine(response, { method: '', url: '', headers: {}, body: '' });
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url);
    socket.on('error', () => undefined);
    if (port === undefined) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    return onward.on('error', () => socket.destroy());
  });
  servers.push(proxy.listen(0, '127.0.0.1'));
  await once(proxy, 'listening');
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return { asked, proxyEnv: { HTTP_PROXY: address, HTTPS_PROXY: address } };
}

describe('src/adapters/agent/gateway: its connections', () => {
  requirement(
    {
      ids: ['T67'],
      title: 'to servers of this machine go through no proxy, which would read the key',
      input:
        'a proxy of the job; a model and an MCP server at each name of this machine, by HTTP and by HTTPS; then addresses of others whose names look like that',
      expected: 'the proxy hears of the others alone',
    },
    async () => {
      const { asked, proxyEnv } = await startProxy();
      const { gateway, upstream, seen } = await open(fine, {}, { proxyEnv });
      const path = '/mcp-servers/near';
      const askAt = async (place: URL) => {
        const row = { token: 'baton-token-1', upstream: place };
        const mcp = { kind: 'mcp', path, headers: { authorization: 'Bearer sk-real' }, secrets: ['sk-real'] } as const;
        const model = { kind: 'model', path: '', key: 'sk-real', passes: /^\/v1\/messages$/ } as const;
        gateway.serve([
          { ...row, ...model },
          { ...row, ...mcp },
        ]);
        return [(await ask(gateway)).status, (await ask(gateway, { path })).status];
      };
      expect(await askAt(upstream)).toEqual([200, 200]);
      expect(await askAt(new URL(`http://localhost:${upstream.port}`))).toEqual([200, 200]);
      expect(seen).toHaveLength(4);
      for (const host of ['127.9.9.9', '127.1', '0x7f000001', 'a.localhost', 'LOCALHOST.', '[::1]', '[::ffff:127.0.0.1]'])
        for (const scheme of ['http', 'https']) await askAt(new URL(`${scheme}://${host}:9`));
      expect(asked).toEqual([]);
      for (const host of ['models.example', 'localhost.example', '127.0.0.1.example', '[::2]']) {
        await askAt(new URL(`http://${host}`));
        expect(asked.splice(0)).toEqual([`http://${host}/v1/messages`, `http://${host}/`]);
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-4.9'],
      title: 'trust the authorities that the agent names beside those of the machine',
      input: 'a server over TLS whose certificate one file vouches for, without that file and with it, also behind a proxy',
      expected: '502 with the reason; its answer',
    },
    async () => {
      const read = (name: string): string => readFileSync(`test/fixtures/tls/${name}.pem`, 'utf8');
      const server = createSecureServer({ key: read('key'), cert: read('certificate') }, (_, response) => response.end('{}'));
      servers.push(server.listen(0, '127.0.0.1'));
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const { asked, proxyEnv } = await startProxy(port);
      const own = { authorities: [read('certificate')] };
      const near = { upstream: new URL(`https://localhost:${port}`) };
      expect(await ask((await open(fine, near)).gateway)).toMatchObject({
        status: 502,
        text: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/),
      });
      expect(await ask((await open(fine, near, own)).gateway)).toMatchObject({ status: 200 });
      const far = { upstream: new URL('https://models.example') };
      const text = (await ask((await open(fine, far, { ...own, proxyEnv })).gateway)).text;
      // The certificate is that of another name, which is found only where its authority is trusted.
      expect([text, asked]).toEqual([expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID'), ['models.example:443']]);
    },
  );
});

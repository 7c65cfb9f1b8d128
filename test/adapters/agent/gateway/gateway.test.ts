import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, expect } from 'vitest';
import { forward } from '../../../../src/adapters/agent/gateway/forward.ts';
import { requirement } from '../../../support/requirement.ts';
import { type Asked, ask, begin, fine, key, open, token } from './gateway-world.ts';

describe('src/adapters/agent/gateway: what passes', () => {
  requirement(
    {
      ids: ['T67'],
      title: 'reaches the provider as the engine wrote it, with the key in the place of the token',
      input: 'a request with headers of its own, a query and a body; the provider has a path before its API',
      expected: 'the same method, path, query, body and headers, but for the key, the host and the encoding',
    },
    async () => {
      const { seen, gateway } = await open(fine);
      const headers = {
        'Anthropic-Beta': 'one,two',
        'X-Stainless-Lang': 'js',
        'accept-encoding': 'br, zstd',
        'x-api-key': token,
      };
      const answer = await ask(gateway, { path: '/v1/messages?beta=true', headers, body: '{"model":"m"}' });
      expect(answer).toMatchObject({ status: 200, text: '{"ok":true}' });
      expect(seen).toMatchObject([{ method: 'POST', url: '/anthropic/v1/messages?beta=true', body: '{"model":"m"}' }]);
      const { host: _, connection: __, ...sent } = seen[0]?.headers ?? {};
      expect(sent).toEqual({
        'anthropic-beta': 'one,two',
        'x-stainless-lang': 'js',
        'accept-encoding': 'identity',
        'content-length': '13',
        'x-api-key': key,
      });
      expect(await gateway.close()).toMatchObject({ requests: 1, refused: 0 });
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'comes back as it is written, part by part',
      input: 'a stream of which the provider writes the second part once the first one has arrived',
      expected: 'both parts',
    },
    async () => {
      const { promise: arrived, resolve } = Promise.withResolvers<void>();
      const { gateway } = await open(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: one\n\n');
        await arrived;
        response.end('data: two\n\n');
      });
      const response = await begin(gateway);
      const parts: string[] = [];
      for await (const part of response) {
        parts.push(String(part));
        resolve();
      }
      expect(parts).toEqual(['data: one\n\n', 'data: two\n\n']);
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'is nothing but what an engine asks of its model',
      input:
        'other methods and paths, dots in a path, an address of another host, another host by name, no token, a wrong one, a WebSocket, work in the background, also where a body is written in another way, or has a name twice; 65 MB',
      expected:
        'a refusal each, which is counted but for that of the WebSocket, for which Codex asks; the provider hears of none',
    },
    async () => {
      const { seen, gateway } = await open(fine);
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
      const refused: readonly (readonly [number, Asked])[] = [
        [404, { method: 'GET' }],
        [404, { method: 'DELETE' }],
        [404, { path: '/v1/files' }],
        [404, { path: '/v1/messages/' }],
        [404, { path: '/v1/messages/batches' }],
        [404, { path: '/v1/../v1/messages' }],
        [404, { path: '/v1/%2e%2e/v1/messages' }],
        [404, { path: '//example.com/v1/messages' }],
        [404, { path: 'http://example.com/v1/messages' }],
        [404, { path: '/\\example.com/v1/messages' }],
        [404, { headers: { host: 'example.com' } }],
        [404, { headers: { host: '127.0.0.1.example.com' } }],
        [401, { headers: { 'x-api-key': '' } }],
        [401, { headers: { 'x-api-key': `${token}1` } }],
        [401, { headers: { 'x-api-key': key } }],
        [426, { headers: upgrade, method: 'GET', path: '/v1/responses' }],
        [400, { body: '{"model":"m","background":true}' }],
        [400, { body: '{"model":"m","background":"true"}' }],
        [400, { body: '\ufeff{"model":"m","background":true}' }],
        [400, { body: Buffer.from('{"background":true}', 'utf16le').toString('latin1') }],
        [400, { body: 'H4sIAAAAAAAA', headers: { 'content-encoding': 'gzip' } }],
        [400, { body: '[{"background":true}]' }],
        [400, { body: '{"background":true,"background":false}' }],
        [400, { body: '{"b\\u0061ckground":true,"x":"\\\\","background":false}' }],
        [400, { body: '{"Background":true}' }],
        [400, { body: '{"bac\u212aground":true}' }],
        [400, { body: '{"background":false,"BACKGROUND":true}' }],
        [400, { body: '{"model":"dear","a":[{":":"}"}],"model":"cheap"}' }],
        [400, { body: '' }],
        [413, { body: 'x'.repeat(33 * 1_048_576) }],
      ];
      for (const [status, asked] of refused) {
        const answer = await ask(gateway, asked);
        expect(answer.status, JSON.stringify(asked).slice(0, 200)).toBe(status);
        expect(JSON.parse(answer.text)).toMatchObject({ type: 'error', error: { message: expect.stringMatching(/gateway/) } });
      }
      expect(seen).toEqual([]);
      const plain =
        '{"background":null,"a":"\\",\\"a\\":{[","tools":[{"background":true,"a":1},{"background":true,"a":{"a":":"}}],"é":""}';
      expect(await ask(gateway, { body: plain })).toMatchObject({ status: 200 });
      // A WebSocket, and a body that is too large, are nothing that an agent must explain.
      expect(await gateway.close()).toMatchObject({ requests: 1, refused: refused.length - 2 });
    },
  );

  requirement(
    {
      ids: ['T67', 'T38'],
      title: 'is of an MCP server exactly its path, by the three methods of its protocol',
      input: 'a row of an MCP server; its path by GET, POST, DELETE and PUT, and a path below it',
      expected: 'three pass, with the headers of the row; two do not',
    },
    async () => {
      const headers = { authorization: 'Bearer real' };
      const { seen, gateway } = await open(fine, { kind: 'mcp', path: '/mcp-servers/linear', headers, secrets: ['real'] });
      const path = '/mcp-servers/linear';
      const statuses = [];
      // A body without a length would be read as the next request.
      const smuggled = await begin(gateway, {
        method: 'DELETE',
        path,
        headers: { 'content-length': '22' },
        body: 'GET /admin HTTP/1.1\r\n\r',
      });
      expect(smuggled.statusCode).toBe(200);
      expect(seen.splice(0)).toMatchObject([{ method: 'DELETE', body: 'GET /admin HTTP/1.1\r\n\r' }]);
      for (const method of ['GET', 'POST', 'DELETE', 'PUT']) statuses.push((await ask(gateway, { method, path })).status);
      statuses.push((await ask(gateway, { path: `${path}/more` })).status);
      expect(statuses).toEqual([200, 200, 200, 404, 404]);
      expect(seen.map(({ method, url, headers: { authorization } }) => [method, url, authorization])).toEqual(
        ['GET', 'POST', 'DELETE'].map((method) => [method, '/anthropic', 'Bearer real']),
      );
    },
  );
});

describe('src/adapters/agent/gateway: its rows', () => {
  requirement(
    {
      ids: ['T67', 'T68'],
      title: 'are found by path and token, and keep the query of their address',
      input:
        'two rows on one path, each asked with its token; an address with a query, asked with the same names and with others',
      expected: 'the key of each; what the address names stays, what is new is added',
    },
    async () => {
      const { seen, gateway, upstream } = await open(fine);
      const place = new URL('?tenant=a&read_only=true', upstream);
      const row = { kind: 'model', path: '', upstream: place, passes: /^\/v1\/messages$/ } as const;
      gateway.serve([
        { ...row, token: 'one', key: 'key-one' },
        { ...row, token: 'two', key: 'key-two' },
      ]);
      await ask(gateway, { headers: { 'x-api-key': 'two' }, path: '/v1/messages?beta=true&read_only=false&tenant=b' });
      await ask(gateway, { headers: { 'x-api-key': '', authorization: 'Bearer one' } });
      expect(seen.map(({ url, headers }) => [url, headers['x-api-key'], headers.authorization])).toEqual([
        ['/anthropic/v1/messages?tenant=a&read_only=true&beta=true', 'key-two', undefined],
        ['/anthropic/v1/messages?tenant=a&read_only=true', undefined, 'Bearer key-one'],
      ]);
    },
  );
});

describe('src/adapters/agent/gateway: its end', () => {
  requirement(
    {
      ids: ['T67'],
      title: 'cuts what is under way, and gives no answer afterwards',
      input: 'an answer that never ends; the gateway is closed; another request',
      expected: 'the first answer is cut, also at the provider; nobody listens',
    },
    async () => {
      const { promise: began, resolve: begin } = Promise.withResolvers<void>();
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      const { gateway } = await open((response) => {
        response.on('close', end);
        response.writeHead(200).write('on', () => begin());
      });
      const asked = ask(gateway).catch(() => ({ isCut: true }));
      await began;
      await gateway.close();
      await over;
      expect(await asked).toMatchObject({ isCut: true });
      await expect(ask(gateway)).rejects.toThrow('ECONNREFUSED');
    },
  );

  requirement(
    {
      ids: ['T53', 'DESIGN-4.9'],
      title: 'counts what it cuts',
      input: 'an answer that names its usage; then one that has begun when the gateway is closed, for a request of 12 bytes',
      expected: 'the usage of both, of the second one by its bytes',
    },
    async () => {
      const message = JSON.stringify({ model: 'claude-sonnet-4-5', usage: { input_tokens: 3, output_tokens: 4 } });
      const { gateway } = await open((response, { body }) => {
        const isWhole = body === '{}';
        response.writeHead(200, { 'content-type': 'application/json' }).write(isWhole ? message : '{');
        if (isWhole) response.end();
      });
      await ask(gateway);
      const cut = await begin(gateway, { body: '{"cut":true}' });
      cut.on('error', () => undefined);
      expect(await gateway.close()).toMatchObject({
        requests: 2,
        measured: { usage: { inputTokens: 3 + 3, outputTokens: 4 + 1 }, isEstimated: false },
      });
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'asks nothing for an agent that has gone before its request went out',
      input: 'a request whose answer nobody can hear any more, as when the turn ends while the request is looked at',
      expected: 'no connection to the provider',
    },
    () => {
      const asked: string[] = [];
      const connections = { request: (url: URL) => asked.push(url.href), destroy: () => undefined };
      const gone = { request: { rawHeaders: [], method: 'POST' }, response: { destroyed: true }, body: Buffer.from('{}') };
      const passage = { kind: 'pass', of: 'model', url: new URL('https://models.example/v1/messages'), headers: {}, secrets: [] };
      forward({ ...gone, passage, connections } as unknown as Parameters<typeof forward>[0]);
      expect(asked).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'answers an agent that asks 10,000 times, and goes on',
      input: '10,000 requests over 20 connections, all but each tenth of which are none that an engine makes',
      expected: '9,000 refusals, which are counted, and 1,000 answers; another answer afterwards',
    },
    async () => {
      const { gateway } = await open(fine);
      const agent = new Agent({ keepAlive: true, maxSockets: 20 });
      const { hostname, port } = new URL(gateway.address);
      const askOnce = async (index: number): Promise<number | undefined> => {
        const path = index % 10 === 0 ? '/v1/messages' : '/v1/files';
        const sent = request({ hostname, port, method: 'POST', path, headers: { 'x-api-key': token }, agent });
        sent.end('{}');
        const [response] = await once(sent, 'response');
        response.resume();
        return response.statusCode;
      };
      const statuses = await Promise.all(Array.from({ length: 10_000 }, (_, index) => askOnce(index)));
      agent.destroy();
      expect([200, 404].map((status) => statuses.filter((each) => each === status).length)).toEqual([1_000, 9_000]);
      expect((await ask(gateway)).status).toBe(200);
      expect(await gateway.close()).toMatchObject({ requests: 1_001, refused: 9_000 });
    },
    60_000,
  );

  requirement(
    {
      ids: ['T67'],
      title: 'answers 500 requests side by side, each by itself',
      input: '500 requests with a body of their own',
      expected: '500 answers, each with its own text',
    },
    async () => {
      const { gateway } = await open((response, { body }) => response.writeHead(200).end(body));
      const bodies = Array.from({ length: 500 }, (_, index) => JSON.stringify({ index }));
      const answers = await Promise.all(bodies.map((body) => ask(gateway, { body })));
      expect(answers.map(({ text }) => text)).toEqual(bodies);
    },
  );
});

import { describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, fine, open } from './gateway-world.ts';

const path = '/mcp-servers/far';
const secret = 'sk-real-mcp';
const row = { kind: 'mcp' as const, path, headers: { authorization: `Bearer ${secret}`, 'x-team': '1' }, secrets: [secret] };

describe('src/adapters/agent/gateway: an MCP server with headers', () => {
  requirement(
    {
      ids: ['T67', 'T38'],
      title: 'is asked with its headers, and with none of those in which the agent shows a token',
      input: 'a request with the token, a header of the same name as one of the server, and one of the protocol',
      expected: 'the headers of the server; that of the protocol; no token',
    },
    async () => {
      const { seen, gateway } = await open(fine, row);
      const headers = { 'X-Team': '2', 'Mcp-Session-Id': 's', 'x-goog-api-key': 'other' };
      expect(await ask(gateway, { path, headers })).toMatchObject({ status: 200, text: '{"ok":true}' });
      expect(seen[0]?.headers).toMatchObject({ authorization: `Bearer ${secret}`, 'x-team': '1', 'mcp-session-id': 's' });
      expect(seen[0]?.headers).not.toHaveProperty('x-api-key');
      expect(seen[0]?.headers).not.toHaveProperty('x-goog-api-key');
    },
  );

  requirement(
    {
      ids: ['T67', 'T38'],
      title: 'has a token of its own, which opens neither another server nor the model',
      input: 'two servers and a model at one gateway; each path, asked with the token of each',
      expected: 'three pass, each with what belongs to its path; six are refused, and nobody hears of them',
    },
    async () => {
      const { seen, gateway, upstream } = await open(fine);
      const other = { ...row, path: '/mcp-servers/other', headers: { authorization: 'Bearer other' } };
      const model = { kind: 'model', path: '', token: 'model', key: 'key', passes: /^\/v1\/messages$/, upstream } as const;
      gateway.serve([{ ...row, token: 'far', upstream } as const, { ...other, token: 'other', upstream } as const, model]);
      const statuses = [];
      for (const path of ['/mcp-servers/far', '/mcp-servers/other', '/v1/messages'])
        for (const token of ['far', 'other', 'model'])
          statuses.push((await ask(gateway, { path, headers: { 'x-api-key': '', authorization: `Bearer ${token}` } })).status);
      expect(statuses).toEqual([200, 401, 401, 401, 200, 401, 401, 401, 200]);
      expect(seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${secret}`, 'Bearer other', 'Bearer key']);
      expect(await gateway.close()).toMatchObject({ requests: 3, refused: 6 });
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no value of its headers in an error',
      input: 'a 400 with the secret by itself and a value that is none, in the body and a header; a 401 and a 403',
      expected: 'the words without the secret; words of ours',
    },
    async () => {
      for (const status of [400, 401, 403]) {
        const { gateway } = await open(
          (response) => response.writeHead(status, { 'x-seen': secret }).end(`Wrong: ${secret}, team 1`),
          row,
        );
        const answer = await ask(gateway, { path });
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer)).not.toContain(secret);
        expect(answer.text).toContain(status === 400 ? 'Wrong: ***, team 1' : `(${status})`);
      }
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'that redirects is not followed with the values',
      input: 'each status of a redirect, to another path, for a message and for a stream',
      expected: '502, no place to go, and one request',
    },
    async () => {
      for (const status of [301, 302, 303, 307, 308])
        for (const method of ['GET', 'POST']) {
          const { seen, gateway } = await open(
            (response) => response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end(),
            row,
          );
          const answer = await ask(gateway, { path, method });
          expect(answer.status).toBe(502);
          expect(answer.headers).not.toHaveProperty('location');
          expect(seen).toHaveLength(1);
        }
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'has its stream passed on part by part',
      input:
        'a stream that is asked for by GET, and one that answers a message; the second part comes once the first has arrived',
      expected: 'both parts of each',
    },
    async () => {
      for (const method of ['GET', 'POST']) {
        const { promise: arrived, resolve } = Promise.withResolvers<void>();
        const { gateway } = await open(async (response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream', 'mcp-session-id': 's' });
          response.write('data: one\n\n');
          await arrived;
          response.end('data: two\n\n');
        }, row);
        const response = await begin(gateway, { path, method });
        expect(response.headers['mcp-session-id']).toBe('s');
        const parts: string[] = [];
        for await (const part of response) {
          parts.push(String(part));
          resolve();
        }
        expect(parts).toEqual(['data: one\n\n', 'data: two\n\n']);
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'is not asked twice for one call of a tool',
      input: 'three calls, one after the other, to a server that says it keeps connections, and cuts each at its second request',
      expected: 'three answers and three requests',
    },
    async () => {
      const sockets = new Set<unknown>();
      const { seen, gateway } = await open((response) => {
        if (sockets.has(response.socket)) return response.socket?.destroy();
        sockets.add(response.socket);
        // Servers of streams say so, whatever they were asked.
        return response.writeHead(200, { connection: 'keep-alive' }).end('done');
      }, row);
      const answers = [];
      for (const call of ['1', '2', '3']) answers.push((await ask(gateway, { path, body: `{"call":${call}}` })).text);
      expect(answers).toEqual(['done', 'done', 'done']);
      expect(seen.map(({ body }) => body)).toEqual(['{"call":1}', '{"call":2}', '{"call":3}']);
    },
  );
});

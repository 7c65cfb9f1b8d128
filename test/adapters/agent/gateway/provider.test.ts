import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, fine, key, open } from './gateway-world.ts';

describe('src/adapters/agent/gateway: a provider that misbehaves', () => {
  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no key in a refusal',
      input: 'a 401 and a 403 that repeat parts of the key',
      expected: 'the same status with words of ours',
    },
    async () => {
      for (const status of [401, 403]) {
        const { gateway } = await open((response) =>
          response.writeHead(status, { 'x-key': key }).end(`Incorrect API key: ${key}`),
        );
        const answer = await ask(gateway);
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer)).not.toContain(key.slice(0, 12));
        expect(JSON.parse(answer.text).error.message).toContain(`(${status})`);
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no key in any other error, and not in a header',
      input: 'a 400 and a 429 with the key in the body and in a header, and another header; an error of 1 MB',
      expected: 'the words without the key; the other header; the beginning',
    },
    async () => {
      for (const status of [400, 429]) {
        const { gateway } = await open((response) =>
          response.writeHead(status, { 'x-key': `is ${key}`, 'retry-after': '3' }).end(`Wrong: ${key}, ${'x'.repeat(1_048_576)}`),
        );
        const answer = await ask(gateway);
        expect(answer).toMatchObject({
          status,
          headers: { 'retry-after': '3' },
          text: expect.stringMatching(/^Wrong: \*\*\*, x/),
        });
        expect(answer.headers).not.toHaveProperty('x-key');
        expect(answer.text.length).toBeLessThan(200_000);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'names no wait of more than two minutes to an engine, which would sleep in the job for as long',
      input:
        'waits in forms that engines read and the gateway does not, a date that is a minute ahead by the clock of the provider alone, waits in milliseconds, and a long one beside a status after which engines ask again; that of an MCP server',
      expected: 'no header where none is understood, else whole seconds',
    },
    async () => {
      const ahead = { date: new Date(Date.now() + 3_600_000).toUTCString() };
      const dated = { ...ahead, 'retry-after': new Date(Date.parse(ahead.date) + 60_000).toUTCString() };
      const rows: readonly (readonly [status: number, headers: Readonly<Record<string, string>>, wait: string | undefined])[] = [
        ...['1000000000', '3600s', '1e4', '+3600', '0x1000', 'Infinity', '-1', ''].map(
          (wait) => [429, { 'retry-after': wait }, undefined] as const,
        ),
        [503, { 'Retry-After': '3600s' }, undefined],
        [409, { 'retry-after': '3600' }, undefined],
        [429, { 'retry-after-ms': '1e99' }, undefined],
        [429, { 'retry-after-ms': '1500', 'retry-after': '2' }, '2'],
        [529, { 'retry-after-ms': '20' }, '1'],
        [429, dated, '60'],
        [429, { 'retry-after': '120' }, '120'],
        [500, { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '7s' }, undefined],
      ];
      for (const [status, headers, wait] of rows) {
        const { gateway } = await open((response) => response.writeHead(status, { ...ahead, ...headers }).end('{}'));
        const answer = await ask(gateway);
        expect([headers, answer.status, answer.headers['retry-after']]).toEqual([headers, status, wait]);
        expect(answer.headers).not.toHaveProperty('retry-after-ms');
      }
      const mcp = { kind: 'mcp', path: '/v1/messages', headers: {}, secrets: [] };
      const { gateway } = await open((response) => response.writeHead(429, { 'retry-after': '3600' }).end('{}'), mcp);
      expect((await ask(gateway)).headers).not.toHaveProperty('retry-after');
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'does not end the job by an answer that is odd',
      input:
        'headers named as what all objects have; a status that is none; a switch of protocols that nobody asked for; no HTTP at all',
      expected: 'the answer; 502, 502, 502; and the gateway answers afterwards',
    },
    async () => {
      const odd = async (text: string) => {
        const raw = createServer((socket) => socket.once('data', () => socket.end(text)));
        raw.listen(0, '127.0.0.1');
        await once(raw, 'listening');
        const upstream = new URL(`http://127.0.0.1:${(raw.address() as AddressInfo).port}`);
        const { gateway } = await open(fine, { upstream });
        const statuses = [(await ask(gateway)).status, (await ask(gateway)).status];
        raw.close();
        return statuses;
      };
      const empty = 'content-length: 0\r\nconnection: close\r\n\r\n';
      expect(await odd(`HTTP/1.1 200 OK\r\nconstructor: x\r\n__proto__: y\r\ntoString: z\r\n${empty}`)).toEqual([200, 200]);
      expect(await odd(`HTTP/1.1 099 Odd\r\n${empty}`)).toEqual([502, 502]);
      expect(await odd('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')).toEqual([502, 502]);
      expect(await odd('SSH-2.0-OpenSSH\r\n')).toEqual([502, 502]);
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no key in an error, in whatever spelling it repeats that',
      input:
        'a 400 with a key that has signs, as JSON writes it, as an address does, in base64 and in capitals, in the body and in headers',
      expected: 'none of them',
    },
    async () => {
      const odd = 'sk-a/b+c=="real';
      const spellings = [
        JSON.stringify(odd).slice(1, -1).replaceAll('/', '\\/'),
        encodeURIComponent(odd),
        Buffer.from(odd).toString('base64'),
        odd.toUpperCase(),
      ];
      const headers = Object.fromEntries(spellings.map((text, index) => [`x-${index}`, `is ${text}`]));
      const { gateway } = await open((response) => response.writeHead(400, headers).end(`Wrong: ${spellings.join(', ')}`), {
        key: odd,
      });
      const answer = await ask(gateway);
      expect(answer).toMatchObject({ status: 400, text: 'Wrong: ***, ***, ***, ***' });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'is not followed elsewhere',
      input: 'a redirect to another address, with each status',
      expected: '502, and no second request',
    },
    async () => {
      for (const status of [301, 302, 303, 307, 308]) {
        const { seen, gateway } = await open((response) => response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end());
        const answer = await ask(gateway);
        expect([answer.status, answer.headers.location, seen.length]).toEqual([502, undefined, 1]);
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'ends what the agent waits for, in each case',
      input: 'a stream that is cut, a length that is wrong, headers of 64 KB, a connection that is closed at once, HTML',
      expected: 'a cut answer, a cut answer, 502, 502, the page as it is',
    },
    async () => {
      const cut = await open((response) => {
        response.writeHead(200);
        response.write('half', () => response.destroy());
      });
      expect(await ask(cut.gateway)).toMatchObject({ status: 200, text: 'half', isCut: true });
      const long = await open((response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('short', () => response.destroy());
      });
      expect(await ask(long.gateway)).toMatchObject({ status: 200, isCut: true });
      const wide = await open((response) => response.writeHead(200, { 'x-wide': 'x'.repeat(65_536) }).end());
      expect(await ask(wide.gateway)).toMatchObject({ status: 502, text: expect.stringContaining('HPE_HEADER_OVERFLOW') });
      const gone = await open((response) => response.destroy());
      expect(await ask(gone.gateway)).toMatchObject({ status: 502 });
      const page = await open((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'));
      expect(await ask(page.gateway)).toMatchObject({ status: 200, text: '<html>' });
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'may close a connection that was kept, and is asked once more over another one',
      input: 'three requests, one after the other, to a provider that cuts each connection at its second request',
      expected: 'three answers, each of which is counted once',
    },
    async () => {
      const used = new Set<unknown>();
      const message = JSON.stringify({ model: 'claude-sonnet-4-5', usage: { input_tokens: 3, output_tokens: 4 } });
      const { gateway, seen } = await open((response) => {
        if (used.has(response.socket)) return response.socket?.destroy();
        used.add(response.socket);
        return response.writeHead(200, { 'content-type': 'application/json' }).end(message);
      });
      const statuses = [];
      for (let left = 3; left > 0; left -= 1) statuses.push((await ask(gateway)).status);
      expect(statuses).toEqual([200, 200, 200]);
      expect(seen.length).toBeGreaterThan(3);
      const measured = { usage: { inputTokens: 9, outputTokens: 12 }, isEstimated: false };
      expect(await gateway.close()).toMatchObject({ requests: 3, refused: 0, measured });
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'passes 300 MB on without keeping them',
      input: 'an answer of 300 MB, of which the agent reads one piece at a time',
      expected: 'all of it arrives; the provider is never more than 32 MB ahead of the agent',
    },
    async () => {
      const part = Buffer.alloc(1_048_576);
      const count = { written: 0, read: 0, ahead: 0 };
      const { gateway } = await open(async (response) => {
        response.writeHead(200);
        for (let left = 300; left > 0; left -= 1) {
          count.written += part.length;
          if (!response.write(part)) await once(response, 'drain');
        }
        response.end();
      });
      const response = await begin(gateway);
      for await (const piece of response) {
        count.read += piece.length;
        count.ahead = Math.max(count.ahead, count.written - count.read);
      }
      expect(count.read).toBe(300 * part.length);
      expect(count.ahead).toBeLessThan(32 * part.length);
    },
  );
});

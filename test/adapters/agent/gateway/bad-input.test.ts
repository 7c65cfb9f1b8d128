import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect } from 'vitest';
import type { Gateway } from '../../../../src/adapters/agent/gateway/gateway.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, fine, key, open, token } from './gateway-world.ts';

/** Sends bytes to the gateway, and returns what comes until its end. */
async function send({ address }: Gateway, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes, 'latin1');
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  // What the gateway has not read makes its end a reset.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

const start = 'POST /v1/messages HTTP/1.1\r\n';
const own = `host: 127.0.0.1\r\nx-api-key: ${token}\r\nconnection: close\r\n`;

describe('src/adapters/agent/gateway: bytes that no engine sends', () => {
  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'end with an answer of the gateway, or without one, and reach no provider',
      input:
        'a tunnel to another host, and to its own provider; an address of another host by https; no host; a header of 64 KB; two lengths; a length beside chunks; a length that is none; no HTTP; nothing but the end of a line',
      expected:
        'a status of 400 to 431, or the end of the connection; the provider hears of none; the gateway answers afterwards',
    },
    async () => {
      const { gateway, seen, upstream } = await open(fine);
      const rows: readonly (readonly [bytes: string, status: RegExp])[] = [
        [`CONNECT api.anthropic.com:443 HTTP/1.1\r\nhost: api.anthropic.com:443\r\n\r\n`, /^$/],
        [`CONNECT ${upstream.host} HTTP/1.1\r\n${own}\r\n`, /^$/],
        [`POST https://api.anthropic.com/v1/messages HTTP/1.1\r\n${own}content-length: 2\r\n\r\n{}`, /^HTTP\/1.1 404 /],
        [`${start}x-api-key: ${token}\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`, /^HTTP\/1.1 400 /],
        [`${start}${own}x-wide: ${'x'.repeat(65_536)}\r\ncontent-length: 2\r\n\r\n{}`, /^(?:HTTP\/1.1 431 |$)/],
        [`${start}${own}content-length: 2\r\ncontent-length: 3\r\n\r\n{} `, /^HTTP\/1.1 400 /],
        [`${start}${own}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, /^HTTP\/1.1 400 /],
        [`${start}${own}content-length: two\r\n\r\n{}`, /^HTTP\/1.1 400 /],
        ['SSH-2.0-OpenSSH\r\n\r\n', /^HTTP\/1.1 400 /],
        ['\0'.repeat(1_000), /^HTTP\/1.1 400 /],
      ];
      for (const [bytes, status] of rows) {
        const text = await send(gateway, bytes);
        expect([bytes.slice(0, 80), text]).toEqual([bytes.slice(0, 80), expect.stringMatching(status)]);
        expect(text).not.toContain(key);
      }
      expect(seen).toEqual([]);
      expect((await ask(gateway)).status).toBe(200);
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'end what the agent waits for, where they come from the provider, and change no later answer',
      input:
        'more bytes than the length says, which are an answer of their own; two lengths that differ; a length beside chunks; a length that is none; a chunk without an end; a second answer that nobody asked for',
      expected: 'the answer up to its length, an answer that is cut, or 502; the right answer to the next request each time',
    },
    async () => {
      const smuggled = 'HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\nsmuggled';
      const rows: readonly (readonly [answer: string, status: number, text: RegExp])[] = [
        [`content-length: 4\r\n\r\nfour${smuggled}`, 200, /^four$/],
        [`content-length: 4\r\n\r\nfour and more`, 200, /^(?:four)?$/],
        ['content-length: 4\r\ncontent-length: 8\r\n\r\nfour', 502, /HPE_/],
        ['content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n4\r\nfour\r\n0\r\n\r\n', 502, /HPE_/],
        ['content-length: four\r\n\r\nfour', 502, /HPE_/],
        ['transfer-encoding: chunked\r\n\r\nffff\r\nfour', 200, /^four$/],
      ];
      for (const [answer, status, text] of rows) {
        let asked = 0;
        const raw = createServer((socket) => {
          socket.on('error', () => undefined);
          socket.on('data', () => {
            asked += 1;
            if (asked > 1) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nright');
            else socket.write(`HTTP/1.1 200 OK\r\n${answer}`, () => answer.includes('ffff') && socket.end());
          });
        });
        raw.listen(0, '127.0.0.1');
        await once(raw, 'listening');
        const { gateway } = await open(fine, { upstream: new URL(`http://127.0.0.1:${(raw.address() as AddressInfo).port}`) });
        const first = await ask(gateway);
        expect([answer, first.status, first.text]).toEqual([answer, status, expect.stringMatching(text)]);
        expect([answer, (await ask(gateway)).text]).toEqual([answer, 'right']);
        raw.close();
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'do not hold the gateway up, where they are a body of many values',
      input:
        'bodies of 31 MB that are lists of objects, and lists in lists; one of 31 MB that is one text full of commas and braces',
      expected: '400 twice, at once: JSON.parse takes half a minute for each; an answer',
    },
    async () => {
      const { gateway, seen } = await open(fine);
      const size = 31 * 1_048_576;
      const started = Date.now();
      for (const many of ['{},'.repeat(size / 3), '['.repeat(size)]) {
        const { status, text } = await ask(gateway, { body: `{"a":[${many}` });
        expect([status, text]).toEqual([400, expect.stringContaining('200000 values')]);
      }
      expect(Date.now() - started).toBeLessThan(10_000);
      const said = JSON.stringify({ text: `"\\,{[`.repeat(size / 10) });
      expect((await ask(gateway, { body: said })).status).toBe(200);
      expect(seen).toHaveLength(1);
      expect((await gateway.close()).refused).toBe(2);
    },
    60_000,
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-4.9'],
      title:
        'are no requests beside those of its engine, where the agent breaks an upload off, or the gateway cannot pass one on',
      input: 'three uploads that end in the middle; a body that is too large; a provider that does not answer',
      expected: 'none refused',
    },
    async () => {
      const { gateway } = await open(fine, { upstream: new URL('http://127.0.0.1:9') });
      const { hostname, port } = new URL(gateway.address);
      for (let left = 3; left > 0; left -= 1) {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.write(`${start}${own}content-length: 1000\r\n\r\n{`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        socket.destroy();
      }
      expect((await ask(gateway, { body: 'x'.repeat(33 * 1_048_576) })).status).toBe(413);
      expect((await ask(gateway)).status).toBe(502);
      expect(await gateway.close()).toMatchObject({ requests: 1, refused: 0 });
    },
  );
});

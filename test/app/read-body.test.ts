import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { type Answer, answer } from '../../src/app/webhook/intake.ts';
import { createBodyReader } from '../../src/app/webhook/read-body.ts';
import { requirement } from '../support/requirement.ts';

/** A server that answers with the length of each body, or with the reason why there is none. */
async function openServer(limits: Parameters<typeof createBodyReader>[0]) {
  const read = createBodyReader(limits);
  const arrived = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    request.once('data', () => arrived.resolve());
    const use = async (body: Buffer): Promise<Answer> => {
      if (request.url === '/stored-later') await stored.promise;
      return { status: 202, text: `${body.length} bytes` };
    };
    void read<Answer>(request, use).then((given) => answer({ request, response }, given));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** Announces ten bytes and sends one. */
  const stall = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{');
    return { ended: text(socket).catch(() => ''), close: () => socket.destroy() };
  };
  const send = async (bytes: number, path = '/'): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x'.repeat(bytes) });
    return `${response.status} ${(await response.text()).trim()}`;
  };
  return { stall, send, arrived: arrived.promise, store: stored.resolve, close: () => server.close() };
}

describe('a body that is read before its signature can be checked', () => {
  requirement(
    {
      ids: ['P10-1', 'LIMITS'],
      title: 'has a limited time, so that nobody holds connections and memory for nothing',
      input: 'a sender that announces ten bytes, sends one, and does not go on',
      expected: '408, and the connection ends',
    },
    async () => {
      const { stall, close } = await openServer({ milliseconds: 100 });
      expect(await stall().ended).toMatch(/^HTTP\/1.1 408 .*connection: close.*did not come within 100 ms/is);
      close();
    },
  );

  requirement(
    {
      ids: ['P10-1', 'LIMITS'],
      title: 'takes no more memory than all bodies may together, and gives it back',
      input:
        'at most 1,000 bytes: a body of 2,000, twice; one of 1,000, twice; one of 1,000 while another sender has sent a byte, and again when that is gone',
      expected: '503 for those that are too much, 202 for the others',
    },
    async () => {
      const { stall, send, arrived, close } = await openServer({ mostBytes: 1_000 });
      const full = '503 Too many bodies come at the same time. Send the delivery again later.';
      expect([await send(2_000), await send(2_000), await send(1_000), await send(1_000)]).toEqual([
        full,
        full,
        '202 1000 bytes',
        '202 1000 bytes',
      ]);
      const other = stall();
      await arrived;
      await expect.poll(() => send(1_000)).toBe(full);
      other.close();
      await expect.poll(() => send(1_000)).toBe('202 1000 bytes');
      close();
    },
  );

  requirement(
    {
      ids: ['P10-1', 'LIMITS'],
      title: 'counts until it is stored, so that a slow disk gathers no more than the limit',
      input:
        'at most 1,000 bytes: a body of 600 that is not stored yet, another one of 600, and the same when the first is stored',
      expected: '503, then 202 for both',
    },
    async () => {
      const { send, arrived, store, close } = await openServer({ mostBytes: 1_000 });
      const first = send(600, '/stored-later');
      await arrived;
      expect(await send(600)).toMatch(/^503 Too many bodies/);
      store();
      expect(await first).toBe('202 600 bytes');
      expect(await send(600)).toBe('202 600 bytes');
      close();
    },
  );
});

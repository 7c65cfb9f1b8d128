import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { openPostgresDatabase } from '../../../src/adapters/queue/postgres-database.ts';
import { requirement } from '../../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };

/** The answer of a PostgreSQL server that refuses a connection with a code. */
function refuse(socket: Socket, code: string): void {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused with ${code}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  socket.end(Buffer.concat([head, fields]));
}

requirement(
  {
    ids: ['P10-2'],
    title: 'a PostgreSQL server that comes up later than the App is waited for, however it is away until then',
    input: 'a connection that is reset, one that ends, a server that stops; then a refusal for good',
    expected: 'one more try after each of the first three; then the words of the refusal',
  },
  async () => {
    const answers: readonly ((socket: Socket) => void)[] = [
      (socket) => socket.resetAndDestroy(),
      (socket) => socket.end(),
      (socket) => refuse(socket, '57P01'),
    ];
    let connections = 0;
    const server = createServer((socket) => {
      const answer = answers[connections++] ?? ((open) => refuse(open, '28000'));
      socket.on('error', () => undefined).once('data', () => answer(socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `postgres://baton:sesame@127.0.0.1:${(server.address() as AddressInfo).port}/baton`;
    await expect(openPostgresDatabase({ url, log })).rejects.toThrow(/^BATON-E916: .*refused with 28000/);
    expect(connections).toBe(4);
    await new Promise((resolve) => server.close(resolve));
  },
  30_000,
);

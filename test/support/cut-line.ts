import { connect, createServer, type Socket } from 'node:net';

/** A line to a server, which can be cut as a firewall or a lost machine cuts it: nobody is told. */
export interface CutLine {
  readonly url: string;
  /** Lets nothing through any more on the present connections, which stay open. New connections work. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a line on this machine to the server of an address. */
export async function openCutLine(address: string): Promise<CutLine> {
  const target = new URL(address);
  const server = { port: Number(target.port), host: target.hostname };
  const sockets = new Set<Socket>();
  const line = createServer((socket) => {
    const onwards = connect(server);
    for (const each of [socket, onwards]) {
      sockets.add(each);
      each.on('error', () => undefined).on('close', () => sockets.delete(each));
    }
    socket.pipe(onwards).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const place = line.address();
  target.port = typeof place === 'object' && place !== null ? String(place.port) : '';
  return {
    url: target.href,
    cut() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

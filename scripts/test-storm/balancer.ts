import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands between GitHub and the replicas: it holds each delivery for a while, so that they arrive in any order, and picks a replica for it. */
export interface Balancer {
  readonly url: string;
  /** Replaces the ports of the replicas that take deliveries. */
  setPorts(ports: readonly number[]): void;
  /** The number of deliveries that no replica confirmed. */
  readonly failed: () => number;
  close(): Promise<void>;
}

/** The longest time for which a delivery is held. GitHub waits ten seconds for its answer. */
const mostMilliseconds = 2_000;

/** The time in which a replica has to take the connection, as with any proxy; after it the delivery fails. */
const patienceMilliseconds = 5_000;

export async function createBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let failed = 0;
  const forward = async (request: IncomingMessage): Promise<number> => {
    const body = await buffer(request);
    await sleep(Math.random() * mostMilliseconds);
    for (const end = Date.now() + patienceMilliseconds; Date.now() < end; await sleep(50)) {
      const port = ports[Math.floor(Math.random() * ports.length)];
      const status = port === undefined ? undefined : await send(port, { request, body });
      if (status !== undefined) return status;
    }
    return 503;
  };
  const server = createServer((request, response) => {
    void forward(request).then((status) => {
      if (status !== 202) failed++;
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api/github/webhooks`,
    setPorts: (next) => {
      ports = next;
    },
    failed: () => failed,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const passedOn = ['content-type', 'x-github-delivery', 'x-github-event', 'x-hub-signature-256'];

/** Returns the status of the answer, 502 for a connection that ended before it, and undefined if the replica took no connection. */
async function send(port: number, { request, body }: { request: IncomingMessage; body: Buffer }): Promise<number | undefined> {
  const headers = Object.fromEntries(passedOn.map((name) => [name, String(request.headers[name])]));
  try {
    const response = await fetch(`http://127.0.0.1:${port}${request.url}`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.cause : undefined;
    return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED' ? undefined : 502;
  }
}

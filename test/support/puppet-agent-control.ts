import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('puppet-agent.mjs', import.meta.url));

/** One running puppet. */
export interface Puppet {
  /** Lets it carry out an order of `puppet-agent.mjs`. */
  order<T>(order: string, details?: Readonly<Record<string, unknown>>): Promise<T>;
  exit(status: number): void;
  /** Resolves when the process is gone. */
  readonly gone: Promise<unknown>;
}

export interface PuppetControl {
  /** What to run; arguments are handed to the puppet. */
  command(...args: readonly string[]): string[];
  /** The next one that starts; throws when `run` ends before. */
  next(run?: Promise<unknown>): Promise<Puppet>;
  close(): Promise<void>;
}

/** The test's end of the strings. */
export async function createPuppetControl(): Promise<PuppetControl> {
  const server = createServer();
  const waiting: Puppet[] = [];
  const wanted: ((puppet: Puppet) => void)[] = [];
  const sockets: Socket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    const puppet = attach(socket);
    const take = wanted.shift();
    if (take === undefined) waiting.push(puppet);
    else take(puppet);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    command: (...args) => [process.execPath, script, String(portOf(server)), ...args],
    next: async (run) => {
      const started = new Promise<Puppet>((resolve) => {
        const first = waiting.shift();
        if (first === undefined) wanted.push(resolve);
        else resolve(first);
      });
      return Promise.race([started, ...(run === undefined ? [] : [refuseEnd(run)])]);
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function refuseEnd(run: Promise<unknown>): Promise<never> {
  throw new Error(`The run ended before a puppet started: ${JSON.stringify(await run)}`);
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server of the puppets does not listen.');
  return address.port;
}

function attach(socket: Socket): Puppet {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  // A killed puppet resets the connection.
  socket.on('error', () => undefined);
  return {
    gone: new Promise((resolve) => socket.once('close', resolve)),
    async order(order, details = {}) {
      socket.write(`${JSON.stringify({ order, ...details })}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`The puppet ended while it carried out "${order}".`);
      return JSON.parse(value).answer;
    },
    exit(status) {
      socket.write(`${JSON.stringify({ order: 'exit', status })}\n`);
    },
  };
}

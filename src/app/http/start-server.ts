import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';
import type { HttpHandler } from './mount.ts';

interface ServerOptions {
  /** The address to listen at. Port 0 stands for any free one. */
  readonly settings: { readonly host: string; readonly port: number };
  readonly handlers: readonly HttpHandler[];
  readonly log: Log;
}

export interface StartedServer {
  readonly server: Server;
  readonly port: number;
}

/**
 * Starts an HTTP server. The first handler that does not return false serves a request; without one it is 404. An error of a handler
 * becomes a plain 500 and a line in the log. Says in one sentence why it cannot listen.
 */
export async function startServer({ settings, handlers, log }: ServerOptions): Promise<StartedServer> {
  const server = createServer((request, response) => {
    serve(handlers, request, response).catch((thrown: unknown) => {
      log.error(`${request.method} ${request.url?.split('?', 1)[0]} failed: ${messageOf(thrown)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.listen(settings.port, settings.host);
  await once(server, 'listening').catch(explainListening(settings));
  server.on('error', (error) => log.error(`The server could not take a connection: ${error.message}`));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : settings.port };
}

async function serve(handlers: readonly HttpHandler[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const handler of handlers) if (await handler(request, response)) return;
  response.writeHead(404).end();
}

/** The time in which answers may end after the App was told to stop. The rest of its time is for work that is under way. */
const answerMilliseconds = 3_000;

/** Stops the server. Connections of senders that do not go on are cut: the work behind them would have to wait for its end. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), answerMilliseconds);
  await closed;
  clearTimeout(cut);
}

/** Returns what throws one sentence about a host or port that cannot be listened at. */
function explainListening({ host, port }: { readonly host: string; readonly port: number }): (thrown: unknown) => never {
  return (thrown) => {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(`BATON-E912: PORT is "${port}", and another program listens there. Write another number.`, {
        cause: thrown,
      });
    if (code === 'EACCES')
      throw new Error(`BATON-E912: PORT is "${port}", which this user may not use. Write a number from 1024.`, { cause: thrown });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(
        `BATON-E912: HOST is "${host}", which is no address of this machine. Write 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
        { cause: thrown },
      );
    throw thrown;
  };
}

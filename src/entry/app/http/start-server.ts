import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '../../../core/problem.ts';
import type { Log } from '../../../ports/log.ts';
import { explainListening } from './explain-listening.ts';
import type { HttpHandler } from './mount.ts';

interface ServerOptions {
  /** Where to listen; port 0 stands for any free one. */
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
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : settings.port };
}

async function serve(handlers: readonly HttpHandler[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const handler of handlers) if (await handler(request, response)) return;
  response.writeHead(404).end();
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export interface Sent {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a front does in the place of the model: it refuses, or it closes the connection after so many bytes of the answer. */
export type Interference =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  | { readonly cutAfter: number };

export interface Front {
  readonly url: string;
  /** All requests, in their order. */
  readonly sent: readonly Sent[];
  close(): void;
}

export interface FrontOptions {
  readonly interfere?: ((sent: Sent) => Interference | undefined) | undefined;
  /** Changes the text of an answer, which then comes at once. */
  readonly change?: (text: string) => string;
  /** The certificate of a front that speaks TLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** Starts a server that stands before a model, and keeps what reaches it. */
export async function startFront(target: string, options: FrontOptions = {}): Promise<Front> {
  const sent: Sent[] = [];
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { method, url: path, headers } = incoming;
    const seen = { method, path, headers, body: body.toString('utf8') };
    sent.push(seen);
    const what = method === 'POST' ? options.interfere?.(seen) : undefined;
    if (what !== undefined && 'status' in what) return refuse(response, what);
    const onward = request(new URL(path ?? '', target), { method, headers }, (answer) =>
      passBack(answer, { response, change: options.change, cutAfter: what?.cutAfter }),
    );
    onward.on('error', () => response.destroy());
    onward.end(body);
  };
  const server = options.tls === undefined ? createServer(answer) : createSecureServer(options.tls, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `${options.tls === undefined ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close,
  };
}

function refuse(response: ServerResponse, { status, headers, body }: Extract<Interference, { status: number }>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

interface Answering {
  readonly response: ServerResponse;
  readonly change: FrontOptions['change'];
  readonly cutAfter: number | undefined;
}

async function passBack(answer: IncomingMessage, { response, change, cutAfter }: Answering): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  if (cutAfter === undefined && change === undefined) return void answer.pipe(response);
  const whole = await text(answer);
  const changed = change?.(whole) ?? whole;
  if (cutAfter === undefined) return void response.end(changed);
  response.write(changed.slice(0, cutAfter), () => response.destroy());
}

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { arrayBuffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/** The part of the options of `fetch` that Octokit gives. */
interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

/** The part of a `Response` that Octokit reads. */
interface ReceivedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  /** The content as a stream, for a caller that uses neither of the methods. */
  readonly body: unknown;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Limits that Node's `fetch` has as well. */
const connectMilliseconds = 10_000;
const idleMilliseconds = 300_000;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Sends one request and returns its response, as `fetch` does for Octokit. A job makes about ten requests; through
 * `fetch` they cost more than three times the CPU time of starting Node, through `node:http` about as much as one does.
 * A redirect is followed through `fetch`, without a second request for what redirected. ADR 0010 lists the rest that is left out.
 */
export async function sendRequest(url: string, options: RequestOptions = {}): Promise<ReceivedResponse | Response> {
  const message = await request(url, options);
  const { location } = message.headers;
  if (!redirects.has(message.statusCode ?? 0) || location === undefined) return buildResponse(url, message);
  message.resume();
  return followRedirect(new URL(location, url), { from: new URL(url), status: message.statusCode ?? 0, options });
}

/**
 * Follows a redirect through `fetch`, by the rules of `fetch`: a POST becomes a GET after 301 and 302, everything becomes a GET
 * after 303, and all else keeps its method and content. Another origin does not see our token.
 */
function followRedirect(
  to: URL,
  { from, status, options }: { readonly from: URL; readonly status: number; readonly options: RequestOptions },
): Promise<Response> {
  const { method = 'GET', headers = {}, body, signal } = options;
  const becomesGet = status === 303 ? method !== 'HEAD' : method === 'POST' && (status === 301 || status === 302);
  const shown = Object.entries(headers).filter(([name]) => to.origin === from.origin || name.toLowerCase() !== 'authorization');
  return fetch(to, {
    method: becomesGet ? 'GET' : method,
    headers: Object.fromEntries(shown),
    ...(!becomesGet && body !== undefined ? { body } : {}),
    signal: signal ?? null,
  });
}

async function request(url: string, options: RequestOptions): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal } = options;
  const node = await (url.startsWith('https:') ? import('node:https') : import('node:http'));
  return new Promise((resolve, reject) => {
    const given = { method, headers: buildHeaders(headers, body), timeout: idleMilliseconds };
    const sent = node.request(url, signal === undefined ? given : { ...given, signal }, resolve);
    const giveUp = (): void => void sent.destroy(new Error(`no answer from ${sent.host} in time`));
    sent.on('socket', (socket) => limitConnecting(socket, giveUp));
    sent.on('timeout', giveUp);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Adds the length of the content, because Node sends content of a DELETE without its length and then closes the connection. */
function buildHeaders(headers: RequestOptions['headers'], body: string | undefined): Readonly<Record<string, string | number>> {
  return {
    'accept-encoding': 'gzip',
    ...headers,
    ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
  };
}

/**
 * Gives up on a connection that is not ready in time: a connection over TLS is ready after the handshake. A socket of an earlier
 * request is ready.
 */
function limitConnecting(socket: Socket, giveUp: () => void): void {
  if (!socket.connecting) return;
  const timer = setTimeout(giveUp, connectMilliseconds);
  const stop = (): void => clearTimeout(timer);
  socket.once('encrypted' in socket ? 'secureConnect' : 'connect', stop);
  socket.once('close', stop);
}

function buildResponse(url: string, message: IncomingMessage): ReceivedResponse {
  // Without content, the connection is free for the next request only when the message was read to its end.
  if (message.statusCode === 204 || message.statusCode === 205) message.resume();
  // The reader of the last stream sees the error anyway.
  const content = message.headers['content-encoding'] === 'gzip' ? pipeline(message, createGunzip(), () => undefined) : message;
  return {
    status: message.statusCode ?? 0,
    statusText: message.statusMessage ?? '',
    url,
    headers: new Map(Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')])),
    get body() {
      return Readable.toWeb(content);
    },
    text: () => text(content),
    arrayBuffer: () => arrayBuffer(content),
  };
}

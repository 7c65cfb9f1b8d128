import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { hide, replace, tap } from './change-answer.ts';
import type { Connections } from './connections.ts';
import type { Passage, Refusal } from './decide-request.ts';
import type { Meter } from './meter.ts';

interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly passage: Passage;
  readonly connections: Connections;
  readonly meter: Pick<Meter, 'open'>;
  /** True for the second try, over another connection. */
  readonly isAgain?: boolean;
}

/** Passes a request on with the real key, and the answer back as it comes. */
export function forward(forwarding: Forwarding): void {
  const { request, response, body, passage, connections } = forwarding;
  // The agent has gone, or its turn is over: nobody would end the request.
  if (response.destroyed) return;
  const headers = buildHeaders(request, { passage, body });
  const outgoing = connections.request(passage.url, { method: request.method ?? 'POST', headers });
  const fail = (error: unknown): void => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer of HTTP';
    refuse(response, { status: 502, why: `The gateway got no answer of ${passage.url.host} (${code}).` });
  };
  outgoing.on('response', (incoming) => {
    // An answer can have headers that cannot be written.
    try {
      passBack(incoming, forwarding);
    } catch (error) {
      incoming.destroy();
      fail(error);
    }
  });
  outgoing.on('upgrade', (_, socket) => {
    socket.destroy();
    fail(undefined);
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    // A provider may close a connection that was kept at the moment at which it is used again. The engine would ask once more, too.
    const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && !response.headersSent && !response.destroyed;
    if (isStale && forwarding.isAgain !== true) forward({ ...forwarding, isAgain: true });
    else fail(error);
  });
  response.on('close', () => outgoing.destroy());
  outgoing.end(body);
}

/** Headers that are about one connection. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Headers of a request that are ours. An answer that is packed could not be counted. */
const ownHeaders = [...hopHeaders, 'host', 'content-length', 'expect', 'accept-encoding'];

/** Builds the headers that the engine would have sent itself, in the same words. */
function buildHeaders(
  { rawHeaders, method }: IncomingMessage,
  { passage, body }: Pick<Forwarding, 'passage' | 'body'>,
): OutgoingHttpHeaders {
  const given = withoutHeaders(rawHeaders, [...ownHeaders, ...Object.keys(passage.headers)]);
  const length = method === 'POST' || body.length > 0 ? { 'Content-Length': String(body.length) } : {};
  const own = Object.entries(passage.headers).filter(([, value]) => value !== undefined);
  return { ...given, 'Accept-Encoding': 'identity', ...length, ...Object.fromEntries(own) };
}

function withoutHeaders(raw: readonly string[], left: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = Object.create(null);
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = [raw[index], raw[index + 1]];
    if (!left.includes(name.toLowerCase())) headers[name] = [...(headers[name] ?? []), value];
  }
  return headers;
}

/** Passes an answer back. What says where else to ask is not followed, and what may repeat the key is not shown. */
function passBack(incoming: IncomingMessage, { response, passage, meter }: Forwarding): void {
  const { statusCode = 502, headers } = incoming;
  const refusal = replace(statusCode);
  if (refusal === undefined) {
    response.writeHead(statusCode, withoutSecrets(incoming, passage));
    response.flushHeaders();
    const answer = { path: passage.url.pathname, type: headers['content-type'] ?? '' };
    const reader = passage.of === 'model' && statusCode < 300 ? meter.open(answer) : undefined;
    const between = statusCode < 300 ? tap((part) => reader?.read(part)) : hide(passage.secrets);
    pipeline(incoming, between, response, () => reader?.end());
  } else {
    incoming.resume();
    refuse(response, refusal);
  }
}

/** Returns the headers of an answer without those that show a secret. That of an error gets another length. */
function withoutSecrets({ rawHeaders, statusCode = 502 }: IncomingMessage, { secrets }: Passage): Record<string, string[]> {
  const headers = withoutHeaders(rawHeaders, statusCode < 400 ? hopHeaders : [...hopHeaders, 'content-length']);
  const shown = Object.entries(headers).filter(([, values]) => !secrets.some((secret) => values.join().includes(secret)));
  return Object.fromEntries(shown);
}

/** Refuses a request in the forms of all providers: engines show the message to their user. */
export function refuse(response: ServerResponse, { status, why }: Refusal): void {
  const error = { type: 'gateway_error', code: status, message: why };
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ type: 'error', error }));
}

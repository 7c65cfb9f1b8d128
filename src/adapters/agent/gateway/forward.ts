import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Connections } from './connections.ts';
import type { Passage, Refusal } from './decide-request.ts';

interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly passage: Passage;
  readonly connections: Connections;
}

/** Passes a request on with the real key, and the answer back as it comes. */
export function forward(forwarding: Forwarding): void {
  const { request, response, body, passage, connections } = forwarding;
  const headers = buildHeaders(request, { passage, body });
  const outgoing = connections.request(passage.url, { method: request.method ?? 'POST', headers });
  outgoing.on('response', (incoming) => passBack(incoming, response));
  outgoing.on('error', (error) => {
    const { code = error.name } = error as NodeJS.ErrnoException;
    // A provider may close a connection that was kept at the moment at which it is used again. The engine would ask once more, too.
    const isStale = outgoing.reusedSocket && code === 'ECONNRESET' && !response.headersSent && !response.destroyed;
    if (isStale) forward(forwarding);
    else refuse(response, { status: 502, why: `The gateway got no answer of ${passage.url.host} (${code}).` });
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
  const length = method === 'POST' ? { 'Content-Length': String(body.length) } : {};
  const own = Object.entries(passage.headers).filter(([, value]) => value !== undefined);
  return { ...given, 'Accept-Encoding': 'identity', ...length, ...Object.fromEntries(own) };
}

function withoutHeaders(raw: readonly string[], left: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = [raw[index], raw[index + 1]];
    if (!left.includes(name.toLowerCase())) headers[name] = [...(headers[name] ?? []), value];
  }
  return headers;
}

/** Passes an answer back. What says where else to ask is not followed, and what may repeat the key is not shown. */
function passBack(incoming: IncomingMessage, response: ServerResponse): void {
  const { statusCode = 502, rawHeaders } = incoming;
  const refusal = replace(statusCode);
  if (refusal === undefined) {
    response.writeHead(statusCode, withoutHeaders(rawHeaders, hopHeaders));
    response.flushHeaders();
    pipeline(incoming, response, () => undefined);
  } else {
    incoming.resume();
    refuse(response, refusal);
  }
}

/** Returns what the agent gets in the place of an answer. */
function replace(status: number): Refusal | undefined {
  if (status === 401) return { status, why: 'The provider does not know the key (401).' };
  if (status === 403) return { status, why: 'The provider does not allow this with the key (403).' };
  if (status < 300 || status > 399) return undefined;
  return { status: 502, why: `The provider answered with ${status}, to ask elsewhere. The gateway follows no such answer.` };
}

/** Refuses a request in the forms of all providers: engines show the message to their user. */
export function refuse(response: ServerResponse, { status, why }: Refusal): void {
  const error = { type: 'gateway_error', code: status, message: why };
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ type: 'error', error }));
}

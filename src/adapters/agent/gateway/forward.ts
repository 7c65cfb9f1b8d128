import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { PassThrough, pipeline } from 'node:stream';
import { parseJson } from '../../../core/json/json-value.ts';
import { readBeginning, replace, spell, tap } from './change-answer.ts';
import type { Connections } from './connections.ts';
import type { Passage, Refusal } from './decide-request.ts';
import type { CountedRequest } from './meter.ts';
import type { AskedModel } from './read-asked.ts';
import { type ProviderRefusal, readRefusal, readWait } from './read-refusal.ts';
import type { StreamError } from './read-stream-error.ts';

interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  body: Buffer;
  readonly passage: Passage;
  readonly connections: Connections;
  /** Absent for a request that uses nothing. */
  readonly counted?: CountedRequest | undefined;
  /** Absent for an MCP server. */
  readonly asked?: AskedModel | undefined;
  /** Hears of each answer of a model why it refuses; undefined for one that does not. */
  readonly hear: (refusal: ProviderRefusal | undefined) => void;
  /** Hears of each part of an answer of a model. */
  readonly onPart: () => void;
  /** True for the second try, over another connection. */
  readonly isAgain?: boolean;
}

/** Passes a request on with the real key, and the answer back as it comes. */
export function forward(forwarding: Forwarding): void {
  const { request, response, body, passage, connections, counted } = forwarding;
  // The agent has gone, or its turn is over: nobody would end the request.
  if (response.destroyed) return void counted?.drop();
  const headers = buildHeaders(request, { passage, body });
  // A call of a tool may have done something, so that it is not repeated over another connection.
  const keeps = passage.of === 'model';
  const fail = (error: unknown): void => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer of HTTP';
    counted?.drop();
    refuse(response, { status: 502, why: `The gateway got no answer of ${passage.url.host} (${code}).` });
  };
  let outgoing: ClientRequest;
  try {
    outgoing = connections.request(passage.url, { method: request.method ?? 'POST', headers, keeps });
  } catch (error) {
    // It was not sent, and must not stand under way for ever.
    return void fail(error);
  }
  outgoing.on('response', (incoming) => {
    // An answer can have headers that cannot be written.
    passBack(incoming, forwarding).catch((error: unknown) => {
      incoming.destroy();
      fail(error);
    });
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
  response.on('close', () => {
    // What goes on without its agent is not sent again, and a body can be large.
    forwarding.body = Buffer.of();
    if (counted?.leave() !== true) outgoing.destroy();
  });
  counted?.send(outgoing);
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
async function passBack(incoming: IncomingMessage, forwarding: Forwarding): Promise<void> {
  const { statusCode = 502, headers } = incoming;
  const { response, passage, counted, asked, hear, onPart } = forwarding;
  if (statusCode >= 300) return passError(incoming, forwarding);
  response.writeHead(statusCode, withoutSecrets(incoming.rawHeaders, passage.secrets));
  response.flushHeaders();
  const type = headers['content-type'] ?? '';
  const answer = { type, secrets: passage.secrets, hasFailed: false, isOver: false };
  const hearError = (error: StreamError): void => {
    const refusal = readRefusal({ ...error, headers, model: asked?.model, now: Date.now() });
    hear(refusal);
    answer.hasFailed = true;
    // Codex would sleep in the job as long as the error says. It asks again after a cut, and is refused from the start.
    answer.isOver ||= refusal?.reason === 'auth' || replace(error.status, refusal)?.type === 'billing_error';
  };
  const reader = counted?.open(type, hearError);
  // A question that uses nothing, such as one for the number of tokens, may pass while all others are refused.
  if (reader !== undefined) hear(undefined);
  const read = (part: Buffer): void => {
    onPart();
    reader?.read(part);
  };
  const through = reader === undefined ? new PassThrough() : tap({ ...reader, read }, answer);
  pipeline(incoming, through, (error) => {
    reader?.end();
    if (error !== undefined && error !== null) response.destroy();
  });
  // What goes on without its agent is read, and not held. A part may come at the moment of the close.
  response.on('error', () => undefined).on('close', () => through.resume());
  if (response.destroyed) through.resume();
  else through.pipe(response);
}

/** Passes the beginning of an error back, unless it is one that ends the turn, or that words of ours replace. */
async function passError(incoming: IncomingMessage, { response, passage, asked, counted, hear }: Forwarding): Promise<void> {
  const { statusCode: status = 502, headers } = incoming;
  counted?.drop();
  const secrets = spell(passage.secrets);
  const text = await readBeginning(incoming, secrets);
  const answer = { status, headers, body: parseJson(text), model: asked?.model, now: Date.now() };
  const refusal = asked === undefined ? undefined : readRefusal(answer);
  if (asked !== undefined) hear(refusal);
  const own = replace(status, refusal);
  if (own !== undefined) return refuse(response, own);
  // An engine reads waits that we do not, by the clock of this machine, and sleeps in the job for as long as it reads.
  const wait = (headers['retry-after'] ?? headers['retry-after-ms']) === undefined ? undefined : readWait(answer);
  const given = withoutSecrets(incoming.rawHeaders, secrets, [...hopHeaders, 'content-length', 'retry-after', 'retry-after-ms']);
  if (wait !== undefined) given['Retry-After'] = [String(wait)];
  response.writeHead(status, given).end(text);
}

/** Returns the headers of an answer without those that are left out, or show a secret. */
function withoutSecrets(raw: readonly string[], secrets: readonly string[], left = hopHeaders): Record<string, string[]> {
  const headers = withoutHeaders(raw, left);
  const shown = Object.entries(headers).filter(([, values]) => !secrets.some((secret) => values.join().includes(secret)));
  return Object.fromEntries(shown);
}

/** Refuses a request in the forms of all providers: engines show the message to their user. */
export function refuse(response: ServerResponse, { status, type = 'gateway_error', why }: Refusal): void {
  const error = { type, code: status, message: why };
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ type: 'error', error }));
}

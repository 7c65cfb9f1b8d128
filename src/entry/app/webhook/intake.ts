// This folder receives deliveries: `intake` verifies the signature, `probot` parses the event, and `listen` queues the work
// that it means.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../../ports/log.ts';

/**
 * Reads the bytes of a request. Returns undefined if there are more than `maxBytes`, and never holds more than that in memory.
 */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A delivery with a valid signature. */
export interface Received {
  /** The identity of the delivery (`identify`). */
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
}

export interface IntakeOptions {
  readonly path: string;
  readonly secret: string;
  readonly log: Log;
  /** Stores a delivery. GitHub gets its confirmation when the promise resolves. */
  readonly receive: (delivery: Received) => Promise<void>;
}

/** The largest accepted body: GitHub sends no event that is larger. */
const maxBytes = 25 * 1024 * 1024;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Creates the handler for GitHub's deliveries. It checks the signature on the bytes as they came, before it parses any of them,
 * and refuses a fault in words. It returns false if the request is not for it.
 */
export function createIntake(options: IntakeOptions): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async (request, response) => {
    if (request.url?.split('?', 1)[0] !== options.path) return false;
    const { status, text, headers } = await handleDelivery(request, options);
    if (status >= 400) options.log.warning(`A delivery was refused with ${status}: ${text}`);
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(`${text}\n`);
    return true;
  };
}

async function handleDelivery(request: IncomingMessage, { secret, receive }: IntakeOptions): Promise<Answer> {
  if (request.method !== 'POST') return { status: 405, text: 'Only POST is taken here.', headers: { allow: 'POST' } };
  const body = await readBody(request, maxBytes);
  // The rest of the body is not read, so the connection cannot be used again.
  if (body === undefined)
    return { status: 413, text: `A delivery has at most ${maxBytes} bytes.`, headers: { connection: 'close' } };
  if (!isSigned(body, { secret, signature: header(request, 'x-hub-signature-256') }))
    return { status: 400, text: 'The header X-Hub-Signature-256 is not the signature of these bytes.' };
  const guid = header(request, 'x-github-delivery');
  const name = header(request, 'x-github-event');
  if (!/^[\w-]{1,100}$/.test(guid) || !/^[a-z_]{1,100}$/.test(name))
    return { status: 400, text: 'The headers X-GitHub-Delivery and X-GitHub-Event have to name the delivery and its event.' };
  const payload = parseObject(body);
  if (payload === undefined)
    return { status: 400, text: 'The body is no JSON object. Set the content type of the webhook to application/json.' };
  await receive({ id: identify(body, { guid, name }), name, payload });
  return { status: 202, text: 'Accepted.' };
}

/**
 * Returns the identity of a delivery: the digest of its bytes, because the signature covers nothing else. Somebody who saw a
 * delivery can send it with another id. The payload of a `repository_dispatch` holds no time and no number, so two honest ones may
 * be the same, and these are told apart by GitHub's id alone (ADR 0020).
 */
function identify(body: Uint8Array, { guid, name }: { readonly guid: string; readonly name: string }): string {
  return name === 'repository_dispatch' ? guid : `sha256:${createHash('sha256').update(body).digest('hex')}`;
}

function isSigned(body: Uint8Array, { secret, signature }: { readonly secret: string; readonly signature: string }): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function parseObject(body: Uint8Array): object | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

// This folder receives deliveries: `intake` those of GitHub, `source-intake` those of sources. Both verify the signature before they parse
// anything. `probot` signs in for the App.

import { isUtf8 } from 'node:buffer';
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';
import { findAction, isLearnedFrom } from '../deliveries/heard.ts';
import type { DeliveryOutcome } from '../telemetry/metrics.ts';
import type { ReceivedDelivery } from '../work/queued-work.ts';
import type { ReadBody } from './read-body.ts';

export interface IntakeOptions {
  readonly path: string;
  readonly secret: string;
  readonly log: Log;
  /** Returns the time of arrival. No two deliveries have the same. */
  readonly arrivals: () => string;
  /** Reads bodies, within limits for all requests together. */
  readonly readBody: ReadBody;
  /** Stores a delivery. GitHub gets its confirmation when the promise resolves, and a refusal when it rejects. */
  readonly receive: (delivery: ReceivedDelivery) => Promise<void>;
  /** Is told of each answer. The event is `other` if it is none that the App hears. */
  readonly answered?: ((answer: { readonly event: string; readonly outcome: DeliveryOutcome }) => void) | undefined;
}

/** The path at which Apps of Probot take deliveries, so that the address of an App that changes to Baton stays. */
export const webhookPath = '/api/github/webhooks';

/** The largest accepted body: GitHub sends no event that is larger. */
const maxBytes = 25 * 1024 * 1024;

/** The time after which a refused delivery may come again. GitHub does not read it; a proxy may. */
const retryAfterSeconds = 60;

/** An answer to the sender of a delivery. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Absent for a refusal, which the status tells. */
  readonly outcome?: DeliveryOutcome;
  readonly headers?: Readonly<Record<string, string>>;
  /** More words for the log, which are not for the sender. */
  readonly detail?: string;
}

/** The headers of a delivery that are needed to read it. */
interface Head {
  readonly signature: string;
  readonly guid: string;
  readonly name: string;
}

/**
 * Creates the handler for GitHub's deliveries. It checks the headers before it reads the body, and the signature on the bytes as
 * they came; then it stores the delivery and confirms it. Nothing is parsed before. It refuses a fault in words, and returns
 * false if the request is not for it.
 */
export function createIntake(given: IntakeOptions): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const options = { ...given, key: createSecretKey(given.secret, 'utf8') };
  return async (request, response) => {
    if (request.url?.split('?', 1)[0] !== options.path) return false;
    const {
      status,
      text,
      headers,
      detail = text,
      outcome = status < 500 ? 'refused' : 'unavailable',
    } = await handleRequest(request, options);
    const name = getHeader(request, 'x-github-event');
    options.answered?.({ event: isLearnedFrom(name, undefined) ? name : 'other', outcome });
    if (status >= 400) options.log.warning(`A delivery was refused with ${status}: ${detail}`);
    answer({ request, response }, { status, text, headers });
    return true;
  };
}

/** Sends an answer. */
export function answer(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { status, text, headers }: Answer,
): void {
  // The rest of a body that was not read stands in the way of the next request on the connection.
  const end = request.complete ? {} : { connection: 'close' };
  const body = `${text}\n`;
  // With its length the answer leaves in one piece.
  const known = { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body), ...end };
  response.writeHead(status, headers === undefined ? known : { ...known, ...headers }).end(body);
}

/** Returns the answer to a delivery that could not be stored, with the reason for the log. */
export function retryLater(detail: string): Answer {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return { status: 503, text: 'The delivery could not be stored. Send it again later.', headers, detail };
}

async function handleRequest(request: IncomingMessage, options: IntakeOptions & { readonly key: KeyObject }): Promise<Answer> {
  const head = readHead(request);
  if ('status' in head) return head;
  return options.readBody<Answer>(request, async (body) => {
    if (!isSigned(body, { key: options.key, signature: head.signature }))
      return { status: 401, text: 'The header X-Hub-Signature-256 is not the signature of these bytes.' };
    // The whole text is parsed by the handler of the queued delivery. GitHub's forms begin with `payload=`.
    if (body[0] !== 0x7b || !isUtf8(body))
      return { status: 400, text: 'The body is no JSON object. Set the content type of the webhook to application/json.' };
    return takeDelivery({ head, body }, options);
  });
}

function readHead(request: IncomingMessage): Head | Answer {
  if (request.method !== 'POST') return { status: 405, text: 'Only POST is taken here.', headers: { allow: 'POST' } };
  const length = request.headers['content-length'];
  if (length === undefined)
    return { status: 411, text: 'A delivery says its length in Content-Length. A proxy in between must pass that header on.' };
  if (Number(length) > maxBytes) return { status: 413, text: `A delivery has at most ${maxBytes} bytes, not ${length}.` };
  const signature = getHeader(request, 'x-hub-signature-256');
  if (!/^sha256=[0-9a-f]{64}$/.test(signature))
    return { status: 401, text: 'The header X-Hub-Signature-256 is no signature: sha256= and 64 hexadecimal digits.' };
  const guid = getHeader(request, 'x-github-delivery');
  const name = getHeader(request, 'x-github-event');
  if (!/^[\w-]{1,100}$/.test(guid) || !/^[a-z0-9_]{1,100}$/.test(name))
    return { status: 400, text: 'The headers X-GitHub-Delivery and X-GitHub-Event have to name the delivery and its event.' };
  return { signature, guid, name };
}

async function takeDelivery({ head, body }: { head: Head; body: Buffer }, options: IntakeOptions): Promise<Answer> {
  const { guid, name } = head;
  const text = body.toString('utf8');
  if (!isLearnedFrom(name, findAction(text))) return { status: 202, text: 'Nothing is done for this event.', outcome: 'ignored' };
  try {
    await options.receive({ id: guid, name, body: text, arrivedAt: options.arrivals() });
  } catch (thrown) {
    return retryLater(`Delivery ${guid} could not be stored: ${messageOf(thrown)}`);
  }
  return { status: 202, text: 'Accepted.', outcome: 'accepted' };
}

function isSigned(body: Uint8Array, { key, signature }: { readonly key: KeyObject; readonly signature: string }): boolean {
  const given = Buffer.from(signature.slice('sha256='.length), 'hex');
  return timingSafeEqual(createHmac('sha256', key).update(body).digest(), given);
}

/** Returns a header that a request has once; empty for every other. */
export function getHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Creates a clock whose times all differ and ascend. Runs of events without a subject get their names from these times. */
export function createArrivals(now: () => number): () => string {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return new Date(last).toISOString();
  };
}

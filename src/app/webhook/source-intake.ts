import { isUtf8 } from 'node:buffer';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';
import { isLetUse, type SourceSettings } from '../settings/hook-settings.ts';
import type { SignatureRule } from '../settings/signature-rule.ts';
import type { SourceDelivery } from '../work/hook-work.ts';
import { type Answer, answer, getHeader, type IntakeOptions, retryLater } from './intake.ts';

export interface SourceIntakeOptions extends Pick<IntakeOptions, 'arrivals' | 'answered' | 'readBody'> {
  readonly sources: ReadonlyMap<string, SourceSettings>;
  readonly log: Log;
  /** Returns the present time in milliseconds. */
  readonly now: () => number;
  /** Stores a delivery. The sender gets its confirmation when the promise resolves. A delivery whose id is known is dropped. */
  readonly receive: (delivery: SourceDelivery) => Promise<void>;
}

/** The largest accepted body of a source. */
const maxBytes = 1024 * 1024;

/** The most signatures that are compared, for senders that send one for each of their secrets. */
const maxSignatures = 5;

/** Headers that are not kept: they could be a secret, or say nothing about the delivery. */
const droppedHeaders = /^(?:authorization|cookie|proxy-.*|host|connection|content-length|x-forwarded-.*|forwarded)$/;

const pathPattern = /^\/api\/sources\/([a-z][a-z0-9-]{0,39})\/([A-Za-z0-9_-]{1,39})\/([\w.-]{1,100})$/;

interface Addressed {
  readonly name: string;
  readonly source: SourceSettings;
  readonly owner: string;
  readonly repository: string;
}

/**
 * Creates the handler for deliveries of sources, at `/api/sources/<source>/<owner>/<repository>`. As for GitHub's deliveries, headers are
 * checked before the body is read, and the signature on the bytes as they came; then the delivery is stored and confirmed. Returns false
 * if the request is not for it.
 */
export function createSourceIntake(
  options: SourceIntakeOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  return async (request, response) => {
    const [path = ''] = request.url?.split('?', 1) ?? [];
    if (!path.startsWith('/api/sources/')) return false;
    const given = await handleRequest(request, { ...options, path });
    const { status, text, detail = text, outcome = status < 500 ? 'refused' : 'unavailable' } = given;
    options.answered?.({ event: 'source', outcome });
    if (status >= 400) options.log.warning(`A delivery of a source was refused with ${status}: ${detail}`);
    answer({ request, response }, given);
    return true;
  };
}

async function handleRequest(
  request: IncomingMessage,
  options: SourceIntakeOptions & { readonly path: string },
): Promise<Answer> {
  const addressed = findSource(options);
  if (addressed === undefined) return unknownSource;
  const { source } = addressed;
  const { signature: rule } = source;
  const fault = checkHead(request, rule) ?? checkTime(request, { rule, now: options.now() });
  if (fault !== undefined) return fault;
  return options.readBody<Answer>(request, async (body) => {
    const signed = buildSigned(request, { rule, body });
    if (!isSigned(signed, { source, given: getHeader(request, rule.header) }))
      return { status: 401, text: `The header ${rule.header} is not the signature of these bytes.` };
    // Only whoever has the secret learns for which repositories it is: their names may be private.
    if (!isLetUse(source, { owner: addressed.owner, name: addressed.repository })) return unknownSource;
    if (body[0] !== 0x7b || !isUtf8(body)) return { status: 400, text: 'The body is no JSON object.' };
    return store({ ...addressed, request, body, signed }, options);
  });
}

const unknownSource: Answer = { status: 404, text: 'There is no such source for this repository.' };

function findSource({ sources, path }: SourceIntakeOptions & { readonly path: string }): Addressed | undefined {
  const [, name = '', owner = '', repository = ''] = pathPattern.exec(path) ?? [];
  const source = sources.get(name);
  if (source === undefined) return undefined;
  return { name, source, owner: owner.toLowerCase(), repository: repository.toLowerCase() };
}

function checkHead(request: IncomingMessage, { header, id }: SignatureRule): Answer | undefined {
  if (request.method !== 'POST') return { status: 405, text: 'Only POST is taken here.', headers: { allow: 'POST' } };
  const length = request.headers['content-length'];
  if (length === undefined)
    return { status: 411, text: 'A delivery says its length in Content-Length. A proxy in between must pass that header on.' };
  if (Number(length) > maxBytes)
    return { status: 413, text: `A delivery of a source has at most ${maxBytes} bytes, not ${length}.` };
  if (getHeader(request, header) === '')
    return { status: 401, text: `The header ${header}, which has the signature, is missing.` };
  if (id !== undefined && !/^[\x21-\x7e]{1,200}$/.test(getHeader(request, id)))
    return { status: 400, text: `The header ${id} has to name the delivery in at most 200 characters.` };
  return undefined;
}

function checkTime(
  request: IncomingMessage,
  { rule, now }: { readonly rule: SignatureRule; readonly now: number },
): Answer | undefined {
  if (rule.timestamp === undefined) return undefined;
  const given = getHeader(request, rule.timestamp);
  if (/^\d{1,12}$/.test(given) && Math.abs(now / 1000 - Number(given)) <= rule.tolerance) return undefined;
  return { status: 401, text: `The header ${rule.timestamp} is not within ${rule.tolerance} seconds of now.` };
}

/** Returns the bytes that the source signs. The body stands at their end. */
function buildSigned(request: IncomingMessage, { rule, body }: { readonly rule: SignatureRule; readonly body: Buffer }): Buffer {
  const headers: Readonly<Record<string, string | undefined>> = { '{id}': rule.id, '{timestamp}': rule.timestamp };
  const before = rule.signed
    .slice(0, -'{body}'.length)
    .replace(/\{(?:id|timestamp)\}/g, (part) => getHeader(request, headers[part] ?? ''));
  return Buffer.concat([Buffer.from(before), body]);
}

/** Returns whether one of the signatures in a header is that of these bytes, with one of the secrets. Compares in constant time. */
function isSigned(signed: Buffer, { source, given }: { readonly source: SourceSettings; readonly given: string }): boolean {
  const { prefix, algorithm, encoding } = source.signature;
  const signatures = given
    .split(' ')
    .filter((text) => text.startsWith(prefix))
    .slice(0, maxSignatures)
    .map((text) => Buffer.from(text.slice(prefix.length)));
  const expected = source.keys.map((key) => Buffer.from(createHmac(algorithm, key).update(signed).digest(encoding)));
  return expected.some((one) => signatures.some((each) => each.length === one.length && timingSafeEqual(each, one)));
}

interface Verified extends Addressed {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly signed: Buffer;
}

async function store(
  { name, source, owner, repository, request, body, signed }: Verified,
  options: SourceIntakeOptions,
): Promise<Answer> {
  const { id: idHeader, signed: template, header } = source.signature;
  const digest = createHash('sha256').update(signed).digest('hex');
  const id = idHeader === undefined ? digest : getHeader(request, idHeader);
  const kept = Object.entries(request.headers).filter(
    ([key, value]) => typeof value === 'string' && key !== header && !droppedHeaders.test(key),
  );
  const delivery: SourceDelivery = {
    source: name,
    owner,
    name: repository,
    id: `source ${name} ${owner}/${repository} ${id}`,
    // A sender that signs its id makes a second attempt at another time. All others sign the same bytes again.
    identity: template.includes('{id}') ? id : digest,
    headers: Object.fromEntries(kept) as Readonly<Record<string, string>>,
    body: body.toString('utf8'),
    arrivedAt: options.arrivals(),
  };
  try {
    await options.receive(delivery);
  } catch (thrown) {
    return retryLater(`A delivery of source ${name} could not be stored: ${messageOf(thrown)}`);
  }
  return { status: 202, text: 'Accepted.', outcome: 'accepted' };
}

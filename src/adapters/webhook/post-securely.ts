// This folder sends messages to endpoints outside GitHub: only over HTTPS, and only to addresses of the public internet.

import { lookup as lookUp } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { messageOf } from '../../core/problem.ts';
import { isPublicAddress } from './public-address.ts';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostOptions {
  /** True where endpoints may be in a private network. */
  readonly allowPrivate: boolean;
  /** Returns all addresses of a host name. Default: the resolver of the machine. */
  readonly resolve?: ((name: string) => Promise<readonly string[]>) | undefined;
  /** The time for everything from the connection to the status. */
  readonly milliseconds?: number;
}

/** The result of a post. `refused`: nothing was sent, because it may not be. `failed`: there was no answer. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: 'refused' | 'failed'; readonly reason: string };

const defaultMilliseconds = 10_000;

/**
 * Posts to an HTTPS address. The name is resolved once, every address that it has is checked, and the connection is made to a checked
 * one, so that a second answer of the name server changes nothing. Redirects are not followed, and only the status is read.
 */
export async function postSecurely(post: Post, options: PostOptions): Promise<Posted> {
  const url = new URL(post.url);
  if (url.protocol !== 'https:') return { kind: 'refused', reason: 'its address does not begin with https://' };
  const name = url.hostname.replace(/^\[|\]$/g, '');
  let addresses: readonly string[];
  try {
    addresses = isIP(name) === 0 ? await (options.resolve ?? resolveName)(name) : [name];
  } catch (thrown) {
    return { kind: 'failed', reason: `its name was not resolved: ${messageOf(thrown)}` };
  }
  if (!options.allowPrivate && !addresses.every(isPublicAddress))
    return { kind: 'refused', reason: 'its name leads to a private address, which BATON_ALLOW_PRIVATE_ADDRESSES has to allow' };
  // Networks without IPv6 are common, and hosts without IPv4 are not.
  const address = addresses.find((each) => isIP(each) === 4) ?? addresses[0];
  if (address === undefined) return { kind: 'failed', reason: 'its name has no address' };
  return send(post, { url, address, name, milliseconds: options.milliseconds ?? defaultMilliseconds });
}

async function resolveName(name: string): Promise<readonly string[]> {
  const found = await lookUp(name, { all: true });
  return found.map(({ address }) => address);
}

interface Target {
  readonly url: URL;
  readonly address: string;
  /** The host as the URL has it, which the certificate has to name. */
  readonly name: string;
  readonly milliseconds: number;
}

function send({ headers, body }: Post, { url, address, name, milliseconds }: Target): Promise<Posted> {
  const { promise, resolve } = Promise.withResolvers<Posted>();
  const sent = request({
    method: 'POST',
    host: address,
    port: url.port === '' ? 443 : Number(url.port),
    path: `${url.pathname}${url.search}`,
    // An IP address is never sent as the name of the server. The certificate is then compared with the address.
    servername: isIP(name) === 0 ? name : '',
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(milliseconds),
  });
  sent.once('response', (response) => {
    const { statusCode: status = 0, headers: given } = response;
    resolve({ kind: 'answered', status, retryAfterSeconds: readSeconds(given['retry-after']) });
    // Whatever follows is not read: it may have no end.
    response.destroy();
  });
  sent.on('error', (error) => resolve({ kind: 'failed', reason: messageOf(error) }));
  sent.end(body);
  return promise;
}

function readSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

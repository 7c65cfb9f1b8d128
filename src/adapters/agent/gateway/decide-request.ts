import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Json } from '../stream/json-event.ts';

interface RowPlace {
  /** The path on the gateway, without a slash at the end; empty for the root. */
  readonly path: string;
  /** The token that the agent shows in the place of the key. It is worth nothing elsewhere. */
  readonly token: string;
  /** The base address of the provider, or the address of the MCP server. */
  readonly upstream: URL;
}

/** A path of the gateway, and the place where what is asked for there goes. */
export type GatewayRow =
  /** The API of a provider, below the paths of the row and of `upstream`. */
  | (RowPlace & {
      readonly kind: 'model';
      /** It comes in the place of the token, in the header where that stood. */
      readonly key: string;
      /** The paths that may be asked for below `path`. */
      readonly passes: RegExp;
    })
  /** An MCP server, at exactly the path of the row. */
  | (RowPlace & {
      readonly kind: 'mcp';
      /** Headers that come in the place of those with the token. */
      readonly headers: Readonly<Record<string, string>>;
    });

interface AgentRequest {
  readonly method: string;
  /** The target as the agent wrote it. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Refusal {
  readonly status: number;
  /** A sentence for the agent. */
  readonly why: string;
}

export interface Passage {
  readonly kind: 'pass';
  readonly url: URL;
  /** Headers in lower case that replace those of the agent. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The headers in which engines show a key. */
const keyHeaders = ['x-api-key', 'x-goog-api-key', 'api-key', 'authorization'] as const;

/**
 * Decides whether a request of the agent passes, and where it goes. Only what an engine needs of a model passes (T67): the key could do much
 * more, such as read the files of its account.
 */
export function decideRequest(
  rows: readonly GatewayRow[],
  request: AgentRequest,
): Passage | ({ readonly kind: 'refuse' } & Refusal) {
  const { method, target, headers } = request;
  // Codex asks for a WebSocket first. This status alone makes it go on by HTTP at once.
  if (headers.upgrade !== undefined) return refuse(426, 'This gateway speaks HTTP/1.1 alone, without an upgrade.');
  const place = isOwnHost(headers.host) ? parseTarget(target) : undefined;
  const row = place && rows.find((one) => mayPass(one, { method, path: place.pathname }));
  if (place === undefined || row === undefined)
    return refuse(404, 'This gateway passes on what an agent asks of its model, and nothing else.');
  const shown = keyHeaders.find((name) => isToken(headers[name], row.token));
  if (shown === undefined) return refuse(401, 'This gateway was asked without the token that it gave to the agent.');
  const own = row.kind === 'mcp' ? row.headers : { [shown]: String(headers[shown]).replace(row.token, () => row.key) };
  return { kind: 'pass', url: locate(row, place), headers: { ...none, ...own } };
}

const none = Object.fromEntries(keyHeaders.map((name) => [name, undefined]));

function refuse(status: number, why: string): { readonly kind: 'refuse' } & Refusal {
  return { kind: 'refuse', status, why };
}

/** Finds what a body asks for that no engine needs: work that goes on behind the turn, where nobody counts it. */
export function findMisuse(body: Json): Refusal | undefined {
  if (body.flag('background') !== true) return undefined;
  return { status: 400, why: 'This gateway passes on no request with `background: true`: its cost would not be counted.' };
}

/** Returns whether a request names this machine as its host, which a page in a browser or a proxy for another host would not. */
function isOwnHost(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? '');
}

/** Parses a target that is a path of its own, and not an address or a path that means another one. */
function parseTarget(target: string): URL | undefined {
  const url = URL.parse(target, 'http://gateway');
  return url !== null && target.startsWith(url.pathname) ? url : undefined;
}

const mcpMethods = ['GET', 'POST', 'DELETE'];

function mayPass(row: GatewayRow, { method, path }: { readonly method: string; readonly path: string }): boolean {
  if (row.kind === 'mcp') return path === row.path && mcpMethods.includes(method);
  return method === 'POST' && path.startsWith(row.path) && row.passes.test(path.slice(row.path.length));
}

function locate({ kind, path, upstream }: GatewayRow, { pathname, search }: URL): URL {
  const url = new URL(upstream);
  if (kind === 'model') url.pathname = `${upstream.pathname.replace(/\/$/, '')}${pathname.slice(path.length)}`;
  // What the address of a provider has behind its path belongs to each request.
  if (search !== '') url.search = search;
  return url;
}

/** Compares what a header shows with a token, in a time that does not depend on how much of it is right. */
function isToken(shown: string | readonly string[] | undefined, token: string): boolean {
  const text = String(shown ?? '').replace(/^Bearer /i, '');
  return timingSafeEqual(digestOf(text), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

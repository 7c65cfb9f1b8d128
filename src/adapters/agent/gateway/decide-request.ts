import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

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
      /** Headers in lower case that come in the place of those with the token. */
      readonly headers: Readonly<Record<string, string>>;
      /** The texts in them that no answer may show. */
      readonly secrets: readonly string[];
    });

export interface AgentRequest {
  readonly method: string;
  /** The target as the agent wrote it. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Refusal {
  readonly status: number;
  /** The type of the error; absent for one of the gateway's own. */
  readonly type?: 'gateway_error' | 'billing_error';
  /** A sentence for the agent. */
  readonly why: string;
}

export interface Passage {
  readonly kind: 'pass';
  readonly of: GatewayRow['kind'];
  readonly url: URL;
  /** Headers in lower case that replace those of the agent. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The texts that no answer may show. */
  readonly secrets: readonly string[];
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
  const open = place === undefined ? [] : rows.filter((one) => mayPass(one, { method, path: place.pathname }));
  if (place === undefined || open.length === 0)
    return refuse(404, 'This gateway passes on what an agent asks of its model, and nothing else.');
  const found = open.flatMap((row) =>
    keyHeaders.filter((name) => isToken(headers[name], row.token)).map((name) => ({ row, name })),
  )[0];
  if (found !== undefined) return pass(found.row, { place, name: found.name, shown: String(headers[found.name]) });
  return refuse(401, 'This gateway was asked without the token that it gave to the agent.');
}

/** Passes a request on as a row says, which showed the token of the row in a header. */
function pass(
  row: GatewayRow,
  { place, name, shown }: { readonly place: URL; readonly name: string; readonly shown: string },
): Passage {
  const own = row.kind === 'mcp' ? row.headers : { [name]: shown.replace(row.token, () => row.key) };
  const secrets = row.kind === 'mcp' ? row.secrets : [row.key];
  return { kind: 'pass', of: row.kind, url: locate(row, place), headers: { ...withoutKeys, ...own }, secrets };
}

const withoutKeys = Object.fromEntries(keyHeaders.map((name) => [name, undefined]));

function refuse(status: number, why: string): { readonly kind: 'refuse' } & Refusal {
  return { kind: 'refuse', status, why };
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

/** Builds the address that is asked. What the address of a row has behind its path belongs to each request, and the agent does not change it. */
function locate({ kind, path, upstream }: GatewayRow, { pathname, search }: URL): URL {
  const url = new URL(upstream);
  if (kind === 'model') url.pathname = `${upstream.pathname.replace(/\/$/, '')}${pathname.slice(path.length)}`;
  const own = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isNamed(upstream, part));
  if (own.length > 0) url.search = [upstream.search.slice(1), ...own].filter((part) => part !== '').join('&');
  return url;
}

function isNamed({ searchParams }: URL, part: string): boolean {
  return [...new URLSearchParams(part).keys()].some((name) => searchParams.has(name));
}

/** Compares what a header shows with a token, in a time that does not depend on how much of it is right. */
function isToken(shown: string | readonly string[] | undefined, token: string): boolean {
  const text = String(shown ?? '').replace(/^Bearer /i, '');
  return timingSafeEqual(digestOf(text), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

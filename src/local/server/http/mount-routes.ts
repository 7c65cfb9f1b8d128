// This folder turns HTTP requests into calls of routes: this file finds the route, authenticates the token, authorises the call, runs
// the route, and adds the headers of the rate limit. A `Refusal` becomes GitHub's error response.

import { createHash, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { LoggedRequest } from '../../request-contract.ts';
import { findRepository } from '../world/lookups.ts';
import type { Principal } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { authenticate, describePrincipal } from './authenticate.ts';
import { authorise } from './authorise.ts';
import { limitHeaders } from './limits.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Call, Route, RouteResponse } from './route.ts';

export const apiBase = '/api/v3';
/** The path that Octokit uses for GraphQL: beside an API base of this form, not below it. */
const graphqlBeside = '/api/graphql';
const bases = /^\/api(\/v3)?/;

/** Mounts the table of routes below the API's base. */
export function mountRoutes(server: Hono, world: World, routes: readonly Route[]): void {
  for (const route of routes) {
    const [method = '', path = ''] = route.operation.split(' ');
    const patterns = [apiBase + toPattern(path), ...(path === '/graphql' ? [graphqlBeside] : [])];
    server.on(method, patterns, (context) => respond(context, world, route));
  }
  server.all(`${apiBase}/*`, (context) =>
    respond(context, world, { kind: 'plain', operation: 'GET /', handle: () => Promise.reject(notFound()) }),
  );
}

/** Path parameters that may contain slashes. */
const wide = new Set(['ref', 'path', 'branch', 'basehead']);

function toPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (wide.has(name) ? `:${name}{.+}` : `:${name}`));
}

async function respond(context: Context, world: World, route: Route): Promise<Response> {
  const request = await describeRequest(context);
  let principal: Principal | undefined;
  let response: Response;
  try {
    principal = authenticate(world, context.req.header('authorization'));
    for (const guard of world.guards) guard(principal, request);
    const answer = await perform(context, { world, route, principal, url: new URL(context.req.url) });
    response = toResponse(context, answer);
  } catch (error) {
    response = toFailure(error);
  }
  const by = principal === undefined ? 'unknown' : describePrincipal(principal);
  world.requests.push({ by, ...request, status: response.status });
  for (const [name, value] of limitHeaders(world, principal, response.status)) response.headers.set(name, value);
  return response;
}

/** Describes a request as the list of requests has it. */
export async function describeRequest(context: Context): Promise<Omit<LoggedRequest, 'by' | 'status'>> {
  const url = new URL(context.req.url);
  const request = { method: context.req.method, path: url.pathname.replace(bases, '') + url.search };
  const isMutation = request.path === '/graphql' && /^\s*\{\s*"query"\s*:\s*"\s*mutation\b/.test(await context.req.text());
  return isMutation ? { ...request, isMutation } : request;
}

async function perform(
  context: Context,
  { world, route, principal, url }: { world: World; route: Route; principal: Principal; url: URL },
): Promise<RouteResponse> {
  const call: Call = {
    world,
    principal,
    url,
    parameters: context.req.param(),
    headers: context.req.raw.headers,
    body: await readBody(context),
  };
  if (route.kind === 'plain') return route.handle(call);
  const repository = findRepository(world, `${call.parameters.owner}/${call.parameters.repo}`);
  if (repository === undefined) throw notFound();
  const repositoryCall = { ...call, repository };
  authorise(route, repositoryCall);
  return route.handle(repositoryCall);
}

async function readBody(context: Context): Promise<unknown> {
  if (context.req.method === 'GET') return undefined;
  const text = await context.req.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Problems parsing JSON');
  }
}

function toResponse(context: Context, answer: RouteResponse): Response {
  const headers = new Headers({
    'x-github-request-id': requestId(),
    'x-github-media-type': 'github.v3; format=json',
    ...answer.headers,
  });
  const status = answer.status ?? 200;
  if (answer.body === undefined) return new Response(null, { status, headers });
  const bytes = answer.body instanceof Uint8Array ? Buffer.from(answer.body) : Buffer.from(JSON.stringify(answer.body));
  if (!headers.has('content-type')) headers.set('content-type', 'application/json; charset=utf-8');
  if (context.req.method === 'GET' && status === 200) {
    const etag = `W/"${createHash('sha256').update(bytes).digest('hex')}"`;
    headers.set('etag', etag);
    headers.set('cache-control', 'private, max-age=60, s-maxage=60');
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { status, headers });
}

function toFailure(error: unknown): Response {
  if (!(error instanceof Refusal)) {
    // A fault of the local GitHub must be visible in the test that meets it.
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return Response.json({ message: `The local GitHub failed: ${message}`, status: '500' }, { status: 500 });
  }
  const body = {
    message: error.message,
    errors: error.errors,
    documentation_url: 'https://docs.github.com/rest',
    status: String(error.status),
  };
  return Response.json(body, { status: error.status, headers: { 'x-github-request-id': requestId(), ...error.headers } });
}

function requestId(): string {
  return randomBytes(12).toString('hex').toUpperCase();
}

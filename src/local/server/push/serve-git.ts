// This folder serves git over HTTP. This file authenticates the request and passes it to git's own program. For a push, `receive-
// push` compares the refs before and after, restores those that the token may not move, and `announce-push` fires the event and
// updates pull requests.

import { spawn } from 'node:child_process';
import type { Context, Hono } from 'hono';
import { gitEnvironment } from '../../git/run-git.ts';
import { authenticate } from '../http/authenticate.ts';
import { hasPermission } from '../http/authorise.ts';
import { Refusal } from '../http/refusal.ts';
import { findRepository } from '../world/lookups.ts';
import type { Repository } from '../world/model.ts';
import { hasRole, type Principal, permissionsOf, repositoriesOf } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { receivePush } from './receive-push.ts';

/** Serves git's smart HTTP below the server's URL, through git's own CGI program. */
export function serveGit(server: Hono, world: World): void {
  const paths = ['/:owner/:file/info/refs', '/:owner/:file/git-upload-pack', '/:owner/:file/git-receive-pack'];
  for (const path of paths) server.all(path, (context) => respond(context, world));
}

async function respond(context: Context, world: World): Promise<Response> {
  const url = new URL(context.req.url);
  const writes = url.pathname.endsWith('/git-receive-pack') || url.searchParams.get('service') === 'git-receive-pack';
  const name = `${context.req.param('owner')}/${(context.req.param('file') ?? '').replace(/\.git$/, '')}`;
  const repository = findRepository(world, name);
  let principal: Principal;
  try {
    principal = authenticate(world, context.req.header('authorization'));
  } catch (error) {
    if (error instanceof Refusal) return requireToken();
    throw error;
  }
  if (repository === undefined || !isAllowed(principal, repository, 'read'))
    return principal.kind === 'anonymous' ? requireToken() : new Response('Repository not found.', { status: 404 });
  if (writes && principal.kind === 'anonymous') return requireToken();
  if (writes && !isAllowed(principal, repository, 'write'))
    return new Response('Write access to repository not granted.', { status: 403 });
  const path = url.pathname.replace(/^\/[^/]+\/[^/]+/, '');
  const run = () => runBackend(context, { repository, path, signal: world.closing.signal });
  return context.req.method === 'POST' && writes ? receivePush(world, { repository, principal, run }) : run();
}

function isAllowed(principal: Principal, repository: Repository, level: 'read' | 'write'): boolean {
  if (level === 'read' && !repository.private) return true;
  if (principal.kind === 'user') return hasRole(repository, principal.account, level);
  const permissions = permissionsOf(principal);
  const included = repositoriesOf(principal).has(repository.fullName.toLowerCase());
  return included && permissions !== undefined && hasPermission(permissions, `contents=${level}`);
}

function requireToken(): Response {
  return new Response('Authentication required.', { status: 401, headers: { 'www-authenticate': 'Basic realm="GitHub"' } });
}

/** Makes one CGI call: the details of the request in the environment, headers and body on stdout. */
async function runBackend(
  { req }: Context,
  { repository, path, signal }: { readonly repository: Repository; readonly path: string; readonly signal: AbortSignal },
): Promise<Response> {
  const environment = {
    ...gitEnvironment,
    GIT_PROJECT_ROOT: repository.directory,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: path,
    QUERY_STRING: new URL(req.url).search.slice(1),
    REQUEST_METHOD: req.method,
    CONTENT_TYPE: req.header('content-type') ?? '',
    HTTP_CONTENT_ENCODING: req.header('content-encoding') ?? '',
    GIT_PROTOCOL: req.header('git-protocol') ?? '',
    REMOTE_USER: 'local',
  };
  const child = spawn('git', ['http-backend'], { env: environment, stdio: ['pipe', 'pipe', 'ignore'], signal });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(req.method === 'POST' ? Buffer.from(await req.arrayBuffer()) : undefined);
  await ended;
  return toResponse(Buffer.concat(output));
}

function toResponse(output: Buffer): Response {
  const end = output.indexOf('\r\n\r\n');
  const headers = new Headers();
  let status = 200;
  for (const line of output.subarray(0, Math.max(0, end)).toString().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).trim()];
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10);
    else headers.set(name, value);
  }
  return end < 0
    ? new Response('git http-backend failed', { status: 500 })
    : new Response(new Uint8Array(output.subarray(end + 4)), { status, headers });
}

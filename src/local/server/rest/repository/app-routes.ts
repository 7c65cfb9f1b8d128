import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hasPermission } from '../../http/authorise.ts';
import { paginate, paginateCounted } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type Accept, type Call, getNumber, getParameter, parseBody, type Route, type RouteResponse } from '../../http/route.ts';
import { renderApp, renderInstallation, renderPermissions } from '../../views/render-app.ts';
import { renderRepository } from '../../views/render-repository.ts';
import { findRepository, getRepository, getRepositoryById } from '../../world/lookups.ts';
import type { App, Installation } from '../../world/model.ts';
import { isoTime } from '../../world/model.ts';
import { repositoriesOf } from '../../world/principal.ts';

const hour = 3_600_000;
const newToken = z.object({
  repositories: z.array(z.string()).optional(),
  repository_ids: z.array(z.number()).optional(),
  permissions: z.record(z.string(), z.enum(['read', 'write', 'admin'])).optional(),
});

export const appRoutes: readonly Route[] = [
  {
    kind: 'plain',
    operation: 'GET /app',
    handle: (call) => ({ body: { ...renderApp(call.world, getApp(call)), installations_count: listInstallations(call).length } }),
  },
  {
    kind: 'plain',
    operation: 'GET /app/installations',
    handle: (call) =>
      paginate(call, listInstallations(call), (installation) => renderInstallation(call.world, getApp(call), installation)),
  },
  {
    kind: 'plain',
    operation: 'GET /app/installations/{installation_id}',
    handle: (call) => ({ body: renderInstallation(call.world, getApp(call), getInstallation(call)) }),
  },
  { kind: 'plain', operation: 'POST /app/installations/{installation_id}/access_tokens', handle: createToken },
  { kind: 'plain', operation: 'GET /repos/{owner}/{repo}/installation', handle: findForRepository },
  { kind: 'plain', operation: 'GET /installation/repositories', handle: listRepositories },
];

export function getApp(call: Call): App {
  if (call.principal.kind === 'app') return call.principal.app;
  throw new Refusal(401, 'A JSON web token could not be decoded');
}

function listInstallations(call: Call): Installation[] {
  const app = getApp(call);
  return [...call.world.installations.values()].filter((installation) => installation.appId === app.id);
}

function getInstallation(call: Call): Installation {
  const id = getNumber(call, 'installation_id');
  const installation = listInstallations(call).find((candidate) => candidate.id === id);
  if (installation === undefined) throw notFound();
  return installation;
}

function findForRepository(call: Call): RouteResponse {
  const app = getApp(call);
  const name = `${getParameter(call, 'owner')}/${getParameter(call, 'repo')}`.toLowerCase();
  const installation = listInstallations(call).find((candidate) => candidate.repositories.has(name));
  if (installation === undefined) throw notFound();
  return { body: renderInstallation(call.world, app, installation) };
}

/** Creates a token for everything that the installation has, or for the requested part. */
function createToken(call: Call): RouteResponse {
  const { world } = call;
  const app = getApp(call);
  const installation = getInstallation(call);
  const body = parseBody(call, newToken);
  const asked = body.permissions ?? app.permissions;
  const tooMuch = Object.entries(asked).some(
    ([name, level]) => level !== 'none' && !hasPermission(app.permissions, `${name}=${level}` as Accept),
  );
  if (tooMuch) throw new Refusal(422, 'The permissions requested are not granted to this installation.');
  const permissions = Object.fromEntries(
    Object.entries(asked).map(([name, level]) => [name, level === 'admin' ? ('write' as const) : level]),
  );
  const repositories = chooseRepositories(call, installation, body);
  const token = `ghs_${app.id}_${randomBytes(24).toString('base64url')}`;
  const expiresAt = world.now() + hour;
  world.tokens.set(token, { kind: 'installation', app, account: app.bot, installation, permissions, repositories, expiresAt });
  const rows = [...repositories].map((name) => renderRepository(world, getRepository(world, name)));
  const isPart = body.repositories !== undefined || body.repository_ids !== undefined;
  return {
    status: 201,
    body: {
      token,
      expires_at: isoTime(expiresAt),
      permissions: renderPermissions(permissions),
      repository_selection: 'selected',
      repositories: isPart ? rows : undefined,
    },
  };
}

function chooseRepositories(call: Call, installation: Installation, body: z.infer<typeof newToken>): ReadonlySet<string> {
  const names = [
    ...(body.repositories ?? []).map((name) => `${installation.account.login}/${name}`.toLowerCase()),
    ...(body.repository_ids ?? []).map((id) => getRepositoryById(call.world, id).fullName.toLowerCase()),
  ];
  if (body.repositories === undefined && body.repository_ids === undefined) return installation.repositories;
  const missing = names.some((name) => !installation.repositories.has(name));
  if (missing)
    throw new Refusal(
      422,
      'There is at least one repository that does not exist or is not accessible to the parent installation.',
    );
  return new Set(names);
}

function listRepositories(call: Call): RouteResponse {
  const { principal, world } = call;
  const names = [...repositoriesOf(principal)];
  if (names.length === 0)
    throw new Refusal(
      403,
      'You must authenticate with an installation access token in order to list repositories for an installation.',
    );
  const rows = names.flatMap((name) => findRepository(world, name) ?? []);
  return paginateCounted(call, { key: 'repositories', rows, render: (repository) => renderRepository(world, repository) });
}

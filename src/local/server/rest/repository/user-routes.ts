import { hasPermission, notAccessible } from '../../http/authorise.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type Call, getParameter, type Route } from '../../http/route.ts';
import { renderProfile } from '../../views/render-user.ts';
import { findAccount } from '../../world/lookups.ts';
import type { Account } from '../../world/model.ts';
import { permissionsOf } from '../../world/principal.ts';

export const userRoutes: readonly Route[] = [
  { kind: 'plain', operation: 'GET /user', handle: (call) => ({ body: renderProfile(call.world, getOwnAccount(call)) }) },
  {
    kind: 'plain',
    operation: 'GET /users/{username}',
    handle: (call) => ({ body: renderProfile(call.world, getAccount(call, getParameter(call, 'username'))) }),
  },
];

export function getAccount(call: Call, login: string): Account {
  const account = findAccount(call.world, login);
  if (account === undefined) throw notFound();
  return account;
}

/** Returns the account of the token. Tokens of jobs and Apps belong to no user. */
function getOwnAccount(call: Call): Account {
  const { principal } = call;
  if (principal.kind === 'user' || principal.kind === 'app-user') return principal.account;
  if (principal.kind === 'anonymous') throw new Refusal(401, 'Requires authentication');
  throw notAccessible([]);
}

const teamAccepts = ['members=read'] as const;

/** Routes about members of a team. A workflow's own token has no permissions on organizations, so it never gets an answer. */
export const teamRoutes: readonly Route[] = [
  {
    kind: 'plain',
    operation: 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
    handle: (call) => {
      authoriseTeam(call);
      const [org, slug, login] = ['org', 'team_slug', 'username'].map((name) => getParameter(call, name).toLowerCase());
      if (call.world.teams.get(`${org}/${slug}`)?.has(login ?? '') !== true) throw notFound();
      const url = `${call.world.urls.api}/organizations/1/team/1/memberships/${login}`;
      return { body: { url, role: 'member', state: 'active' } };
    },
  },
];

function authoriseTeam({ principal }: Call): void {
  if (principal.kind === 'user') return;
  const permissions = permissionsOf(principal);
  if (permissions === undefined) throw notFound();
  if (principal.kind === 'job' || !teamAccepts.some((accept) => hasPermission(permissions, accept)))
    throw notAccessible(teamAccepts);
}

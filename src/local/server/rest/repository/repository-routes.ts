import type { Role } from '../../../contract.ts';
import { isGranted, notAccessible } from '../../http/authorise.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type Call, getParameter, plainRoutes, type RepositoryCall, type RouteResponse, routesWith } from '../../http/route.ts';
import { renderFullRepository } from '../../views/render-repository.ts';
import { renderProfile, renderUser } from '../../views/render-user.ts';
import { findAccount } from '../../world/lookups.ts';
import type { Account } from '../../world/model.ts';
import { permissionsOf, roleOf } from '../../world/principal.ts';

const metadata = { accepts: ['metadata=read'], role: 'read' } as const;

/** The roles that the older field, which has only four words, calls otherwise. */
const olderWords: Partial<Record<Role, Role>> = { triage: 'read', maintain: 'write' };

export const repositoryRoutes = [
  ...routesWith(metadata, {
    'GET ': ({ world, repository }) => ({ body: renderFullRepository(world, repository) }),
    'GET /collaborators/{username}/permission': (call) => {
      const account = getUser(call);
      const role = roleOf(call.repository, account);
      const name = call.repository.customRoles.get(account.login.toLowerCase()) ?? role;
      const user = { ...renderUser(call.world, account), role_name: name };
      return { body: { permission: olderWords[role] ?? role, user, role_name: name } };
    },
  }),
];

export function getUser(call: RepositoryCall): Account {
  const login = getParameter(call, 'username');
  const account = login.endsWith('[bot]') ? undefined : getAccount(call, login);
  if (account === undefined || account.type === 'Bot') throw new Refusal(404, `${login} is not a user`);
  return account;
}

/** Routes about users, and about members of a team, for which a workflow's own token has no permission on organizations. */
export const userRoutes = plainRoutes({
  'GET /user': (call) => ({ body: renderProfile(call.world, getOwnAccount(call)) }),
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}': showMembership,
});

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

function showMembership(call: Call): RouteResponse {
  authoriseTeam(call);
  const [org, slug, login] = ['org', 'team_slug', 'username'].map((name) => getParameter(call, name).toLowerCase());
  if (call.world.teams.get(`${org}/${slug}`)?.has(login ?? '') !== true) throw notFound();
  const url = `${call.world.urls.api}/organizations/1/team/1/memberships/${login}`;
  return { body: { url, role: 'member', state: 'active' } };
}

function authoriseTeam({ principal }: Call): void {
  if (principal.kind === 'user') return;
  if (permissionsOf(principal) === undefined) throw notFound();
  if (principal.kind === 'job' || !isGranted(principal, ...teamAccepts)) throw notAccessible(teamAccepts);
}

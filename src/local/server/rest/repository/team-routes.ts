import { hasPermission, notAccessible } from '../../http/authorise.ts';
import { notFound } from '../../http/refusal.ts';
import { type Call, getParameter, type Route } from '../../http/route.ts';
import { permissionsOf } from '../../world/principal.ts';

const accepts = ['members=read'] as const;

/** Who is in a team. A workflow's own token has no rights on organizations, so it never learns. */
export const teamRoutes: readonly Route[] = [
  {
    kind: 'plain',
    operation: 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
    handle: (call) => {
      authorise(call);
      const [org, slug, login] = ['org', 'team_slug', 'username'].map((name) => getParameter(call, name).toLowerCase());
      if (call.world.teams.get(`${org}/${slug}`)?.has(login ?? '') !== true) throw notFound();
      const url = `${call.world.urls.api}/organizations/1/team/1/memberships/${login}`;
      return { body: { url, role: 'member', state: 'active' } };
    },
  },
];

function authorise({ principal }: Call): void {
  if (principal.kind === 'user') return;
  const permissions = permissionsOf(principal);
  if (permissions === undefined) throw notFound();
  if (principal.kind === 'job' || !accepts.some((accept) => hasPermission(permissions, accept))) throw notAccessible(accepts);
}

import { paginateCounted } from '../../../src/local/server/http/paginate.ts';
import { notFound, Refusal } from '../../../src/local/server/http/refusal.ts';
import { type Call, getNumber, plainRoutes } from '../../../src/local/server/http/route.ts';
import { renderInstallation } from '../../../src/local/server/views/render-app.ts';
import { renderRepository } from '../../../src/local/server/views/render-repository.ts';
import { findRepository } from '../../../src/local/server/world/lookups.ts';
import type { Account, Installation, Repository } from '../../../src/local/server/world/model.ts';
import type { Principal } from '../../../src/local/server/world/principal.ts';

/** Routes of a person through an App: what of the App the person has a right to. */
export const personalRoutes = plainRoutes({
  'GET /user/installations': (call) => {
    const { app } = getPerson(call);
    const rows = listOwn(call);
    return paginateCounted(call, { key: 'installations', rows, render: (row) => renderInstallation(call.world, app, row) });
  },
  'GET /user/installations/{installation_id}/repositories': (call) => {
    const id = getNumber(call, 'installation_id');
    const installation = listOwn(call).find((own) => own.id === id);
    if (installation === undefined) throw notFound();
    const rows = listRepositories(call, installation);
    return paginateCounted(call, { key: 'repositories', rows, render: (row) => renderRepository(call.world, row) });
  },
});

function getPerson({ principal }: Call): Extract<Principal, { kind: 'app-user' }> {
  if (principal.kind === 'app-user') return principal;
  if (principal.kind === 'anonymous') throw new Refusal(401, 'Requires authentication');
  throw new Refusal(403, 'You must authenticate with an access token authorized to a GitHub App in order to list installations');
}

/** Lists the installations of the App in which the person has a right to some repository. */
function listOwn(call: Call): readonly Installation[] {
  const { app } = getPerson(call);
  const own = [...call.world.installations.values()].filter(({ appId }) => appId === app.id);
  return own.filter((installation) => listRepositories(call, installation).length > 0);
}

/** Lists the repositories to which the person has a right of their own: that everybody reads a public one does not count. */
function listRepositories(call: Call, { repositories }: Installation): readonly Repository[] {
  const { account } = getPerson(call);
  const found = [...repositories].flatMap((name) => findRepository(call.world, name) ?? []);
  return found.filter((repository) => hasOwnRole(repository, account));
}

/** Returns whether an account has a role of its own in a repository, or owns it. */
function hasOwnRole(repository: Repository, account: Account): boolean {
  const login = account.login.toLowerCase();
  return login === repository.owner.login.toLowerCase() || (repository.roles.get(login) ?? 'none') !== 'none';
}

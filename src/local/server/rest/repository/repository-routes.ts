import type { Role } from '../../../contract.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, type RepositoryCall, routesWith } from '../../http/route.ts';
import { renderFullRepository } from '../../views/render-repository.ts';
import { renderUser } from '../../views/render-user.ts';
import type { Account } from '../../world/model.ts';
import { roleOf } from '../../world/principal.ts';
import { getAccount } from './user-routes.ts';

const metadata = { accepts: ['metadata=read'], role: 'read' } as const;
const collaborators = { accepts: ['metadata=read'], role: 'write' } as const;

export const repositoryRoutes = routesWith(metadata, {
  'GET ': ({ world, repository }) => ({ body: renderFullRepository(world, repository) }),
});

/** Roles in the older field, which has only four words. */
const permissions: Readonly<Record<Role, string>> = {
  none: 'none',
  read: 'read',
  triage: 'read',
  write: 'write',
  maintain: 'write',
  admin: 'admin',
};

export const collaboratorRoutes = [
  ...routesWith(metadata, {
    'GET /collaborators/{username}/permission': (call) => {
      const account = getUser(call);
      const role = roleOf(call.repository, account);
      const name = call.repository.customRoles.get(account.login.toLowerCase()) ?? role;
      const user = { ...renderUser(call.world, account), role_name: name };
      return { body: { permission: permissions[role], user, role_name: name } };
    },
  }),
  ...routesWith(collaborators, {
    'GET /collaborators/{username}': (call) => {
      const account = getUser(call);
      if (account.login !== call.repository.owner.login && !call.repository.roles.has(account.login.toLowerCase()))
        throw notFound();
      return { status: 204 };
    },
  }),
];

function getUser(call: RepositoryCall): Account {
  const login = getParameter(call, 'username');
  const account = login.endsWith('[bot]') ? undefined : getAccount(call, login);
  if (account === undefined || account.type === 'Bot') throw new Refusal(404, `${login} is not a user`);
  return account;
}

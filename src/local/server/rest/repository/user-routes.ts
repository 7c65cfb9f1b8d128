import { notAccessible } from '../../http/authorise.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { type Call, getParameter, type Route } from '../../http/route.ts';
import { renderProfile } from '../../views/render-user.ts';
import type { Account } from '../../world/model.ts';

export const userRoutes: readonly Route[] = [
  { kind: 'plain', operation: 'GET /user', handle: (call) => ({ body: renderProfile(call.world, getOwnAccount(call)) }) },
  {
    kind: 'plain',
    operation: 'GET /users/{username}',
    handle: (call) => ({ body: renderProfile(call.world, getAccount(call, getParameter(call, 'username'))) }),
  },
];

export function getAccount(call: Call, login: string): Account {
  for (const account of call.world.accounts.values()) if (account.login.toLowerCase() === login.toLowerCase()) return account;
  throw notFound();
}

/** Tokens of jobs and Apps belong to no user. */
function getOwnAccount(call: Call): Account {
  const { principal } = call;
  if (principal.kind === 'user') return principal.account;
  if (principal.kind === 'anonymous') throw new Refusal(401, 'Requires authentication');
  throw notAccessible([]);
}

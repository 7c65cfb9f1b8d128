import type { Role } from '../../contract.ts';
import type { Account, Repository } from './model.ts';

const ranks: Readonly<Record<Role, number>> = { none: 0, read: 1, triage: 2, write: 3, maintain: 4, admin: 5 };

/** Any account reads a public repository; its owner administrates it. */
export function roleOf(repository: Repository, account: Account): Role {
  if (account.login.toLowerCase() === repository.owner.login.toLowerCase()) return 'admin';
  const role = repository.roles.get(account.login.toLowerCase()) ?? 'none';
  return role === 'none' && !repository.private ? 'read' : role;
}

export function hasRole(repository: Repository, account: Account, minimum: Role): boolean {
  return ranks[roleOf(repository, account)] >= ranks[minimum];
}

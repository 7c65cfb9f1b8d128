import type { Account, Repository } from '../world/model.ts';
import { hasRole } from '../world/role-of.ts';

export function authorAssociation(repository: Repository, account: Account): string {
  if (account.login === repository.owner.login) return 'OWNER';
  if (account.type === 'Bot' || !hasRole(repository, account, 'triage')) return 'NONE';
  return 'COLLABORATOR';
}

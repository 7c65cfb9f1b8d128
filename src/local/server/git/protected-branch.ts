import type { Repository } from '../world/model.ts';
import { hasRole, type Principal } from '../world/principal.ts';

export interface BranchMove {
  readonly ref: string;
  /** The commit before; undefined when the branch is new. */
  readonly before: string | undefined;
  /** The commit after; undefined when the branch is deleted. */
  readonly after: string | undefined;
  readonly isForced: boolean;
}

const prefix = 'refs/heads/';

export function isProtected({ settings }: Repository, branch: string): boolean {
  return settings.protectedBranches.includes(branch);
}

/**
 * Returns why a protected branch refuses a move, in GitHub's words; undefined where it does not. The rule is the usual one, which
 * demands a pull request and lets administrators pass; the tokens of workflows and Apps are never administrators.
 */
export function findProtection(repository: Repository, principal: Principal, move: BranchMove): string | undefined {
  const { ref, before, after, isForced } = move;
  if (before === after || !ref.startsWith(prefix) || !isProtected(repository, ref.slice(prefix.length))) return undefined;
  if (after === undefined) return 'Cannot delete a protected branch';
  if (isForced) return 'Cannot force-push to this branch';
  if (principal.kind === 'user' && hasRole(repository, principal.account, 'admin')) return undefined;
  return 'Changes must be made through a pull request.';
}

import type { Role } from '../../contract.ts';
import type { JobIdentity, Permissions } from '../../workflow-contract.ts';
import type { Account, App, Installation, Repository } from './model.ts';

/** The account that makes a request, and its limits. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly account: Account }
  | { readonly kind: 'job'; readonly job: JobIdentity; readonly account: Account; readonly app: App }
  | {
      readonly kind: 'installation';
      readonly app: App;
      readonly account: Account;
      readonly installation: Installation;
      readonly permissions: Permissions;
      /** Full names in lower case. */
      readonly repositories: ReadonlySet<string>;
      readonly expiresAt: number;
    }
  /** A person through an App that the person signed in to. It has the rights that both have. */
  | {
      readonly kind: 'app-user';
      readonly app: App;
      readonly account: Account;
      /** Full names, in lower case, of the repositories of the App. */
      readonly repositories: ReadonlySet<string>;
      readonly expiresAt: number;
    }
  /** An App with its JWT, which may only ask about itself. */
  | { readonly kind: 'app'; readonly app: App };

/** Returns the permissions of a job's or App's token; undefined for principals whose role decides. */
export function permissionsOf(principal: Principal): Permissions | undefined {
  if (principal.kind === 'job') return principal.job.permissions;
  if (principal.kind === 'app-user') return principal.app.permissions;
  return principal.kind === 'installation' ? principal.permissions : undefined;
}

/** Returns the full names, in lower case, of the repositories that a token of a job or an App was created for. */
export function repositoriesOf(principal: Principal): ReadonlySet<string> {
  if (principal.kind === 'job') return new Set([principal.job.repository.toLowerCase()]);
  return principal.kind === 'installation' || principal.kind === 'app-user' ? principal.repositories : new Set();
}

const ranks: Readonly<Record<Role, number>> = { none: 0, read: 1, triage: 2, write: 3, maintain: 4, admin: 5 };

/** Returns the role of an account. Any account reads a public repository; the owner is its administrator. */
export function roleOf(repository: Repository, account: Account): Role {
  if (account.login.toLowerCase() === repository.owner.login.toLowerCase()) return 'admin';
  const role = repository.roles.get(account.login.toLowerCase()) ?? 'none';
  return role === 'none' && !repository.private ? 'read' : role;
}

export function hasRole(repository: Repository, account: Account, minimum: Role): boolean {
  return ranks[roleOf(repository, account)] >= ranks[minimum];
}

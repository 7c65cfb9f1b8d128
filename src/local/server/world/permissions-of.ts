import type { Permissions } from '../../contract.ts';
import type { Principal } from './principal.ts';

/** What a token of a job or an App was given; undefined for those whose role decides. */
export function permissionsOf(principal: Principal): Permissions | undefined {
  if (principal.kind === 'job') return principal.job.permissions;
  return principal.kind === 'installation' ? principal.permissions : undefined;
}

/** Full names, in lower case, of the repositories that a token of a job or an App was made for. */
export function repositoriesOf(principal: Principal): ReadonlySet<string> {
  if (principal.kind === 'job') return new Set([principal.job.repository.toLowerCase()]);
  return principal.kind === 'installation' ? principal.repositories : new Set();
}

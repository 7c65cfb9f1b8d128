import type { Permissions } from '../../workflow-contract.ts';
import { hasRole, type Principal, permissionsOf, repositoriesOf } from '../world/principal.ts';
import { notFound, Refusal } from './refusal.ts';
import type { Accept, RepositoryCall, RepositoryRoute } from './route.ts';

/** Throws GitHub's refusal unless the caller may perform this operation on this repository. */
export function authorise(route: RepositoryRoute, call: RepositoryCall): void {
  const writes = !route.operation.startsWith('GET ');
  const { principal, repository } = call;
  switch (principal.kind) {
    case 'anonymous':
    case 'app':
      if (repository.private) throw notFound();
      if (writes) throw new Refusal(401, 'Requires authentication');
      break;
    case 'user':
      authoriseUser(route, call, hasRole(repository, principal.account, route.role));
      break;
    case 'app-user': {
      const isOwn = repositoriesOf(principal).has(repository.fullName.toLowerCase());
      const isReadable = hasRole(repository, principal.account, 'read');
      authoriseToken(route, call, isOwn && isReadable ? permissionsOf(principal) : undefined);
      authoriseUser(route, call, hasRole(repository, principal.account, writes ? route.role : 'read'));
      break;
    }
    case 'job':
    case 'installation': {
      const included = repositoriesOf(principal).has(repository.fullName.toLowerCase());
      authoriseToken(route, call, included ? permissionsOf(principal) : undefined);
    }
  }
  if (writes && repository.settings.archived) throw new Refusal(403, 'Repository was archived so is read-only.');
}

export function hasPermission(permissions: Permissions, accept: Accept): boolean {
  return accept.split(',').every((need) => {
    const [name = '', level] = need.split('=');
    const granted = permissions[name] ?? permissions[name.replaceAll('_', '-')] ?? (name === 'metadata' ? 'read' : 'none');
    return granted === 'write' || (granted === 'read' && level === 'read');
  });
}

/** Returns whether a principal has one of the permissions, or is one whose role decides. */
export function isGranted(principal: Principal, ...accepts: readonly Accept[]): boolean {
  const permissions = permissionsOf(principal);
  return permissions === undefined || accepts.some((accept) => hasPermission(permissions, accept));
}

export function notAccessible(accepts: readonly Accept[]): Refusal {
  return new Refusal(403, 'Resource not accessible by integration', {
    headers: { 'x-accepted-github-permissions': accepts.join('; ') },
  });
}

function authoriseUser(route: RepositoryRoute, call: RepositoryCall, allowed: boolean): void {
  if (allowed) return;
  const visible = 'account' in call.principal && hasRole(call.repository, call.principal.account, 'read');
  throw visible && route.role !== 'read' ? new Refusal(403, 'Must have admin rights to Repository.') : notFound();
}

function authoriseToken(route: RepositoryRoute, call: RepositoryCall, permissions: Permissions | undefined): void {
  if (permissions === undefined) {
    // A token for other repositories counts as a stranger here.
    if (call.repository.private) throw notFound();
    if (!route.operation.startsWith('GET ')) throw notAccessible(route.accepts);
    return;
  }
  const name = route.narrow?.(call);
  const counted = name === undefined ? route.accepts : route.accepts.filter((accept) => accept.startsWith(`${name}=`));
  if (!counted.some((accept) => hasPermission(permissions, accept))) throw notAccessible(route.accepts);
}

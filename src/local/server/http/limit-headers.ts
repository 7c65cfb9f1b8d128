import type { Principal } from '../world/principal.ts';
import type { World } from '../world/world.ts';

const hourly: Readonly<Record<Principal['kind'], number>> = {
  anonymous: 60,
  user: 5000,
  'app-user': 5000,
  job: 1000,
  installation: 5000,
  app: 5000,
};

/**
 * Returns the headers of the rate limit. Requests are counted as on GitHub (an answer 304 is free), but the limit is never
 * enforced: tests make more requests in an hour than people do.
 */
export function limitHeaders(world: World, principal: Principal = { kind: 'anonymous' }, status: number): [string, string][] {
  const limit = hourly[principal.kind];
  const key = budgetOf(principal);
  const used = (world.used.get(key) ?? 0) + (status === 304 ? 0 : 1);
  world.used.set(key, used);
  const hour = 3600;
  const reset = (Math.floor(world.now() / 1000 / hour) + 1) * hour;
  return [
    ['x-ratelimit-limit', String(limit)],
    ['x-ratelimit-remaining', String(Math.max(0, limit - used))],
    ['x-ratelimit-used', String(used)],
    ['x-ratelimit-reset', String(reset)],
    ['x-ratelimit-resource', 'core'],
  ];
}

function budgetOf(principal: Principal): string {
  if (principal.kind === 'job') return `job ${principal.job.repository}`;
  if (principal.kind === 'installation') return `installation ${principal.installation.id}`;
  if (principal.kind === 'app') return `app ${principal.app.id}`;
  return principal.kind === 'user' || principal.kind === 'app-user' ? `user ${principal.account.id}` : 'anonymous';
}

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

const hour = 3_600_000;

/** Returns the headers of the primary limit, and counts the request. An answer 304 is free, as on GitHub. */
export function limitHeaders(world: World, principal: Principal = { kind: 'anonymous' }, status: number): [string, string][] {
  const { most: limit, perMilliseconds } = windowOf(world, principal);
  const window = Math.floor(world.now() / perMilliseconds);
  const count = countUsed(world, principal) + (status === 304 ? 0 : 1);
  world.used.set(quotaOf(principal), { window, count });
  const reset = Math.ceil(((window + 1) * perMilliseconds) / 1000);
  return [
    ['x-ratelimit-limit', String(limit)],
    ['x-ratelimit-remaining', String(Math.max(0, limit - count))],
    ['x-ratelimit-used', String(count)],
    ['x-ratelimit-reset', String(reset)],
    ['x-ratelimit-resource', 'core'],
  ];
}

export function countUsed(world: World, principal: Principal): number {
  const used = world.used.get(quotaOf(principal));
  const { perMilliseconds } = windowOf(world, principal);
  return used?.window === Math.floor(world.now() / perMilliseconds) ? used.count : 0;
}

function windowOf(world: World, principal: Principal): { readonly most: number; readonly perMilliseconds: number } {
  return world.settings.window ?? { most: hourly[principal.kind], perMilliseconds: hour };
}

export function quotaOf(principal: Principal): string {
  if (principal.kind === 'job') return `job ${principal.job.repository}`;
  if (principal.kind === 'installation') return `installation ID ${principal.installation.id}`;
  if (principal.kind === 'app') return `app ID ${principal.app.id}`;
  return principal.kind === 'user' || principal.kind === 'app-user' ? `user ID ${principal.account.id}` : 'anonymous';
}

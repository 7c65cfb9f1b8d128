import type { Principal } from '../world/principal.ts';
import type { World } from '../world/world.ts';
import { Refusal } from './refusal.ts';

const hourly: Readonly<Record<Principal['kind'], number>> = {
  anonymous: 60,
  user: 5000,
  'app-user': 5000,
  job: 1000,
  installation: 5000,
  app: 5000,
};

const hour = 3_600_000;

interface LimitedRequest {
  readonly method: string;
  readonly path: string;
}

/** Refuses a request beyond the limits that a test has set. */
export function enforceLimits(world: World, principal: Principal, request: LimitedRequest): void {
  const { limits } = world.settings;
  if (limits.requests !== undefined && countUsed(world, principal) >= limits.requests.most)
    throw new Refusal(403, `API rate limit exceeded for ${quotaOf(principal)}.`);
  if (limits.creations === undefined || !isCreation(request)) return;
  const key = quotaOf(principal);
  const now = world.now();
  const made = world.creations.get(key) ?? [];
  for (const { most, perMilliseconds } of limits.creations) {
    const recent = made.filter((at) => at > now - perMilliseconds);
    const [oldest = now] = recent.slice(-most);
    if (recent.length < most) continue;
    const seconds = Math.ceil((oldest + perMilliseconds - now) / 1000);
    throw new Refusal(403, secondaryLimit, { headers: { 'retry-after': String(Math.max(1, seconds)) } });
  }
  world.creations.set(key, [...made.filter((at) => at > now - hour), now]);
}

/** GitHub's words for a secondary limit. */
export const secondaryLimit = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

/**
 * Returns whether a request creates content. GitHub does not list the requests that do. Here all do that make something which people
 * see or which starts a workflow; objects of git and tokens do not.
 */
function isCreation({ method, path }: LimitedRequest): boolean {
  return method === 'POST' && path.startsWith('/repos/') && !/\/git\/|\/cancel$/.test(path);
}

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

function countUsed(world: World, principal: Principal): number {
  const used = world.used.get(quotaOf(principal));
  const { perMilliseconds } = windowOf(world, principal);
  return used?.window === Math.floor(world.now() / perMilliseconds) ? used.count : 0;
}

function windowOf(world: World, principal: Principal): { readonly most: number; readonly perMilliseconds: number } {
  return world.settings.limits.requests ?? { most: hourly[principal.kind], perMilliseconds: hour };
}

function quotaOf(principal: Principal): string {
  if (principal.kind === 'job') return `job ${principal.job.repository}`;
  if (principal.kind === 'installation') return `installation ID ${principal.installation.id}`;
  if (principal.kind === 'app') return `app ID ${principal.app.id}`;
  return principal.kind === 'user' || principal.kind === 'app-user' ? `user ID ${principal.account.id}` : 'anonymous';
}

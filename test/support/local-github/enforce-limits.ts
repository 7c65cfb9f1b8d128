import { countUsed, quotaOf } from '../../../src/local/server/http/limits.ts';
import { Refusal } from '../../../src/local/server/http/refusal.ts';
import type { Principal } from '../../../src/local/server/world/principal.ts';
import type { World } from '../../../src/local/server/world/world.ts';

interface Limit {
  readonly most: number;
  readonly perMilliseconds: number;
}

/** GitHub's limits on requests. Those that are absent are not enforced, as most tests make more requests than people do. */
export interface RequestLimits {
  /** The primary limit of one holder of tokens. Beyond it the answer is 403 with `x-ratelimit-remaining: 0`. */
  readonly requests?: Limit;
  /** The secondary limits on creations of content by one holder. Beyond one of them the answer is 403 with `retry-after`. */
  readonly creations?: readonly Limit[];
}

const hour = 3_600_000;

/** GitHub's words for a secondary limit. */
export const secondaryLimit = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

interface LimitedRequest {
  readonly method: string;
  readonly path: string;
}

/** Enforces limits from now on, in the place of those before. */
export function enforceLimits(world: World, { requests, creations = [] }: RequestLimits): void {
  const made = new Map<string, readonly number[]>();
  world.settings.window = requests;
  world.guards.splice(0, world.guards.length, (principal, request) => {
    if (requests !== undefined && countUsed(world, principal) >= requests.most)
      throw new Refusal(403, `API rate limit exceeded for ${quotaOf(principal)}.`);
    if (isCreation(request)) made.set(quotaOf(principal), addCreation(made, creations, { principal, now: world.now() }));
  });
}

/** Returns the times of the creations of one hour with the new one, or throws where that is one too many. */
function addCreation(
  made: ReadonlyMap<string, readonly number[]>,
  limits: readonly Limit[],
  { principal, now }: { readonly principal: Principal; readonly now: number },
): readonly number[] {
  const before = made.get(quotaOf(principal)) ?? [];
  for (const { most, perMilliseconds } of limits) {
    const recent = before.filter((at) => at > now - perMilliseconds);
    const [oldest = now] = recent.slice(-most);
    if (recent.length < most) continue;
    const seconds = Math.ceil((oldest + perMilliseconds - now) / 1000);
    throw new Refusal(403, secondaryLimit, { headers: { 'retry-after': String(Math.max(1, seconds)) } });
  }
  return [...before.filter((at) => at > now - hour), now];
}

/**
 * Returns whether a request creates content. GitHub does not list the requests that do. Here all do that make something which people
 * see or which starts a workflow; objects of git and tokens do not.
 */
function isCreation({ method, path }: LimitedRequest): boolean {
  return method === 'POST' && path.startsWith('/repos/') && !/\/git\/|\/cancel$/.test(path);
}

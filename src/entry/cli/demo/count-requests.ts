import type { RequestCounts, World } from './world.ts';

/** Requests of our own jobs and of the App since the n-th of all. */
export function countRequests({ server }: Pick<World, 'server'>, since = 0): RequestCounts {
  const counts: Record<string, number> = {};
  for (const { by } of server.requests.slice(since)) {
    if (by.startsWith('app:') || /^(?:forward|plan|agent|publish|baton)/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
  }
  return counts;
}

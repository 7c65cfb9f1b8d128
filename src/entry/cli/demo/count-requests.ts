import type { LoggedRequest } from '../../../local/contract.ts';
import type { RequestCounts, World } from './world.ts';

/** Requests of our own jobs and of the App since the n-th of all. */
export function countRequests({ server }: Pick<World, 'server'>, since = 0): RequestCounts {
  return count(server.requests.slice(since));
}

/** Those that change something; GraphQL only reads here. */
export function countWrites({ server }: Pick<World, 'server'>): RequestCounts {
  return count(server.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql')));
}

function count(requests: readonly LoggedRequest[]): RequestCounts {
  const counts: Record<string, number> = {};
  for (const { by } of requests) {
    if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
  }
  return counts;
}

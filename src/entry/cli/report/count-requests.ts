import type { LoggedRequest } from '../../../local/contract.ts';
import type { RequestCounts, World } from '../world/world.ts';
import type { ReportedRequests } from './run-report.ts';

/** Counts the requests of our own jobs and of the App, from the n-th of all requests on. */
export function countRequests({ server }: Pick<World, 'server'>, since = 0): RequestCounts {
  return count(server.requests.slice(since));
}

/** Describes the requests of our own jobs and of the App: all of them, and those that change something. */
export function describeRequests(world: Pick<World, 'server'>): ReportedRequests {
  const byJob = countRequests(world);
  const total = Object.values(byJob).reduce((sum, counted) => sum + counted, 0);
  // GraphQL only reads here.
  const changing = world.server.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'));
  return { total, byJob, writes: count(changing) };
}

function count(requests: readonly LoggedRequest[]): RequestCounts {
  const counts: Record<string, number> = {};
  for (const { by } of requests) {
    if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
  }
  return counts;
}

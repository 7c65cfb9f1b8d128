import type { LoggedRequest } from '../../../local/request-contract.ts';
import type { ReportedRequests, RequestCounts } from '../../shared/report/run-report.ts';
import type { World } from '../world/world.ts';

/** Counts the requests of our own jobs and of the App, from the n-th of all requests on. */
export function countRequests({ server }: Pick<World, 'server'>, since = 0): RequestCounts {
  return count(server.requests.slice(since));
}

/** Describes the requests of our own jobs and of the App: all of them, and those that change something. */
export function describeRequests(world: Pick<World, 'server'>): ReportedRequests {
  const byJob = countRequests(world);
  const total = Object.values(byJob).reduce((sum, counted) => sum + counted, 0);
  return { total, byJob, writes: count(world.server.requests.filter(isWrite)) };
}

/** Returns whether a request changes something. One to GraphQL does so if it is a mutation. */
function isWrite(request: LoggedRequest): boolean {
  if (request.path.endsWith('/graphql')) return 'isMutation' in request && request.isMutation === true;
  return request.method !== 'GET';
}

function count(requests: readonly LoggedRequest[]): RequestCounts {
  const counts: Record<string, number> = {};
  for (const { by } of requests) {
    if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
  }
  return counts;
}

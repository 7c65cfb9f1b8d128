import type { LoggedRequest } from '../../local/request-contract.ts';
import type { ReportedRequests, RequestCounts } from '../../page/report/run-report.ts';
import type { World } from '../world/world.ts';

/** Describes the requests of our own jobs and of the App: all of them, and those that change something. */
export function describeRequests({ server }: Pick<World, 'server'>): ReportedRequests {
  const byJob = countRequests(server.requests);
  const total = Object.values(byJob).reduce((sum, counted) => sum + counted, 0);
  return { total, byJob, writes: countRequests(server.requests.filter(isWrite)) };
}

/** Returns whether a request changes something. One to GraphQL does so if it is a mutation. */
function isWrite(request: LoggedRequest): boolean {
  if (request.path.endsWith('/graphql')) return 'isMutation' in request && request.isMutation === true;
  return request.method !== 'GET';
}

/** Counts the requests of our own jobs and of the App. */
export function countRequests(requests: readonly LoggedRequest[]): RequestCounts {
  const counts: Record<string, number> = {};
  for (const { by } of requests) {
    if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
  }
  return counts;
}

import type { Context, MiddlewareHandler } from 'hono';
import { authenticate } from '../../../src/local/server/http/authenticate.ts';
import { readRuntimeToken } from '../../../src/local/server/http/runtime-token.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import { dropConnection } from './drop-connection.ts';

export interface WatchedRequest {
  readonly jobId: number;
  readonly method: string;
  /** The path with its query, also of requests for git and for artifacts. */
  readonly path: string;
  readonly moment: 'received' | 'performed';
}

/** Decides about a watched request. With `drop` nothing is done for the request, and nothing is answered. */
export type Watcher = (request: WatchedRequest) => Promise<'go-on' | 'drop'>;

/** Creates the middleware that lets a test see the requests of jobs, and end a job between two of them. */
export function watchRequests(world: World, getWatcher: () => Watcher | undefined): MiddlewareHandler {
  return async (context, next) => {
    const watcher = getWatcher();
    const jobId = watcher === undefined ? undefined : findJob(world, context);
    if (watcher === undefined || jobId === undefined) return next();
    const url = new URL(context.req.url);
    const request = { jobId, method: context.req.method, path: url.pathname + url.search };
    if ((await watcher({ ...request, moment: 'received' })) === 'drop') return dropConnection(context);
    await next();
    if ((await watcher({ ...request, moment: 'performed' })) === 'drop') context.res = dropConnection(context);
    return undefined;
  };
}

/** Returns the job that made the request. Signed addresses of blobs name no job. */
function findJob(world: World, context: Context): number | undefined {
  const header = context.req.header('authorization');
  const runtime = readRuntimeToken(world, header);
  if (runtime !== undefined) return runtime.jobId;
  try {
    const principal = authenticate(world, header);
    return principal.kind === 'job' ? principal.job.jobId : undefined;
  } catch {
    return undefined;
  }
}

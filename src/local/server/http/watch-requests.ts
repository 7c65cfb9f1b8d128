import type { Context, MiddlewareHandler } from 'hono';
import { readRuntimeToken } from '../artifacts/runtime-token.ts';
import type { World } from '../world/world.ts';
import { authenticate } from './authenticate.ts';
import { cut } from './cut.ts';

/** Lets a test see the requests of jobs, and end a job between two of them. */
export function watchRequests(world: World): MiddlewareHandler {
  return async (context, next) => {
    const { watcher } = world.settings;
    const jobId = watcher === undefined ? undefined : findJob(world, context);
    if (watcher === undefined || jobId === undefined) return next();
    const url = new URL(context.req.url);
    const request = { jobId, method: context.req.method, path: url.pathname + url.search };
    if ((await watcher({ ...request, moment: 'received' })) === 'drop') return cut(context);
    await next();
    if ((await watcher({ ...request, moment: 'performed' })) === 'drop') context.res = cut(context);
    return undefined;
  };
}

/** Signed addresses of blobs name no job. */
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

import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { World } from '../world/world.ts';
import { authenticate } from './authenticate.ts';
import { dropConnection } from './refusal.ts';

export interface RuntimeIds {
  readonly runId: number;
  readonly jobId: number;
}

/** Creates the token that the runner passes as `ACTIONS_RUNTIME_TOKEN`. The toolkit reads the ids from its claim `scp`. */
export function createRuntimeToken(world: World, { runId, jobId }: RuntimeIds): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { scp: `Actions.ExampleScope Actions.Results:${runId}:${jobId}`, iat: Math.floor(world.now() / 1000) };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(world, text)}`;
}

/** Reads the ids of a runtime token; returns undefined unless this server has signed it. */
export function readRuntimeToken(world: World, header: string | undefined): RuntimeIds | undefined {
  const [head = '', body = '', signature = ''] = (header ?? '').replace(/^Bearer /i, '').split('.');
  if (signature === '' || sign(world, `${head}.${body}`) !== signature) return undefined;
  const match = /Actions\.Results:(\d+):(\d+)/.exec(Buffer.from(body, 'base64url').toString());
  return match === null ? undefined : { runId: Number(match[1]), jobId: Number(match[2]) };
}

function sign(world: World, text: string): string {
  return createHmac('sha256', world.key).update(text).digest('base64url');
}

/** Creates the middleware that lets a test see the requests of jobs, and end a job between two of them. */
export function watchRequests(world: World): MiddlewareHandler {
  return async (context, next) => {
    const { watcher } = world.settings;
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

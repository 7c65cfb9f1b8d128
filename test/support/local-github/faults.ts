import type { Context, MiddlewareHandler } from 'hono';
import { authenticate, describePrincipal } from '../../../src/local/server/http/authenticate.ts';
import { describeRequest } from '../../../src/local/server/http/mount-routes.ts';
import type { Principal } from '../../../src/local/server/world/principal.ts';
import type { World } from '../../../src/local/server/world/world.ts';
import { dropConnection } from './drop-connection.ts';
import { secondaryLimit } from './enforce-limits.ts';

/** A planned failure: an answer with this status, or a connection that ends before or after the work was done. */
export interface FaultOptions {
  readonly method: string;
  /** The pattern for the path as in `LoggedRequest`. */
  readonly path: RegExp;
  /** The number of requests that fail. Default: 1. */
  readonly times?: number;
  /** `hang`: GitHub takes the request, does nothing for it and does not answer. */
  readonly status: number | 'drop-after' | 'drop-before' | 'hang';
  readonly headers?: Readonly<Record<string, string>>;
}

interface Fault extends FaultOptions {
  left: number;
}

/** Returns the first fault that is set for this request, and counts it as used. */
function consumeFault(faults: readonly Fault[], request: { method: string; path: string }): Fault | undefined {
  const fault = faults.find(
    (candidate) => candidate.left > 0 && candidate.method === request.method && new RegExp(candidate.path).test(request.path),
  );
  if (fault !== undefined) fault.left -= 1;
  return fault;
}

/** What is to fail, and how often still. */
export type Faults = Fault[];

/** Creates the middleware that lets requests of the API fail, and returns it with the list of what is to fail. */
export function createFaults(world: World): { readonly faults: Faults; readonly middleware: MiddlewareHandler } {
  const faults: Faults = [];
  const middleware: MiddlewareHandler = async (context, next) => {
    const request = await describeRequest(context);
    const fault = consumeFault(faults, request);
    const principal = fault === undefined ? undefined : findPrincipal(world, context);
    if (fault === undefined || principal === undefined) return next();
    const { status, headers } = fault;
    if (status === 'drop-after') {
      await next();
      context.res = dropConnection(context);
      return undefined;
    }
    world.requests.push({ by: describePrincipal(principal), ...request, status: typeof status === 'number' ? status : 0 });
    if (status === 'hang') await untilGone(context, world);
    return typeof status === 'number' ? failWith(status, headers) : dropConnection(context);
  };
  return { faults, middleware };
}

/** Returns the principal; undefined for a token that is refused, which nothing else comes before. */
function findPrincipal(world: World, context: Context): Principal | undefined {
  try {
    return authenticate(world, context.req.header('authorization'));
  } catch {
    return undefined;
  }
}

/** Resolves when the client has gone, or the server closes. */
async function untilGone(context: Context, world: World): Promise<void> {
  const gone = AbortSignal.any([context.req.raw.signal, world.closing.signal]);
  if (!gone.aborted) await new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }));
}

function failWith(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const message = status === 429 || status === 403 ? secondaryLimit : 'Server Error';
  return Response.json(
    { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
    { status, headers: { ...headers } },
  );
}

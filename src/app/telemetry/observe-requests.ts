import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProbotOctokit } from 'probot';
import type { Metrics } from './metrics.ts';
import { readWorkFacts } from './origin.ts';
import { readRateLimit } from './rate-limits.ts';
import type { Tracing } from './tracing.ts';

type Fetch = typeof globalThis.fetch;
type Observers = Pick<Telemetry, 'metrics' | 'tracing'>;

/** The observers of one App. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/**
 * Returns a class of clients whose requests are counted and traced, each one that is really sent. The observer takes the present
 * work along, because a request that waits for a limit is sent by the work that made it wait.
 */
export function withObservedRequests(Octokit: typeof ProbotOctokit, observers: Observers): typeof ProbotOctokit {
  return Octokit.plugin((octokit) => {
    octokit.hook.wrap('request', (request, options) => {
      const given: Fetch = options.request.fetch ?? globalThis.fetch;
      const inWork = AsyncLocalStorage.snapshot();
      const fetch: Fetch = (input, init) => inWork(() => observe(observers, { fetch: given, input, init }));
      // Octokit hands the same options to all hooks, and ignores others that a hook passes on.
      options.request = { ...options.request, fetch };
      return request(options);
    });
  }) as typeof ProbotOctokit;
}

function observe(
  { metrics, tracing }: Observers,
  { fetch, input, init }: { readonly fetch: Fetch; readonly input: Parameters<Fetch>[0]; readonly init: Parameters<Fetch>[1] },
): Promise<Response> {
  const method = init?.method ?? 'GET';
  const { pathname, host } = new URL(input instanceof Request ? input.url : input);
  const attributes = { 'http.request.method': method, 'url.path': pathname, 'server.address': host };
  return tracing.span({ name: `GitHub ${method}`, kind: 'client', attributes }, async (span) => {
    try {
      const response = await fetch(input, init);
      span.set({ 'http.response.status_code': response.status });
      metrics.responded({ status: response.status, limit: readRateLimit(response.headers, readWorkFacts().installation ?? 0) });
      return response;
    } catch (thrown) {
      metrics.responded({ status: 0 });
      throw thrown;
    }
  });
}

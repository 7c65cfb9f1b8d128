import { Octokit as Core } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Log } from '../../../ports/log.ts';
import type { GitHubOctokit } from './github-client.ts';
import type { sendRequest } from './send-request.ts';
import { createThrottle, createWaitBudget, obeyRetryAfter } from './throttle.ts';

export interface OctokitOptions {
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly log: Log;
  /** Sends the requests. Default: Node's `fetch`. */
  readonly fetch?: typeof fetch | typeof sendRequest;
  /** Another class with the same methods, such as the toolkit's, which goes through proxies. Default: a lean one. */
  readonly base?: OctokitBase;
  /**
   * How long we wait in all, in every request of this client together, when GitHub asks us to; beyond it a request fails
   * as `rate-limited`. A job has little more time than its work takes. Default: 2 minutes.
   */
  readonly maxWaitSeconds?: number;
}

/** The Octokit of `@octokit/rest` without its methods for each route, which take time to load and have no user here. */
const Octokit = Core.plugin(paginateRest);

/** A class of Octokit, as plugins extend it. */
export type OctokitBase = typeof Octokit;

/**
 * An Octokit with the one policy for trying again: a 5xx or a lost connection three times after 1, 4 and 9 seconds,
 * except where the adapter says `retries: 0` because the request would make something twice; rate limits as
 * `create-throttle` says.
 */
export function createOctokit(options: OctokitOptions): GitHubOctokit {
  const { log, base = Octokit } = options;
  const mayWait = createWaitBudget(options.maxWaitSeconds ?? 120);
  const BatonOctokit = base.plugin(obeyRetryAfter(mayWait), retry, throttling);
  return new BatonOctokit({
    auth: options.token,
    baseUrl: options.baseUrl,
    userAgent: options.userAgent,
    ...(options.fetch && { request: { fetch: options.fetch } }),
    throttle: createThrottle(log, mayWait),
    // 429 is the throttling plugin's: it knows how long to wait.
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451] },
    // Refused requests reach the log as errors of ours, with words.
    log: { debug: ignore, info: ignore, warn: (message: string) => log.warning(message), error: ignore },
  });
}

function ignore(): undefined {
  return undefined;
}

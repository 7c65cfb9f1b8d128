// This folder is the common ground of all GitHub ports. A request is throttled (`throttle`), retried (this file, `refuse-broken`), and its
// error translated (`translate-error`, with the messages of `describe-refusal`). Responses are parsed by `schemas`. `create-
// idempotently` and `list-backwards` are the two patterns that several ports use.

import { Octokit as Core } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Log } from '../../../ports/log.ts';
import type { GitHubOctokit } from './github-client.ts';
import { refuseBroken } from './refuse-broken.ts';
import type { sendRequest } from './send-request.ts';
import { createThrottle, createWaitAllowance, obeyRetryAfter } from './throttle.ts';

export interface OctokitOptions {
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly log: Log;
  /** Sends the requests. Default: Node's `fetch`. */
  readonly fetch?: typeof fetch | typeof sendRequest;
  /** Another class with the same methods, such as that of the toolkit, which supports proxies. Default: a lean one. */
  readonly base?: OctokitBase;
  /**
   * The total time that this client waits in all its requests together when GitHub asks for it; beyond that a request fails as
   * `rate-limited`. A job has little more time than its work takes. Default: 2 minutes.
   */
  readonly maxWaitSeconds?: number;
}

/** The Octokit of `@octokit/rest` without its methods for each route, which take time to load and have no user here. */
const Octokit = Core.plugin(paginateRest);

/** A class of Octokit that plugins can extend. */
export type OctokitBase = typeof Octokit;

/**
 * Creates an Octokit with the one retry policy of Baton. It retries a 5xx or a lost connection three times, after 1, 4 and 9
 * seconds, unless the adapter passes `retries: 0` because the request would create something twice. `createThrottle` handles rate
 * limits.
 */
export function createOctokit(options: OctokitOptions): GitHubOctokit {
  const { log, base = Octokit } = options;
  const reserveWait = createWaitAllowance(options.maxWaitSeconds ?? 120);
  const BatonOctokit = base.plugin(refuseBroken, obeyRetryAfter(reserveWait), retry, throttling);
  return new BatonOctokit({
    auth: options.token,
    baseUrl: options.baseUrl,
    userAgent: options.userAgent,
    request: options.fetch && { fetch: options.fetch },
    throttle: createThrottle(log, reserveWait),
    // The throttling plugin handles 429, because it knows how long to wait.
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451] },
    // The log shows refused requests as Baton's own errors with their messages.
    log: { debug: ignore, info: ignore, warn: (message: string) => log.warning(message), error: ignore },
  });
}

function ignore(): undefined {
  return undefined;
}

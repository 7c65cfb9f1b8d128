import type { retry } from '@octokit/plugin-retry';
import type { MayWait } from './create-wait-budget.ts';

type Octokit = Parameters<typeof retry>[0];

interface RefusedRequest {
  readonly status?: number;
  readonly message: string;
  readonly request?: { request?: object };
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

const maxTries = 3;

/**
 * Plugin for Octokit, to be listed before the retry plugin, which waits as this says. The throttling plugin obeys
 * `retry-after` only when the message holds "secondary rate"; GitHub sends the header with other words too.
 */
export function obeyRetryAfter(mayWait: MayWait): (octokit: Octokit) => Record<string, never> {
  return (octokit) => {
    octokit.hook.error('request', (error) => {
      const refused: RefusedRequest = error;
      const seconds = Number(refused.response?.headers['retry-after'] ?? Number.NaN);
      if (refused.request && isOurs(refused) && !Number.isNaN(seconds)) {
        const retries = mayWait(seconds) ? maxTries : 0;
        refused.request.request = { ...refused.request.request, retries, retryAfter: seconds };
      }
      throw error;
    });
    return {};
  };
}

function isOurs({ status, message, response }: RefusedRequest): boolean {
  const isLimit = status === 403 || status === 429;
  return isLimit && !/\bsecondary rate\b/i.test(message) && response?.headers['x-ratelimit-remaining'] !== '0';
}

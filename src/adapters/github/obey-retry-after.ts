import type { retry } from '@octokit/plugin-retry';

type Octokit = Parameters<typeof retry>[0];

interface RefusedRequest {
  readonly status?: number;
  readonly message: string;
  readonly request?: { request?: object };
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

const maxTries = 3;
const longestSeconds = 300;

/**
 * Plugin for Octokit, to be listed before the retry plugin, which waits as this says. The throttling plugin obeys
 * `retry-after` only when the message holds "secondary rate"; GitHub sends the header with other words too.
 */
export function obeyRetryAfter(octokit: Octokit): Record<string, never> {
  octokit.hook.error('request', (error) => {
    const refused: RefusedRequest = error;
    const seconds = Number(refused.response?.headers['retry-after'] ?? Number.NaN);
    if (refused.request && isOurs(refused) && seconds <= longestSeconds) {
      refused.request.request = { ...refused.request.request, retries: maxTries, retryAfter: seconds };
    }
    throw error;
  });
  return {};
}

function isOurs({ status, message, response }: RefusedRequest): boolean {
  const isLimit = status === 403 || status === 429;
  return isLimit && !/\bsecondary rate\b/i.test(message) && response?.headers['x-ratelimit-remaining'] !== '0';
}

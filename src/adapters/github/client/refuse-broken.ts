import type { retry } from '@octokit/plugin-retry';

type Octokit = Parameters<typeof retry>[0];

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Throws where the body of an answer broke off. Octokit returns such a body as an empty text, and `paginate` an empty list of it: a
 * thread would look as if nothing were on it. This is a plugin for Octokit. List it before the retry plugin, which then tries again.
 */
export function refuseBroken(octokit: Octokit): Record<string, never> {
  octokit.hook.after('request', (answer, request) => {
    if (request.method === 'HEAD' || !isBroken(answer)) return;
    const message = `the answer to ${request.method} ${request.url} broke off`;
    throw Object.assign(new Error(message), { name: 'HttpError', status: 500, request });
  });
  return {};
}

/** Returns whether content was announced, and is missing. JSON is never empty. */
function isBroken({ status, data, headers }: Answer): boolean {
  if (data !== '' || status === 204 || status === 205) return false;
  // The length of a compressed body says nothing: that of an empty file is more than 0.
  const length = headers['content-encoding'] === undefined ? headers['content-length'] : undefined;
  const isJson = /^application\/(?:scim\+)?json\b/.test(String(headers['content-type']));
  return length === undefined ? isJson : Number(length) > 0;
}

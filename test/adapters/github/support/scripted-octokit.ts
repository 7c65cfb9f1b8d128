import type { GitHubOctokit } from '../../../../src/adapters/github/client/github-client.ts';
import { createOctokit } from '../../../../src/adapters/github/client/octokit.ts';

/** The answer of the scripted GitHub; `network` is a connection that breaks. */
export type Reply =
  | 'network'
  | {
      readonly status: number;
      readonly message?: string;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of `Date.now()` when the request came. */
  readonly at: number;
}

/** Creates our Octokit over a `fetch` that answers from a list, and fails when the list is empty. */
export function createScriptedOctokit(replies: readonly Reply[]) {
  const rest = [...replies];
  const seen: SeenRequest[] = [];
  const warnings: string[] = [];
  const scripted: typeof fetch = async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    seen.push({ method: init?.method ?? 'GET', url: String(input), headers, at: Date.now() });
    const reply = rest.shift();
    if (reply === undefined) throw new Error(`Nothing is scripted for ${init?.method} ${String(input)}`);
    if (reply === 'network') throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
    const body = reply.body ?? { message: reply.message };
    const type = { 'content-type': 'application/json' };
    const response = new Response(JSON.stringify(body), { status: reply.status, headers: { ...type, ...reply.headers } });
    return Object.defineProperty(response, 'url', { value: String(input) });
  };
  const log = { info: () => undefined, warning: (message: string) => void warnings.push(message), error: () => undefined };
  const options = { token: 'secret', baseUrl: 'https://api.github.test', userAgent: 'baton/1', log, fetch: scripted };
  const octokit: GitHubOctokit = createOctokit(options);
  return { octokit, seen, warnings };
}

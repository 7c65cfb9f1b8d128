import type { GitHubOctokit } from '../../../../src/adapters/github/client/github-client.ts';
import { createOctokit } from '../../../../src/adapters/github/client/octokit.ts';

/** The answer of the scripted GitHub; `network` is a connection that breaks, `broken` one that breaks in the middle of a list. */
export type Reply =
  | 'network'
  | 'broken'
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
    const type = { 'content-type': 'application/json' };
    if (reply === 'broken') return new Response(breakOff('[{"id":'), { headers: type });
    const body = reply.body ?? { message: reply.message };
    const response = new Response(reply.status === 304 ? null : JSON.stringify(body), {
      status: reply.status,
      headers: { ...type, ...reply.headers },
    });
    return Object.defineProperty(response, 'url', { value: String(input) });
  };
  const log = { info: () => undefined, warning: (message: string) => void warnings.push(message), error: () => undefined };
  const options = { token: 'secret', baseUrl: 'https://api.github.test', userAgent: 'baton/1', log, fetch: scripted };
  const octokit: GitHubOctokit = createOctokit(options);
  return { octokit, seen, warnings };
}

/** Returns a body that ends with an error after a part of it. */
function breakOff(part: string): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}

import { z } from 'zod';
import { GitHubError, type GitHubErrorReason } from '../../ports/github.ts';
import { describeRefusal } from './describe-refusal.ts';
import { kindByReason } from './kind-by-reason.ts';
import type { Refusal } from './refusal.ts';

/** Octokit's RequestError; read by shape because Probot brings a copy of its own. */
const requestErrorSchema = z.object({
  message: z.string(),
  status: z.number(),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }).optional(),
});

const graphqlErrorSchema = z.object({ name: z.literal('GraphqlResponseError'), message: z.string() });

/** Octokit's errors in our words, once. Whatever is thrown comes out as a GitHubError, with its cause. */
export function translateError(error: unknown): GitHubError {
  if (error instanceof GitHubError) {
    return error;
  }
  const refusal = readRefusal(error);
  const { reason, message } = describeRefusal(refusal);
  return build(reason, message, { status: refusal.status, cause: error });
}

function build(reason: GitHubErrorReason, message: string, options: { status: number; cause: unknown }): GitHubError {
  return new GitHubError(message, { reason, code: kindByReason[reason].code, ...options });
}

function readRefusal(error: unknown): Refusal {
  const request = requestErrorSchema.safeParse(error);
  if (request.success) {
    const { status, message, response } = request.data;
    const { method, url } = request.data.request;
    const headers = response?.headers ?? {};
    return { status: response ? status : 0, message, method, path: pathOf(url), headers };
  }
  const graphql = graphqlErrorSchema.safeParse(error);
  const message = error instanceof Error ? error.message : String(error);
  return { status: graphql.success ? 422 : 0, message, method: 'POST', path: '/graphql', headers: {} };
}

/** Without host and query: these stand in the log already, and may hold a signature. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/s, '');
}

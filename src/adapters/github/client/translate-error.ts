import { z } from 'zod';
import { GitHubError } from '../../../ports/github.ts';
import { kindByReason } from '../kind-by-reason.ts';
import { describeRefusal, type Refusal } from './describe-refusal.ts';

/** Octokit's RequestError; read by shape because Probot brings a copy of its own. */
const requestErrorSchema = z.object({
  message: z.string(),
  status: z.number(),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }).optional(),
});

const graphqlErrorSchema = z.object({ name: z.literal('GraphqlResponseError'), message: z.string() });

/** Octokit's errors in our words, with their cause. What is no answer of GitHub's, a fault in code, stays as it is. */
export function translateError(error: unknown): unknown {
  const refusal = error instanceof GitHubError ? undefined : readRefusal(error);
  if (refusal === undefined) {
    return error;
  }
  const { reason, message } = describeRefusal(refusal);
  return new GitHubError(message, { reason, status: refusal.status, code: kindByReason[reason].code, cause: error });
}

function readRefusal(error: unknown): Refusal | undefined {
  const request = requestErrorSchema.safeParse(error);
  if (request.success) {
    const { status, message, response } = request.data;
    const { method, url } = request.data.request;
    const headers = response?.headers ?? {};
    return { status: response ? status : 0, message, method, path: pathOf(url), headers };
  }
  const graphql = graphqlErrorSchema.safeParse(error);
  return graphql.success ? { ...graphqlRefusal, message: graphql.data.message } : undefined;
}

/** GraphQL answers 200 with errors in it. */
const graphqlRefusal = { status: 422, method: 'POST', path: '/graphql', headers: {} };

/** Without host and query: these stand in the log already, and may hold a signature. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/s, '');
}

/** The answer of a request, or its error in our words. Every request of this folder goes through here once. */
export async function withTranslatedErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw translateError(error);
  }
}

/** What a request gives, or undefined when GitHub says that there is no such thing. */
export async function absentAsUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof GitHubError && error.reason === 'not-found') {
      return undefined;
    }
    throw error;
  }
}

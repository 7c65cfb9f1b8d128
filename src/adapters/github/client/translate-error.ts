import { z } from 'zod';
import { GitHubError, type GitHubErrorReason } from '../../../ports/github.ts';
import { describeRefusal, type RequestRefusal } from './describe-refusal.ts';

/** Octokit's RequestError, recognised by its shape because Probot brings a copy of its own. */
const requestErrorSchema = z.object({
  message: z.string(),
  status: z.number(),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }).optional(),
});

const graphqlErrorSchema = z.object({ name: z.literal('GraphqlResponseError'), message: z.string() });

/** The code of `githubProblemKinds` for each reason for which GitHub refuses something. */
export const codeByReason: Readonly<Record<GitHubErrorReason, string>> = {
  forbidden: 'BATON-E801',
  unauthenticated: 'BATON-E802',
  'not-found': 'BATON-E803',
  'too-large': 'BATON-E804',
  conflict: 'BATON-E805',
  'comments-refused': 'BATON-E806',
  'pull-requests-forbidden': 'BATON-E807',
  'dispatch-forbidden': 'BATON-E808',
  'workflows-forbidden': 'BATON-E809',
  expired: 'BATON-E810',
  'rate-limited': 'BATON-E811',
  rejected: 'BATON-E812',
  unavailable: 'BATON-E813',
};

/**
 * Translates an error of Octokit into a GitHubError with that error as cause. Returns any other error, such as a fault in code,
 * unchanged.
 */
export function translateError(error: unknown): unknown {
  const refusal = error instanceof GitHubError ? undefined : readRefusal(error);
  if (refusal === undefined) return error;
  const { reason, message } = describeRefusal(refusal);
  return new GitHubError(message, { reason, status: refusal.status, code: codeByReason[reason], cause: error });
}

function readRefusal(error: unknown): RequestRefusal | undefined {
  const request = requestErrorSchema.safeParse(error);
  if (request.success) {
    const { status, message, response } = request.data;
    const { method, url } = request.data.request;
    const headers = response?.headers ?? {};
    return { status: response ? status : undefined, message, method, path: pathOf(url), headers };
  }
  const graphql = graphqlErrorSchema.safeParse(error);
  return graphql.success ? { ...graphqlRefusal, message: graphql.data.message } : undefined;
}

/** The base of a GraphQL refusal. GraphQL answers 200 with the errors in the body. */
const graphqlRefusal = { status: 422, method: 'POST', path: '/graphql', headers: {} };

/** Returns the path of a URL without host and query. They are already in the log, and the query may hold a signature. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/s, '');
}

/**
 * Returns the result of a request, or throws its error translated by `translateError`. Every request of this folder passes
 * through this function once.
 */
export async function withTranslatedErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw translateError(error);
  }
}

/** Returns the result of a request, or undefined when GitHub says that there is no such thing. */
export async function absentAsUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (hasReason(error, 'not-found')) return undefined;
    throw error;
  }
}

/** Returns the result of a conditional request, or undefined for the answer 304, which Octokit throws. */
export async function unchangedAsUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if ((error as { readonly status?: unknown }).status === 304) return undefined;
    throw error;
  }
}

/** Returns whether GitHub refused for one of these reasons. */
export function hasReason(error: unknown, ...reasons: readonly GitHubErrorReason[]): error is GitHubError {
  return error instanceof GitHubError && reasons.includes(error.reason);
}

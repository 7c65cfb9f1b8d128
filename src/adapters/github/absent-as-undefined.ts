import { GitHubError } from '../../ports/github.ts';

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

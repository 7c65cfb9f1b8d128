import type { GitHubOctokit, RepositoryName } from '../adapters/github/client/github-client.ts';
import { hasReason, withTranslatedErrors } from '../adapters/github/client/translate-error.ts';
import { StartBlocked } from './start-blocked.ts';

interface FileRequest {
  readonly octokit: GitHubOctokit;
  readonly repository: RepositoryName;
  readonly path: string;
  /** A branch or a commit. */
  readonly ref: string;
}

/** Reads the text of a file from GitHub. */
export async function readRepositoryFile({ octokit, repository, path, ref }: FileRequest): Promise<string> {
  const { owner, name: repo } = repository;
  const mediaType = { format: 'raw' };
  const { data } = await withTranslatedErrors(
    octokit.request('GET /repos/{owner}/{repo}/contents/{path}', { owner, repo, path, ref, mediaType }),
  );
  return decodeRaw(data, path);
}

/** Reads the configuration of a repository from GitHub. Nothing can start where there is none. */
export async function readRepositoryConfigText(request: FileRequest): Promise<string> {
  try {
    return await readRepositoryFile(request);
  } catch (error) {
    if (!hasReason(error, 'not-found')) throw error;
    const message = `${request.path} does not exist on the default branch. Add it there.`;
    throw new StartBlocked('unreadable', [{ code: 'BATON-E913', message }]);
  }
}

/** Decodes a raw content. Octokit leaves bytes as they are unless the media type of the response says that they are text. */
function decodeRaw(data: unknown, path: string): string {
  if (typeof data === 'string') return data;
  if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(new Uint8Array(data));
  throw new TypeError(`GitHub sent ${path} neither as text nor as bytes but as ${typeof data}.`);
}

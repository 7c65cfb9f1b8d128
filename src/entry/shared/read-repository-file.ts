import type { GitHubOctokit, RepositoryName } from '../../adapters/github/client/github-client.ts';
import { withTranslatedErrors } from '../../adapters/github/client/translate-error.ts';

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

/** Decodes a raw content. Octokit leaves bytes as they are unless the media type of the response says that they are text. */
function decodeRaw(data: unknown, path: string): string {
  if (typeof data === 'string') return data;
  if (data instanceof ArrayBuffer || data instanceof Uint8Array) return new TextDecoder().decode(new Uint8Array(data));
  throw new TypeError(`GitHub sent ${path} neither as text nor as bytes but as ${typeof data}.`);
}

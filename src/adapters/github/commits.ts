import { z } from 'zod';
import { type Commits, type FileChange, GitHubError, type NewCommit } from '../../ports/github.ts';
import type { GitHubClient } from './client/github-client.ts';
import { absentAsUndefined, hasReason, withTranslatedErrors } from './client/translate-error.ts';

export interface TreeEntry {
  readonly path: string;
  readonly mode: FileChange['mode'];
  readonly type: 'blob';
  /** Text that is sent inline. */
  readonly content?: string;
  /** The id of a blob created before; null deletes the file. */
  readonly sha?: string | null;
}

/** Limits beyond which a text becomes a blob of its own, so that a request for a tree has a size that GitHub accepts. */
const inlineFileBytes = 1_048_576;
const inlineTotalBytes = 8_388_608;

/**
 * Builds the entries for one POST of a tree. `createBlob` receives base64 and returns the id of the blob; blobs are created one
 * after the other, as GitHub asks.
 */
async function buildTreeEntries(
  changes: readonly FileChange[],
  createBlob: (content: string) => Promise<string>,
): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  let inlined = 0;
  for (const { path, mode, content } of changes) {
    const text = content === null ? undefined : readText(content);
    const bytes = content?.length ?? 0;
    if (content === null) {
      entries.push({ path, mode, type: 'blob', sha: null });
    } else if (text !== undefined && bytes <= inlineFileBytes && inlined + bytes <= inlineTotalBytes) {
      inlined += bytes;
      entries.push({ path, mode, type: 'blob', content: text });
    } else {
      entries.push({ path, mode, type: 'blob', sha: await createBlob(Buffer.from(content).toString('base64')) });
    }
  }
  return entries;
}

/** Returns the content as text; undefined when JSON could not carry it byte for byte. A byte order mark stays. */
function readText(content: Uint8Array): string | undefined {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

const refSchema = z.object({ ref: z.string(), object: z.object({ sha: z.string() }) });
const objectSchema = z.object({ sha: z.string() });
const commitSchema = z
  .object({
    sha: z.string(),
    message: z.string(),
    parents: z.array(objectSchema).transform((parents) => parents.map(({ sha }) => sha)),
    verification: z.object({ verified: z.boolean() }).optional(),
  })
  .transform(({ verification, ...commit }) => ({ ...commit, verified: verification?.verified ?? false }));

/** Creates the port for commits on the Git Data API, which signs commits of bots and preserves modes and symbolic links. */
export function createCommits(client: GitHubClient): Commits {
  return {
    readBranch: (branch) => readBranch(client, branch),
    createCommit: (commit) => createCommit(client, commit),
    readCommit: (sha) => readCommit(client, sha),
    createBranch: (branch, sha) => createBranch(client, branch, sha),
    moveBranch: (branch, sha) => moveBranch(client, branch, sha),
    deleteBranch: (branch, sha) => deleteBranch(client, branch, sha),
  };
}

async function readBranch({ octokit, base }: GitHubClient, branch: string): Promise<string | undefined> {
  const request = octokit.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...base, ref: `heads/${branch}` });
  const response = await absentAsUndefined(withTranslatedErrors(request));
  const found = refSchema.safeParse(response?.data);
  return found.success && found.data.ref === `refs/heads/${branch}` ? found.data.object.sha : undefined;
}

/**
 * Creates the blobs that do not go inline, then one tree, then the commit. Content is named by its hash, so a retry creates
 * nothing twice.
 */
async function createCommit({ octokit, base }: GitHubClient, commit: NewCommit): ReturnType<Commits['createCommit']> {
  const createBlob = async (content: string) => {
    const request = octokit.request('POST /repos/{owner}/{repo}/git/blobs', { ...base, content, encoding: 'base64' });
    return objectSchema.parse((await withTranslatedErrors(request)).data).sha;
  };
  const tree = await buildTreeEntries(commit.changes, createBlob);
  const treeRequest = octokit.request('POST /repos/{owner}/{repo}/git/trees', { ...base, base_tree: commit.baseTree, tree });
  const treeSha = objectSchema.parse((await withTranslatedErrors(treeRequest)).data).sha;
  const parents = [commit.parent, ...(commit.merged === undefined ? [] : [commit.merged])];
  const parameters = { ...base, message: commit.message, tree: treeSha, parents };
  const request = octokit.request('POST /repos/{owner}/{repo}/git/commits', parameters);
  const { sha, verified } = commitSchema.parse((await withTranslatedErrors(request)).data);
  return { sha, verified, tree: treeSha };
}

async function readCommit({ octokit, base }: GitHubClient, sha: string): ReturnType<Commits['readCommit']> {
  const request = octokit.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...base, commit_sha: sha });
  return commitSchema.parse((await withTranslatedErrors(request)).data);
}

async function createBranch(client: GitHubClient, branch: string, sha: string): Promise<void> {
  const parameters = { ...client.base, ref: `refs/heads/${branch}`, sha };
  try {
    await withTranslatedErrors(client.octokit.request('POST /repos/{owner}/{repo}/git/refs', parameters));
  } catch (error) {
    // Our own retry meets the same conflict when the answer to the first try was lost.
    if (!hasReason(error, 'conflict') || (await readBranch(client, branch)) !== sha) throw error;
  }
}

async function moveBranch({ octokit, base }: GitHubClient, branch: string, sha: string): Promise<boolean> {
  const parameters = { ...base, ref: `heads/${branch}`, sha, force: false };
  try {
    await withTranslatedErrors(octokit.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', parameters));
    return true;
  } catch (error) {
    if (error instanceof GitHubError && hasMoved(error)) return false;
    throw error;
  }
}

/** Deletes a branch that is at a commit. GitHub deletes whatever is there, so the tip is read right before. */
async function deleteBranch(client: GitHubClient, branch: string, sha: string): Promise<boolean> {
  if ((await readBranch(client, branch)) !== sha) return false;
  const parameters = { ...client.base, ref: `heads/${branch}` };
  try {
    await withTranslatedErrors(client.octokit.request('DELETE /repos/{owner}/{repo}/git/refs/{ref}', parameters));
    return true;
  } catch (error) {
    // Our own retry meets this when the answer to the first try was lost.
    if (error instanceof GitHubError && /reference does not exist/i.test(error.message)) return false;
    throw error;
  }
}

function hasMoved({ reason, status, message }: GitHubError): boolean {
  return (status === 422 || reason === 'conflict') && /not a fast.?forward|reference does not exist/i.test(message);
}

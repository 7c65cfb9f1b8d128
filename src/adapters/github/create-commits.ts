import { z } from 'zod';
import { type Commits, GitHubError, type NewCommit } from '../../ports/github.ts';
import { absentAsUndefined } from './absent-as-undefined.ts';
import { buildTreeEntries } from './build-tree-entries.ts';
import type { GitHubClient } from './github-client.ts';
import { translated } from './translated.ts';

const refSchema = z.object({ ref: z.string(), object: z.object({ sha: z.string() }) });
const objectSchema = z.object({ sha: z.string() });
const commitSchema = z
  .object({ sha: z.string(), message: z.string(), verification: z.object({ verified: z.boolean() }).optional() })
  .transform(({ sha, message, verification }) => ({ sha, message, verified: verification?.verified ?? false }));

/** Commits through the Git Data API, which GitHub signs for bots, and which keeps modes and symbolic links. */
export function createCommits(client: GitHubClient): Commits {
  return {
    findBranch: (branch) => findBranch(client, branch),
    createCommit: (commit) => createCommit(client, commit),
    readCommit: (sha) => readCommit(client, sha),
    createBranch: (branch, sha) => createBranch(client, branch, sha),
    moveBranch: (branch, sha) => moveBranch(client, branch, sha),
  };
}

async function findBranch({ octokit, base }: GitHubClient, branch: string): Promise<string | undefined> {
  const request = octokit.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...base, ref: `heads/${branch}` });
  const response = await absentAsUndefined(translated(request));
  const found = refSchema.safeParse(response?.data);
  return found.success && found.data.ref === `refs/heads/${branch}` ? found.data.object.sha : undefined;
}

/** Blobs that do not go inline, then one tree, then the commit. Content is named by its hash: trying again makes nothing twice. */
async function createCommit(
  { octokit, base }: GitHubClient,
  commit: NewCommit,
): Promise<{ sha: string; tree: string; verified: boolean }> {
  const createBlob = async (content: string) => {
    const request = octokit.request('POST /repos/{owner}/{repo}/git/blobs', { ...base, content, encoding: 'base64' });
    return objectSchema.parse((await translated(request)).data).sha;
  };
  const tree = await buildTreeEntries(commit.changes, createBlob);
  const treeRequest = octokit.request('POST /repos/{owner}/{repo}/git/trees', { ...base, base_tree: commit.baseTree, tree });
  const treeSha = objectSchema.parse((await translated(treeRequest)).data).sha;
  const parameters = { ...base, message: commit.message, tree: treeSha, parents: [commit.parent] };
  const request = octokit.request('POST /repos/{owner}/{repo}/git/commits', parameters);
  const { sha, verified } = commitSchema.parse((await translated(request)).data);
  return { sha, verified, tree: treeSha };
}

async function readCommit({ octokit, base }: GitHubClient, sha: string): Promise<{ message: string; verified: boolean }> {
  const request = octokit.request('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { ...base, commit_sha: sha });
  return commitSchema.parse((await translated(request)).data);
}

async function createBranch(client: GitHubClient, branch: string, sha: string): Promise<void> {
  const parameters = { ...client.base, ref: `refs/heads/${branch}`, sha };
  try {
    await translated(client.octokit.request('POST /repos/{owner}/{repo}/git/refs', parameters));
  } catch (error) {
    // Also the answer to our own second try, after the answer to the first got lost.
    if (!(error instanceof GitHubError && error.reason === 'conflict') || (await findBranch(client, branch)) !== sha) {
      throw error;
    }
  }
}

async function moveBranch({ octokit, base }: GitHubClient, branch: string, sha: string): Promise<boolean> {
  const parameters = { ...base, ref: `heads/${branch}`, sha, force: false };
  try {
    await translated(octokit.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', parameters));
    return true;
  } catch (error) {
    if (error instanceof GitHubError && hasMoved(error)) {
      return false;
    }
    throw error;
  }
}

function hasMoved({ reason, status, message }: GitHubError): boolean {
  return (status === 422 || reason === 'conflict') && /not a fast.?forward|reference does not exist/i.test(message);
}

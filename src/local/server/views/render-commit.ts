import type { ParsedCommit } from '../git/read-commit.ts';
import type { Json, Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { repositoryPage, repositoryUrl } from './render-repository.ts';

/** Renders a commit as the Git Data routes show it. */
export function renderGitCommit(world: World, repository: Repository, commit: ParsedCommit): Json {
  const url = repositoryUrl(world, repository);
  const page = repositoryPage(world, repository);
  return {
    sha: commit.sha,
    node_id: commitNodeId(repository, commit.sha),
    url: `${url}/git/commits/${commit.sha}`,
    html_url: `${page}/commit/${commit.sha}`,
    author: commit.author,
    committer: commit.committer,
    tree: { url: `${url}/git/trees/${commit.tree}`, sha: commit.tree },
    message: commit.message,
    parents: commit.parents.map((sha) => ({ url: `${url}/git/commits/${sha}`, html_url: `${page}/commit/${sha}`, sha })),
    verification: renderVerification(world, commit),
  };
}

/** Renders a commit as the repository's own routes show it. */
export function renderCommit(world: World, repository: Repository, commit: ParsedCommit): Json {
  const url = repositoryUrl(world, repository);
  const page = repositoryPage(world, repository);
  return {
    url: `${url}/commits/${commit.sha}`,
    sha: commit.sha,
    node_id: commitNodeId(repository, commit.sha),
    html_url: `${page}/commit/${commit.sha}`,
    comments_url: `${url}/commits/${commit.sha}/comments`,
    commit: {
      url: `${url}/git/commits/${commit.sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: renderVerification(world, commit),
    },
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => ({ sha, url: `${url}/commits/${sha}`, html_url: `${page}/commit/${sha}` })),
  };
}

function renderVerification(world: World, commit: ParsedCommit): Json {
  if (!world.signedCommits.has(commit.sha))
    return { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };
  return {
    verified: true,
    reason: 'valid',
    signature: '-----BEGIN PGP SIGNATURE-----\n\nlocal\n-----END PGP SIGNATURE-----\n',
    payload: `tree ${commit.tree}\n`,
    verified_at: commit.committer.date,
  };
}

function commitNodeId(repository: Repository, sha: string): string {
  return `C_kw${Buffer.from(`${repository.id}:${sha}`).toString('base64url')}`;
}

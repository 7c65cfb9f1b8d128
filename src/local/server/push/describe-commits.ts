import { findGit } from '../../git/run-git.ts';
import { readCommit } from '../git/read-commit.ts';
import { repositoryPage } from '../views/render-repository.ts';
import type { Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';

type Json = Record<string, unknown>;

/** Describes commits, oldest first as push events list them; at most 20. */
export async function describeCommits(world: World, repository: Repository, range: string): Promise<Json[]> {
  const shas = (await findGit(repository.git, ['rev-list', '--reverse', '--max-count=20', range])) ?? '';
  return Promise.all(
    shas
      .split('\n')
      .filter(Boolean)
      .map((sha) => describeCommit(world, repository, sha)),
  );
}

export async function describeCommit(world: World, repository: Repository, sha: string): Promise<Json> {
  const commit = await readCommit(repository.git, sha);
  const changed = await findGit(repository.git, ['diff-tree', '-r', '--root', '--no-commit-id', '--name-status', sha]);
  const files = (changed ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const named = (letter: string) => files.flatMap(([status, name]) => (status === letter && name !== undefined ? [name] : []));
  return {
    id: sha,
    tree_id: commit.tree,
    distinct: true,
    message: commit.message,
    timestamp: commit.committer.date,
    url: `${repositoryPage(world, repository)}/commit/${sha}`,
    author: { ...commit.author, username: commit.author.name },
    committer: { ...commit.committer, username: commit.committer.name },
    added: named('A'),
    removed: named('D'),
    modified: named('M'),
  };
}

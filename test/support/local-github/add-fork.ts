import { mkdirSync } from 'node:fs';
import { runGitSync } from '../../../src/local/git/run-git.ts';
import { prepareBareRepository } from '../../../src/local/server/git/create-bare-repository.ts';
import { buildRepository } from '../../../src/local/server/seed/fill-world.ts';
import { getRepository } from '../../../src/local/server/world/lookups.ts';
import type { World } from '../../../src/local/server/world/world.ts';

export interface Fork {
  readonly id: number;
  readonly name: string;
  readonly directory: string;
}

/** Adds a fork without a request. */
export function addFork(world: World, { of, owner }: { readonly of: string; readonly owner: string }): Fork {
  const parent = getRepository(world, of);
  const name = `${owner}/${parent.name}`;
  const repository = buildRepository(world, { name, isPrivate: parent.private, forkOf: parent.id });
  const { id, directory } = repository;
  mkdirSync(directory, { recursive: true });
  runGitSync(directory, ['clone', '--quiet', '--bare', '--template=', '--no-hardlinks', parent.directory, '.']);
  prepareBareRepository(directory);
  world.repositories.set(name.toLowerCase(), repository);
  return { id, name, directory };
}

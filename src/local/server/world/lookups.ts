import type { Account, Repository } from './model.ts';
import type { World } from './world.ts';

export function findRepository(world: World, fullName: string): Repository | undefined {
  return world.repositories.get(fullName.toLowerCase());
}

/** Returns a repository for callers in the same process, whose fault an unknown name is. */
export function getRepository(world: World, fullName: string): Repository {
  const repository = findRepository(world, fullName);
  if (repository === undefined)
    throw new Error(`The local GitHub has no repository "${fullName}"; add it with addRepository first.`);
  return repository;
}

export function getRepositoryById(world: World, id: number): Repository {
  for (const repository of world.repositories.values()) if (repository.id === id) return repository;
  throw new Error(`No repository has the id ${id}`);
}

export function findAccount(world: World, login: string): Account | undefined {
  return [...world.accounts.values()].find((account) => account.login.toLowerCase() === login.toLowerCase());
}

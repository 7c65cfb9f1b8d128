import type { Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';

/** Issues and pull requests of a repository are numbered together. */
export function nextNumber(world: World, repository: Repository): number {
  const numbers = world.issues.list().flatMap((issue) => (issue.repositoryId === repository.id ? [issue.number] : []));
  return Math.max(0, ...numbers) + 1;
}

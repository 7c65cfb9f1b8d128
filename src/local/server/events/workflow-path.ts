import { notFound } from '../http/refusal.ts';
import type { Repository } from '../world/model.ts';
import type { World } from '../world/world.ts';

const folder = '.github/workflows/';

/** Returns the path of a workflow by its numeric id, file name, or path. */
export function findWorkflowPath(repository: Repository, name: string): string {
  if (!/^\d+$/.test(name)) return name.startsWith(folder) ? name : folder + name;
  for (const [path, id] of repository.workflows) if (String(id) === name) return path;
  throw notFound();
}

/** Returns the id of a workflow. Assigns it at the first call for that workflow. */
export function workflowIdOf(world: World, repository: Repository, path: string): number {
  const known = repository.workflows.get(path);
  if (known !== undefined) return known;
  const id = world.nextId();
  repository.workflows.set(path, id);
  return id;
}

import type { Label, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { repositoryUrl } from './render-repository.ts';

export function renderLabel(world: World, repository: Repository, label: Label): Record<string, unknown> {
  return {
    id: label.id,
    node_id: nodeId('label', label.id),
    url: `${repositoryUrl(world, repository)}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    color: label.color,
    default: false,
    description: label.description,
  };
}

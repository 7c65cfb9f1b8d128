import type { Artifact, Json, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { repositoryUrl } from './render-repository.ts';

export function isExpired(world: World, artifact: Artifact): boolean {
  return Date.parse(artifact.expiresAt) <= world.now();
}

export function renderArtifact(world: World, repository: Repository, artifact: Artifact): Json {
  const url = `${repositoryUrl(world, repository)}/actions/artifacts/${artifact.id}`;
  const run = world.runs.get(artifact.runId);
  return {
    id: artifact.id,
    node_id: nodeId('artifact', artifact.id),
    name: artifact.name,
    size_in_bytes: artifact.size,
    url,
    archive_download_url: `${url}/zip`,
    expired: isExpired(world, artifact),
    digest: artifact.digest ?? null,
    created_at: artifact.createdAt,
    updated_at: artifact.updatedAt,
    expires_at: artifact.expiresAt,
    workflow_run: {
      id: artifact.runId,
      repository_id: repository.id,
      head_repository_id: run?.headRepositoryId ?? repository.id,
      head_branch: run?.headBranch,
      head_sha: run?.headSha,
    },
  };
}

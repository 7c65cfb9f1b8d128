import { signedUrl } from '../../artifacts/signed-url.ts';
import { paginateCounted } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getNumber, getRow, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
import { isExpired, renderArtifact } from '../../views/render-artifact.ts';
import type { Artifact } from '../../world/model.ts';

const read = { accepts: ['actions=read'], role: 'read' } as const;

export const artifactRoutes = routesWith(read, {
  'GET /actions/artifacts': (call) => listArtifacts(call, () => true),
  'GET /actions/runs/{run_id}/artifacts': (call) => {
    const runId = getNumber(call, 'run_id');
    return listArtifacts(call, (artifact) => artifact.runId === runId);
  },
  'GET /actions/artifacts/{artifact_id}': show(getArtifact, renderArtifact),
  'GET /actions/artifacts/{artifact_id}/{archive_format}': redirectToArchive,
});

/** Redirects to the archive. The URL is valid for one minute. */
function redirectToArchive(call: RepositoryCall): RouteResponse {
  const artifact = getArtifact(call);
  if (call.parameters.archive_format !== 'zip') throw notFound();
  if (isExpired(call.world, artifact)) throw new Refusal(410, 'Artifact has expired');
  return { status: 302, headers: { location: signedUrl(call.world, artifact, 'r') } };
}

/** Lists artifacts, newest first. */
function listArtifacts(call: RepositoryCall, chosen: (artifact: Artifact) => boolean): RouteResponse {
  const { world, repository, url } = call;
  const name = url.searchParams.get('name');
  const rows = world.artifacts
    .list(world.settings.listLag)
    .filter((artifact) => artifact.repositoryId === repository.id && artifact.finalized && chosen(artifact))
    .filter((artifact) => name === null || artifact.name === name)
    .reverse();
  return paginateCounted(call, { key: 'artifacts', rows, render: (artifact) => renderArtifact(world, repository, artifact) });
}

export function getArtifact(call: RepositoryCall): Artifact {
  const artifact = getRow(call, call.world.artifacts, 'artifact_id');
  if (!artifact.finalized) throw notFound();
  return artifact;
}

import { signedUrl } from '../../artifacts/signed-url.ts';
import { paginateCounted } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getNumber, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import { isExpired, renderArtifact } from '../../views/render-artifact.ts';
import type { Artifact } from '../../world/model.ts';

const path = '/repos/{owner}/{repo}/actions';
const read = { accepts: ['actions=read'], role: 'read' } as const;

export const artifactRoutes: readonly Route[] = [
  { kind: 'repository', operation: `GET ${path}/artifacts`, ...read, handle: (call) => listArtifacts(call, () => true) },
  {
    kind: 'repository',
    operation: `GET ${path}/runs/{run_id}/artifacts`,
    ...read,
    handle: (call) => {
      const runId = getNumber(call, 'run_id');
      return listArtifacts(call, (artifact) => artifact.runId === runId);
    },
  },
  {
    kind: 'repository',
    operation: `GET ${path}/artifacts/{artifact_id}`,
    ...read,
    handle: (call) => ({ body: renderArtifact(call.world, call.repository, getArtifact(call)) }),
  },
  { kind: 'repository', operation: `GET ${path}/artifacts/{artifact_id}/{archive_format}`, ...read, handle: redirectToArchive },
  {
    kind: 'repository',
    operation: `DELETE ${path}/artifacts/{artifact_id}`,
    accepts: ['actions=write'],
    role: 'write',
    handle: (call) => {
      call.world.artifacts.delete(getArtifact(call).id);
      return { status: 204 };
    },
  },
];

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

function getArtifact(call: RepositoryCall): Artifact {
  const artifact = call.world.artifacts.get(getNumber(call, 'artifact_id'));
  if (artifact === undefined || artifact.repositoryId !== call.repository.id || !artifact.finalized) throw notFound();
  return artifact;
}

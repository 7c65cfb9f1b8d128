import { renderApp } from '../../../../src/local/server/views/render-app.ts';
import { renderOwnPulls, repositoryPage, repositoryUrl } from '../../../../src/local/server/views/render-repository.ts';
import type { Json, Repository } from '../../../../src/local/server/world/model.ts';
import { nodeId } from '../../../../src/local/server/world/node-id.ts';
import type { World } from '../../../../src/local/server/world/world.ts';
import type { CheckAnnotation, CheckRun } from './check-run.ts';

export function renderCheckRun(world: World, repository: Repository, check: CheckRun): Json {
  const url = `${repositoryUrl(world, repository)}/check-runs/${check.id}`;
  const page = `${repositoryPage(world, repository)}/runs/${check.id}`;
  const { title = null, summary = null, text = null } = check.output;
  return {
    id: check.id,
    node_id: nodeId('job', check.id),
    name: check.name,
    head_sha: check.headSha,
    external_id: check.externalId,
    url,
    html_url: page,
    details_url: check.detailsUrl ?? page,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.startedAt,
    completed_at: check.completedAt,
    output: { title, summary, text, annotations_count: check.annotations.length, annotations_url: `${url}/annotations` },
    check_suite: { id: check.id },
    app: renderApp(world, check.app),
    pull_requests: renderOwnPulls(world, repository, ({ headSha }) => headSha === check.headSha),
  };
}

export function renderAnnotation(world: World, repository: Repository, annotation: CheckAnnotation): Json {
  const { start_column = null, end_column = null, title = null, raw_details = null } = annotation;
  const blob = `${repositoryPage(world, repository)}/blob/HEAD/${annotation.path}`;
  return { ...annotation, start_column, end_column, title, raw_details, blob_href: blob };
}

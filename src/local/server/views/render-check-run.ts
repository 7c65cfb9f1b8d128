import type { CheckAnnotation, CheckRun } from '../world/check-run.ts';
import type { Json, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { World } from '../world/world.ts';
import { renderApp } from './render-app.ts';
import { repositoryPage, repositoryUrl } from './render-repository.ts';

export function renderCheckRun(world: World, repository: Repository, check: CheckRun): Json {
  const url = `${repositoryUrl(world, repository)}/check-runs/${check.id}`;
  const page = `${repositoryPage(world, repository)}/runs/${check.id}`;
  const { title = null, summary = null, text = null } = check.output;
  return {
    id: check.id,
    node_id: nodeId('checkRun', check.id),
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
    pull_requests: listPulls(world, repository, check),
  };
}

/** Renders the open pull requests whose head is the commit. GitHub names none of forks. */
function listPulls(world: World, repository: Repository, { headSha }: CheckRun): Json[] {
  const own = { id: repository.id, url: repositoryUrl(world, repository), name: repository.name };
  return world.issues.list().flatMap(({ id, number, repositoryId, state, pull }) => {
    if (repositoryId !== repository.id || state !== 'open' || pull?.headSha !== headSha) return [];
    if (pull.headRepositoryId !== repository.id) return [];
    const sides = {
      head: { ref: pull.headRef, sha: pull.headSha, repo: own },
      base: { ref: pull.baseRef, sha: pull.baseSha, repo: own },
    };
    return [{ id, number, url: `${own.url}/pulls/${number}`, ...sides }];
  });
}

export function renderAnnotation(world: World, repository: Repository, annotation: CheckAnnotation): Json {
  const { start_column = null, end_column = null, title = null, raw_details = null } = annotation;
  const blob = `${repositoryPage(world, repository)}/blob/HEAD/${annotation.path}`;
  return { ...annotation, start_column, end_column, title, raw_details, blob_href: blob };
}

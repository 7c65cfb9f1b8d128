import { signedLogUrl } from '../../artifacts/signed-url.ts';
import { findWorkflowPath } from '../../events/workflow-path.ts';
import { paginateCounted, slicePage } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getNumber, getParameter, type RepositoryCall, type Route, type RouteResponse } from '../../http/route.ts';
import { renderJob, renderRun } from '../../views/render-run.ts';
import type { Job, Run } from '../../world/run.ts';

/** The most results that GitHub returns with a filter. */
const mostResults = 1000;

/** Returns the runs that match the query, newest first. */
function selectRuns(call: RepositoryCall, workflow?: string): Run[] {
  const { world, repository, url } = call;
  const query = url.searchParams;
  const equals = (name: string, value: string | null) => query.get(name) === null || query.get(name) === value;
  const created = query.get('created');
  return world.runs
    .list(world.settings.listLag)
    .filter(
      (run) =>
        run.repositoryId === repository.id &&
        (workflow === undefined || run.workflow === workflow) &&
        equals('event', run.event) &&
        equals('branch', run.headBranch) &&
        equals('head_sha', run.headSha) &&
        equals('actor', run.sender.login) &&
        (equals('status', run.status) || equals('status', run.conclusion)) &&
        (created === null || isWithin(run.createdAt, created)),
    )
    .reverse()
    .slice(0, mostResults);
}

/** Returns whether a time is in a range of GitHub's form: `>=T`, `>T`, `<=T`, `<T`, `A..B` with `*` for open ends, or a day. */
function isWithin(time: string, range: string): boolean {
  const at = Date.parse(time);
  const [from, to] = range.split('..');
  if (from !== undefined && to !== undefined)
    return (from === '*' || at >= Date.parse(from)) && (to === '*' || at <= Date.parse(to));
  const [, operator = '', text = ''] = /^(>=|<=|>|<)?(.*)$/.exec(range) ?? [];
  const limit = Date.parse(text);
  if (operator === '>=') return at >= limit;
  if (operator === '>') return at > limit;
  if (operator === '<=') return at <= limit;
  if (operator === '<') return at < limit;
  return time.startsWith(text);
}

const path = '/repos/{owner}/{repo}/actions';
const read = { accepts: ['actions=read'], role: 'read' } as const;

export const runRoutes: readonly Route[] = [
  { kind: 'repository', operation: `GET ${path}/runs`, ...read, handle: (call) => listRuns(call) },
  {
    kind: 'repository',
    operation: `GET ${path}/workflows/{workflow_id}/runs`,
    ...read,
    handle: (call) => listRuns(call, findWorkflowPath(call.repository, getParameter(call, 'workflow_id'))),
  },
  {
    kind: 'repository',
    operation: `GET ${path}/runs/{run_id}`,
    ...read,
    handle: async (call) => ({ body: await renderRun(call.world, call.repository, getRun(call)) }),
  },
  {
    kind: 'repository',
    operation: `POST ${path}/runs/{run_id}/cancel`,
    accepts: ['actions=write'],
    role: 'write',
    handle: cancelRun,
  },
  {
    kind: 'repository',
    operation: `POST ${path}/runs/{run_id}/approve`,
    accepts: ['actions=write'],
    role: 'write',
    handle: approveRun,
  },
  { kind: 'repository', operation: `GET ${path}/runs/{run_id}/jobs`, ...read, handle: listJobs },
  {
    kind: 'repository',
    operation: `GET ${path}/jobs/{job_id}`,
    ...read,
    handle: (call) => ({ body: renderJobOfRun(call, getJob(call)) }),
  },
  { kind: 'repository', operation: `GET ${path}/jobs/{job_id}/logs`, ...read, handle: redirectToLog },
  {
    kind: 'repository',
    operation: `POST ${path}/jobs/{job_id}/rerun`,
    accepts: ['actions=write'],
    role: 'write',
    handle: rerunJob,
  },
];

async function listRuns(call: RepositoryCall, workflow?: string): Promise<RouteResponse> {
  const { rows, total, headers } = slicePage(call, selectRuns(call, workflow));
  const runs = await Promise.all(rows.map((run) => renderRun(call.world, call.repository, run)));
  return { body: { total_count: total, workflow_runs: runs }, headers };
}

/** Accepts the request to cancel a run. The run ends later, when its jobs have received the cancellation. */
function cancelRun(call: RepositoryCall): RouteResponse {
  const run = getRun(call);
  if (run.status === 'completed') throw new Refusal(409, 'Cannot cancel a workflow run that is completed.');
  for (const listener of call.world.cancelListeners) listener(run.id);
  return { status: 202, body: {} };
}

/** Starts a run that waits for approval. A workflow cannot approve what its own token has caused. */
function approveRun(call: RepositoryCall): RouteResponse {
  const run = getRun(call);
  if (call.principal.kind === 'job') throw new Refusal(403, 'Resource not accessible by integration');
  if (run.conclusion !== 'action_required') throw new Refusal(403, 'This run is not waiting for approval.');
  for (const listener of call.world.approveListeners) listener(run.id);
  return { status: 201, body: {} };
}

/** Lists the jobs of the latest attempt, or of all attempts with `filter=all`. */
function listJobs(call: RepositoryCall): RouteResponse {
  const run = getRun(call);
  const all = call.url.searchParams.get('filter') === 'all';
  const jobs = call.world.jobs
    .list(call.world.settings.listLag)
    .filter((job) => job.runId === run.id && (all || job.attempt === run.attempt));
  return paginateCounted(call, { key: 'jobs', rows: jobs, render: (job) => renderJobOfRun(call, job) });
}

function renderJobOfRun(call: RepositoryCall, job: Job): Record<string, unknown> {
  const run = call.world.runs.get(job.runId);
  if (run === undefined) throw notFound();
  return renderJob(call.world, call.repository, { job, run });
}

/** Redirects to the log of a job, at a place that takes no token. There is none until the job has ended. */
function redirectToLog(call: RepositoryCall): RouteResponse {
  const job = getJob(call);
  if (job.status !== 'completed' || job.steps === undefined) throw notFound();
  return { status: 302, headers: { location: signedLogUrl(call.world, job.id) } };
}

/** Runs a job again, and its dependents. Refuses when the run has not ended. */
function rerunJob(call: RepositoryCall): RouteResponse {
  const { id, runId } = getJob(call);
  if (call.world.runs.get(runId)?.status !== 'completed')
    throw new Refusal(403, 'The workflow run containing this job is already running');
  for (const listener of call.world.rerunListeners) listener(id);
  return { status: 201, body: {} };
}

function getRun(call: RepositoryCall): Run {
  const run = call.world.runs.get(getNumber(call, 'run_id'));
  if (run === undefined || run.repositoryId !== call.repository.id) throw notFound();
  return run;
}

function getJob(call: RepositoryCall): Job {
  const job = call.world.jobs.get(getNumber(call, 'job_id'));
  if (job === undefined || job.repositoryId !== call.repository.id) throw notFound();
  return job;
}

import { signedLogUrl } from '../../artifacts/signed-url.ts';
import { findWorkflowPath } from '../../events/workflow-path.ts';
import { paginateCounted, slicePage } from '../../http/paginate.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { getParameter, getRow, type RepositoryCall, type RouteResponse, routesWith, show } from '../../http/route.ts';
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

const read = { accepts: ['actions=read'], role: 'read' } as const;
const write = { accepts: ['actions=write'], role: 'write' } as const;

export const runRoutes = [
  ...routesWith(read, {
    'GET /actions/workflows/{workflow_id}/runs': (call) =>
      listRuns(call, findWorkflowPath(call.repository, getParameter(call, 'workflow_id'))),
    'GET /actions/runs/{run_id}': show(getRun, renderRun),
    'GET /actions/runs/{run_id}/jobs': listJobs,
    'GET /actions/jobs/{job_id}/logs': redirectToLog,
  }),
  ...routesWith(write, {
    'POST /actions/runs/{run_id}/cancel': cancelRun,
    'POST /actions/jobs/{job_id}/rerun': rerunJob,
  }),
];

export async function listRuns(call: RepositoryCall, workflow?: string): Promise<RouteResponse> {
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

/** Lists the jobs of the latest attempt, or of all attempts with `filter=all`. */
function listJobs(call: RepositoryCall): RouteResponse {
  const run = getRun(call);
  const all = call.url.searchParams.get('filter') === 'all';
  const jobs = call.world.jobs
    .list(call.world.settings.listLag)
    .filter((job) => job.runId === run.id && (all || job.attempt === run.attempt));
  return paginateCounted(call, { key: 'jobs', rows: jobs, render: (job) => renderJobOfRun(call, job) });
}

export function renderJobOfRun(call: RepositoryCall, job: Job): Record<string, unknown> {
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

export function getRun(call: RepositoryCall): Run {
  return getRow(call, call.world.runs, 'run_id');
}

export function getJob(call: RepositoryCall): Job {
  return getRow(call, call.world.jobs, 'job_id');
}

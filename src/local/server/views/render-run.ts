import type { StepState } from '../../workflow-contract.ts';
import { readCommit } from '../git/read-commit.ts';
import { getRepositoryById } from '../world/lookups.ts';
import type { Json, PullDetails, Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { Job, Run } from '../world/run.ts';
import type { World } from '../world/world.ts';
import { renderMinimalRepository, renderOwnPulls, repositoryPage, repositoryUrl } from './render-repository.ts';
import { renderUser } from './render-user.ts';

export async function renderRun(world: World, repository: Repository, run: Run): Promise<Json> {
  const commit = await readCommit(repository.git, run.headSha).catch(() => undefined);
  const head = {
    id: run.headSha,
    tree_id: commit?.tree ?? '',
    message: commit?.message ?? '',
    timestamp: commit?.committer.date ?? run.createdAt,
    author: renderPerson(commit?.author),
    committer: renderPerson(commit?.committer),
  };
  return { ...describeRun(world, repository, run), head_commit: head };
}

/** Renders a run without its commit, because reading the commit takes a process. */
export function describeRun(world: World, repository: Repository, run: Run): Json {
  const url = `${repositoryUrl(world, repository)}/actions/runs/${run.id}`;
  const small = renderMinimalRepository(world, repository);
  return {
    id: run.id,
    name: run.runName ?? nameOf(run),
    node_id: nodeId('run', run.id),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.workflow,
    display_title: run.title,
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: run.workflowId,
    check_suite_id: run.id,
    check_suite_node_id: nodeId('run', run.id),
    url,
    html_url: `${repositoryPage(world, repository)}/actions/runs/${run.id}`,
    // GitHub names none where the head is in a fork.
    pull_requests: renderOwnPulls(world, repository, (pull) => isHeadOf(pull, run)),
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    run_started_at: run.startedAt,
    actor: renderUser(world, run.sender),
    triggering_actor: renderUser(world, run.sender),
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${repositoryUrl(world, repository)}/check-suites/${run.id}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
    workflow_url: `${repositoryUrl(world, repository)}/actions/workflows/${run.workflowId}`,
    referenced_workflows: [],
    repository: small,
    head_repository: renderMinimalRepository(world, getRepositoryById(world, run.headRepositoryId)),
    head_repository_id: run.headRepositoryId,
  };
}

export function renderJob(world: World, repository: Repository, { job, run }: { job: Job; run: Run }): Json {
  const url = repositoryUrl(world, repository);
  return {
    id: job.id,
    run_id: run.id,
    workflow_name: nameOf(run),
    head_branch: run.headBranch,
    run_url: `${url}/actions/runs/${run.id}`,
    run_attempt: job.attempt,
    node_id: nodeId('job', job.id),
    head_sha: run.headSha,
    url: `${url}/actions/jobs/${job.id}`,
    html_url: `${repositoryPage(world, repository)}/actions/runs/${run.id}/job/${job.id}`,
    status: job.status,
    conclusion: job.conclusion,
    created_at: job.createdAt,
    started_at: job.startedAt ?? job.createdAt,
    completed_at: job.completedAt,
    name: job.name,
    steps: (job.steps ?? []).map((step, index) => renderStep(step, index + 1)),
    check_run_url: `${url}/check-runs/${job.id}`,
    labels: ['ubuntu-latest'],
    runner_id: job.startedAt === null ? null : 1,
    runner_name: job.startedAt === null ? null : 'local',
    runner_group_id: job.startedAt === null ? null : 1,
    runner_group_name: job.startedAt === null ? null : 'local',
  };
}

function renderStep({ name, conclusion, startedAt, completedAt }: StepState, number: number): Json {
  // GitHub says the times of steps in whole seconds.
  const [started, completed] = [startedAt, completedAt].map((time) => time.replace(/\.\d+Z$/, 'Z'));
  return { name, status: 'completed', conclusion, number, started_at: started, completed_at: completed };
}

/**
 * Renders the log of a job as GitHub stores it: a time before every line, and no names of steps but the line with which a
 * script begins.
 */
export function renderLog({ steps = [] }: Pick<Job, 'steps'>): string {
  const lines = steps.flatMap(({ name, log, startedAt, completedAt }) => {
    const own = log === '' ? [] : log.split('\n');
    const head = name.startsWith('Run ') ? [`##[group]${name}`, '##[endgroup]'] : [];
    return [...head, ...own].map((line, index, all) => `${toTicks(index === all.length - 1 ? completedAt : startedAt)} ${line}`);
  });
  return `\uFEFF${lines.join('\n')}\n`;
}

/** Returns a time with the seven digits that the runner writes. */
function toTicks(time: string): string {
  return time.replace(/Z$/, '0000Z');
}

/** Returns the name that GitHub shows for the workflow of a run. */
export function nameOf({ workflow, workflowName }: Pick<Run, 'workflow' | 'workflowName'>): string {
  return workflowName ?? workflow.slice(workflow.lastIndexOf('/') + 1);
}

function isHeadOf({ headRepositoryId, headRef, headSha }: PullDetails, run: Run): boolean {
  return headRepositoryId === run.headRepositoryId && headRef === run.headBranch && headSha === run.headSha;
}

function renderPerson(person: { readonly name: string; readonly email: string } | undefined): Json {
  return { name: person?.name ?? '', email: person?.email ?? '' };
}

import type { JobState, RunState } from '../../workflow-contract.ts';
import { emailOf } from '../git/identity.ts';
import { repositoryPage, repositoryUrl } from '../views/render-repository.ts';
import { describeRun, nameOf, renderJob } from '../views/render-run.ts';
import { getRepository, getRepositoryById } from '../world/lookups.ts';
import { isoTime, type Repository } from '../world/model.ts';
import { nodeId } from '../world/node-id.ts';
import type { Run } from '../world/run.ts';
import type { World } from '../world/world.ts';
import { fireEvent } from './fire-event.ts';
import { workflowIdOf } from './workflow-path.ts';

/**
 * Describes the head commit of a run without asking git, because the runner reports in the middle of its own work and cannot
 * wait.
 */
function describeHead(repository: Repository, run: Run): Record<string, unknown> {
  const person = { name: repository.owner.login, email: emailOf(repository.owner) };
  return { id: run.headSha, tree_id: run.headSha, message: '', timestamp: run.createdAt, author: person, committer: person };
}

const runActions = { queued: 'requested', in_progress: 'in_progress', completed: 'completed' } as const;

/** Stores the runner's report about a run, and fires `workflow_run` when its status changed. */
export function reportRun(world: World, state: RunState): void {
  const repository = getRepository(world, state.repository);
  const known = world.runs.get(state.id);
  const now = isoTime(world.now());
  const sender = known?.sender ?? world.accounts.get(state.actor ?? '') ?? world.promisedRuns.get(state.id) ?? repository.owner;
  const again = known !== undefined && known.attempt !== state.attempt;
  const run = world.runs.put({
    ...state,
    repositoryId: repository.id,
    headRepositoryId: state.headRepository === undefined ? repository.id : getRepository(world, state.headRepository).id,
    workflowId: workflowIdOf(world, repository, state.workflow),
    number: known?.number ?? countRuns(world, repository, state.workflow) + 1,
    sender,
    createdAt: known?.createdAt ?? now,
    startedAt: again || known === undefined ? now : known.startedAt,
    updatedAt: now,
  });
  world.promisedRuns.delete(state.id);
  if (known?.status === run.status && !again) return;
  fireEvent(world, {
    name: 'workflow_run',
    action: runActions[run.status],
    repository,
    cause: { sender, fromJobToken: false },
    payload: {
      workflow_run: { ...describeRun(world, repository, run), head_commit: describeHead(repository, run) },
      workflow: renderWorkflow(world, repository, run),
    },
  });
}

export function reportJob(world: World, state: JobState): void {
  const run = world.runs.get(state.runId);
  if (run === undefined) throw new Error(`Job ${state.id} belongs to run ${state.runId}, which was never reported`);
  const repository = getRepositoryById(world, run.repositoryId);
  const known = world.jobs.get(state.id);
  const now = isoTime(world.now());
  const job = world.jobs.put({
    ...state,
    repositoryId: run.repositoryId,
    attempt: known?.attempt ?? run.attempt,
    createdAt: known?.createdAt ?? now,
    startedAt: known?.startedAt ?? (state.status === 'in_progress' ? now : null),
    completedAt: state.status === 'completed' ? (known?.completedAt ?? now) : null,
  });
  if (known?.status === job.status) return;
  fireEvent(world, {
    name: 'workflow_job',
    action: job.status,
    repository,
    cause: { sender: run.sender, fromJobToken: false },
    payload: { workflow_job: renderJob(world, repository, { job, run }) },
    // A job starts no workflow.
    appsOnly: true,
  });
}

function countRuns(world: World, repository: Repository, workflow: string): number {
  return world.runs.list().filter((run) => run.repositoryId === repository.id && run.workflow === workflow).length;
}

function renderWorkflow(world: World, repository: Repository, run: Run): Record<string, unknown> {
  const page = repositoryPage(world, repository);
  return {
    id: run.workflowId,
    node_id: nodeId('run', run.workflowId),
    name: nameOf(run),
    path: run.workflow,
    state: 'active',
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    url: `${repositoryUrl(world, repository)}/actions/workflows/${run.workflowId}`,
    html_url: `${page}/blob/${repository.defaultBranch}/${run.workflow}`,
    badge_url: `${page}/workflows/badge.svg`,
  };
}

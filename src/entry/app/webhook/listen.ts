import type { Probot } from 'probot';
import { pauseLabel } from '../../../core/trigger/change.ts';
import { type AppContext, lockOf, type RepositoryRef, type Work } from '../work/queued-work.ts';

/** The events that `parseTrigger` knows, without those that GitHub sends only to workflows. */
export const subscribedTriggers = [
  'issues.labeled',
  'issues.opened',
  'issues.reopened',
  'issues.assigned',
  'pull_request.labeled',
  'pull_request.opened',
  'pull_request.reopened',
  'pull_request.assigned',
  'pull_request.ready_for_review',
  'pull_request_review.submitted',
  'issue_comment.created',
  'repository_dispatch',
] as const;

/** The events about changes of a subject during a run (`parseChange`). GitHub reports a merge as closed. */
export const subscribedChanges = [
  'issues.unlabeled',
  'issues.closed',
  'issues.transferred',
  'issues.deleted',
  'pull_request.unlabeled',
  'pull_request.closed',
  'pull_request.synchronize',
] as const;

export interface PushPayload {
  readonly ref: string;
  readonly commits?: readonly {
    readonly added?: readonly string[] | undefined;
    readonly modified?: readonly string[] | undefined;
    readonly removed?: readonly string[] | undefined;
  }[];
  readonly repository: { readonly default_branch: string };
}

/** The most commits that GitHub lists in a push event. */
const mostCommits = 2048;

/** Returns whether a push may have changed the configuration of the default branch. */
export function touchesConfig({ ref, commits = [], repository }: PushPayload, path: string): boolean {
  if (ref !== `refs/heads/${repository.default_branch}`) return false;
  const isListed = ({ added = [], modified = [], removed = [] }: (typeof commits)[number]): boolean =>
    [...added, ...modified, ...removed].includes(path);
  return commits.length >= mostCommits || commits.some(isListed);
}

/** Registers handlers for verified deliveries. A handler only queues the work, so that GitHub gets its answer at once. */
export function listen(probot: Probot, context: AppContext): void {
  probot.on([...subscribedTriggers, ...subscribedChanges], async ({ id, name, payload }) => {
    const { installation, repository } = payload;
    if (installation === undefined)
      return context.log.warning(`Delivery ${id} names no installation, so nothing can be done for it.`);
    // Most comments are no commands. They cost no request.
    if (name === 'issue_comment' && !payload.comment.body.startsWith('/')) return;
    if (payload.action === 'unlabeled' && 'label' in payload && isOurs(payload.label?.name)) return;
    const work: Work = {
      kind: 'event',
      delivery: id,
      name,
      payload,
      installation: installation.id,
      arrivedAt: context.arrivals(),
    };
    await context.add({ id, key: lockOf(repository.id, subjectOf(payload)), work });
  });
  probot.on('workflow_job.completed', async ({ id, payload }) => {
    const { installation, repository, workflow_job: job } = payload;
    if (installation === undefined || !/(?:^| \/ )agent$/.test(job.name)) return;
    const work: Work = {
      kind: 'job',
      installation: installation.id,
      repository: toRepositoryRef(repository),
      job: { id: job.id, run: job.run_id, attempt: job.run_attempt ?? 1, conclusion: job.conclusion, url: job.html_url ?? '' },
    };
    // The queue key must be the subject, which is known only after the order is read. Reading writes nothing, so the job id
    // serves as key until then.
    await context.add({ id, key: `job ${repository.id} ${job.run_id}`, work });
  });
  probot.on('push', async ({ id, payload }) => {
    const { installation, repository } = payload;
    if (installation === undefined || !touchesConfig(payload, context.settings.config)) return;
    const work: Work = { kind: 'config', installation: installation.id, repository: toRepositoryRef(repository) };
    await context.add({ id, key: `config ${repository.id}`, work });
  });
  // GitHub also sends this event for workflow runs that never had a job.
  probot.on('workflow_run.completed', ({ payload }) => context.slots.release({ workflowRun: payload.workflow_run.id }));
}

/**
 * Returns whether Baton itself removes the label, as it does with those that show the state of a run. People remove the label
 * of the pause.
 */
function isOurs(label = ''): boolean {
  return label.startsWith('baton:') && label !== pauseLabel;
}

interface SentRepository {
  readonly id: number;
  readonly name: string;
  readonly default_branch: string;
  readonly owner: { readonly login: string } | null;
}

function toRepositoryRef({ id, name, owner, default_branch: defaultBranch }: SentRepository): RepositoryRef {
  return { id, owner: owner?.login ?? '', name, defaultBranch };
}

/**
 * Returns the number of the thread that an event is about, or 0 if there is none, as the concurrency group of the workflow
 * does.
 */
function subjectOf(payload: object): number {
  const { issue, pull_request: pull } = payload as { issue?: { number: number }; pull_request?: { number: number } };
  return issue?.number ?? pull?.number ?? 0;
}

/** Creates a clock whose times all differ and ascend. Runs of events without a subject get their names from these times. */
export function createArrivals(now: () => string): () => string {
  let last = 0;
  return () => {
    last = Math.max(Date.parse(now()), last + 1);
    return new Date(last).toISOString();
  };
}

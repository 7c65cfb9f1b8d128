import type { Probot } from 'probot';
import { pauseLabel } from '../../../core/trigger/change.ts';
import { type AppContext, lockOf, type RepositoryRef, type Work } from '../work/work.ts';

/** Those that `parseTrigger` knows, but for those that GitHub tells workflows alone. */
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

/** What may happen to a subject while a run about it goes on (`parseChange`). A merge is told as closed. */
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

/** GitHub names no more commits than these in a push. */
const mostCommits = 2048;

/** Whether a push may have changed the configuration of the default branch. */
export function touchesConfig({ ref, commits = [], repository }: PushPayload, path: string): boolean {
  if (ref !== `refs/heads/${repository.default_branch}`) return false;
  const isListed = ({ added = [], modified = [], removed = [] }: (typeof commits)[number]): boolean =>
    [...added, ...modified, ...removed].includes(path);
  return commits.length >= mostCommits || commits.some(isListed);
}

/** Takes deliveries whose signature was right, and queues what they mean. Nothing is done in the handler itself. */
export function listen(probot: Probot, context: AppContext): void {
  probot.on([...subscribedTriggers, ...subscribedChanges], async ({ id, name, payload }) => {
    const { installation, repository } = payload;
    if (installation === undefined)
      return context.log.warning(`Delivery ${id} names no installation, so nothing can be done for it.`);
    // Most comments are talk: they cost no request.
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
      repository: refer(repository),
      job: { id: job.id, run: job.run_id, attempt: job.run_attempt ?? 1, conclusion: job.conclusion, url: job.html_url ?? '' },
    };
    // The subject stands in the order, which is read first; until then nothing is written, so the job's own key will do.
    await context.add({ id, key: `job ${repository.id} ${job.run_id}`, work });
  });
  probot.on('push', async ({ id, payload }) => {
    const { installation, repository } = payload;
    if (installation === undefined || !touchesConfig(payload, context.settings.config)) return;
    const work: Work = { kind: 'config', installation: installation.id, repository: refer(repository) };
    await context.add({ id, key: `config ${repository.id}`, work });
  });
  // Told also of those that never had a job.
  probot.on('workflow_run.completed', ({ payload }) => context.slots.release({ workflowRun: payload.workflow_run.id }));
}

/** Labels that say how a run stands are taken off by ourselves; that of the pause by people. */
function isOurs(label = ''): boolean {
  return label.startsWith('baton:') && label !== pauseLabel;
}

interface SentRepository {
  readonly id: number;
  readonly name: string;
  readonly default_branch: string;
  readonly owner: { readonly login: string } | null;
}

function refer({ id, name, owner, default_branch: defaultBranch }: SentRepository): RepositoryRef {
  return { id, owner: owner?.login ?? '', name, defaultBranch };
}

/** 0 for events that are about no thread, as in the group of a workflow. */
function subjectOf(payload: object): number {
  const { issue, pull_request: pull } = payload as { issue?: { number: number }; pull_request?: { number: number } };
  return issue?.number ?? pull?.number ?? 0;
}

/** Times of arrival that all differ and ascend: runs of events without a subject are named by them. */
export function createArrivals(now: () => string): () => string {
  let last = 0;
  return () => {
    last = Math.max(Date.parse(now()), last + 1);
    return new Date(last).toISOString();
  };
}

import { describeJsonFaults } from '../json/json-value.ts';
import { failure, type Result, success } from '../result.ts';
import type { FailedCheck } from './failed-check.ts';
import { buildNoSubject, buildRepository, checkPayloadSchema, deletedAccount, type WorkflowRunPayload } from './payload.ts';
import type { Repository, Trigger } from './trigger.ts';

/** The conclusions that `on.checks` can wait for. A job in front of all others drops the rest before a runner starts. */
export const checkConclusions = ['failure', 'timed_out', 'cancelled'] as const;

/**
 * Builds the trigger of a workflow run that completed without success. The number of the pull request is 0 where GitHub names none:
 * it has to be asked for by the branch of the head. The person who acts is the actor of the workflow run, by numeric id; the authors
 * of commits are words that anybody can write.
 */
export function buildCheckTrigger(repository: Repository, run: WorkflowRunPayload): Result<Trigger, string> {
  const { conclusion } = run;
  if (!checkConclusions.some((known) => known === conclusion))
    return failure(`The workflow run ${run.id} ended with \`${conclusion ?? run.status ?? 'nothing'}\`, which starts nothing`);
  const of = findSide(repository, run);
  const actor = run.actor ?? deletedAccount;
  const check: FailedCheck = {
    workflow: run.name ?? run.path,
    // GitHub adds a ref to the paths of some.
    path: run.path.split('@')[0] ?? run.path,
    conclusion: conclusion ?? '',
    url: run.html_url,
    head: run.head_sha,
    of,
    run: run.id,
    attempt: run.run_attempt,
  };
  return success({
    kind: 'check',
    label: '',
    repository,
    actor,
    subject: of === 'default-branch' ? buildNoSubject(actor) : buildUnknownPull(actor, run),
    check,
    at: run.updated_at,
    ...(of === 'default-branch' ? { firedAt: run.updated_at } : {}),
  });
}

/** Parses a failed check. Its payload does not describe the pull request of the head, so `forward` and `plan` request that. */
export function parseCheck(payload: unknown): Result<Trigger, { readonly reason: string }> {
  const { success: isRead, data, error } = checkPayloadSchema.safeParse(payload);
  if (!isRead)
    return failure({
      reason: `The payload of \`workflow_run\` is not what GitHub sends: ${describeJsonFaults(error, payload)}.`,
    });
  const built = buildCheckTrigger(buildRepository(data.repository), data.workflow_run);
  return built.ok ? built : failure({ reason: `${built.error}.` });
}

/** Returns whether a check is one of the default branch or one of a pull request. A fork may call its branch as it likes. */
function findSide({ id, defaultBranch }: Repository, run: WorkflowRunPayload): FailedCheck['of'] {
  const isOwn = run.head_repository?.id === id && !run.event.startsWith('pull_request');
  return isOwn && run.head_branch === defaultBranch ? 'default-branch' : 'pull-requests';
}

function buildUnknownPull(actor: Trigger['actor'], run: WorkflowRunPayload): Trigger['subject'] {
  const head = { branch: run.head_branch ?? '', sha: run.head_sha, repository: run.head_repository?.id ?? null };
  return { ...buildNoSubject(actor), kind: 'pull-request', number: run.pull_requests[0]?.number ?? 0, head };
}

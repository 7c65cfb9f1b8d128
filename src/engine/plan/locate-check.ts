import { failure, type Result, success } from '../../core/result.ts';
import { buildCheckTrigger } from '../../core/trigger/build-check-trigger.ts';
import type { FailedCheck } from '../../core/trigger/failed-check.ts';
import type { WorkflowRunPayload } from '../../core/trigger/payload.ts';
import { isFromFork, type Repository, type Trigger } from '../../core/trigger/trigger.ts';
import type { Checks } from '../../ports/checks.ts';
import { explainOwn } from './resolve-check.ts';

export interface CheckEvent {
  readonly repository: Repository;
  readonly workflowRun: WorkflowRunPayload;
  /** The workflow file of Baton's own workflow runs, which start nothing. */
  readonly ownFile: string;
  /** Returns why no pipeline waits for the check; undefined where one does. */
  readonly explainUnawaited: (trigger: Trigger) => Promise<string | undefined>;
  /** Creates the port for checks, when a check is worth a request. */
  readonly createChecks: () => Promise<Pick<Checks, 'listPulls'>>;
}

/** A failed check, and the pull request that it is about. */
export interface LocatedCheck {
  readonly trigger: Trigger;
  readonly check: FailedCheck;
  /** The number of the pull request; absent for a check of the default branch. */
  readonly number?: number;
  /** The numbers of the pull requests that have the same head and are passed over. */
  readonly others: readonly number[];
}

/**
 * Finds the pull request that a failed check is about; the error says in words why the check starts nothing. The payload names the
 * pull requests of a head only sometimes, so GitHub is asked by the branch; the lowest number counts where a branch has several.
 */
export async function locateCheck(event: CheckEvent): Promise<Result<LocatedCheck, string>> {
  const built = buildCheckTrigger(event.repository, event.workflowRun);
  if (!built.ok) return failure(built.error);
  const trigger = built.value;
  const { check } = trigger;
  if (check === undefined) return failure('the workflow run is no check');
  const refused = explainOwn(check, event.ownFile) ?? explainFork(trigger, check) ?? (await event.explainUnawaited(trigger));
  if (refused !== undefined) return failure(refused);
  if (check.of === 'default-branch') return success({ trigger, check, others: [] });
  const branch = trigger.subject.head?.branch ?? '';
  const [number, ...others] = await (await event.createChecks()).listPulls({ branch, sha: check.head });
  if (number !== undefined) return success({ trigger, check, number, others });
  return failure(
    `no open pull request of this repository has the branch ${branch} at ${check.head.slice(0, 12)}, which ${check.workflow} checked`,
  );
}

/** Returns why the check of a fork starts nothing; undefined for one of this repository. */
function explainFork(trigger: Trigger, { of, workflow }: FailedCheck): string | undefined {
  if (of === 'default-branch' || !isFromFork(trigger)) return undefined;
  return `${workflow} checked the branch ${trigger.subject.head?.branch ?? ''} of a fork, to which Baton never pushes; somebody with write access can comment \`/baton run\` and the name of a pipeline on the pull request`;
}

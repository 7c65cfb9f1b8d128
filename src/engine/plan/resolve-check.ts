import { failure, type Result, success } from '../../core/result.ts';
import { buildCheckTrigger } from '../../core/trigger/build-check-trigger.ts';
import type { FailedCheck } from '../../core/trigger/failed-check.ts';
import type { Repository, Subject, Trigger } from '../../core/trigger/trigger.ts';
import type { Checks } from '../../ports/checks.ts';

/** The report of a failed check, which GitHub is asked about. */
export interface CheckReport {
  /** The workflow run and its attempt. */
  readonly run: number;
  readonly attempt: number;
  /** The pull request, whose lock the job holds; absent for a check of the default branch. */
  readonly number?: number | undefined;
  readonly repository: Repository;
  /** The commit of the default branch that this job works with. */
  readonly tip: string;
  /** The workflow file that calls Baton, whose own workflow runs start nothing. */
  readonly ownFile?: string;
}

/** Asks GitHub about a failed check. The error says in words why it starts nothing. */
export async function resolveCheck(checks: Checks, report: CheckReport): Promise<Result<Trigger, string>> {
  const { run: id, attempt, repository } = report;
  const run = await checks.readRun(id);
  if (run === undefined) return failure(`GitHub does not have workflow run ${id} any more`);
  if (run.run_attempt !== attempt) return failure(`workflow run ${id} was started again since; the new attempt counts`);
  const built = buildCheckTrigger(repository, run);
  const check = built.ok ? built.value.check : undefined;
  if (!built.ok || check === undefined) return failure(built.ok ? 'the workflow run is no check' : built.error);
  const own = explainOwn(check, report.ownFile);
  if (own !== undefined) return failure(own);
  const misfit = explainMisfit(check, report);
  if (misfit !== undefined || report.number === undefined)
    return misfit === undefined ? checkTip(built.value, report.tip) : failure(misfit);
  return addPull(checks, { trigger: built.value, check, number: report.number });
}

/**
 * Returns why the number of a report does not fit its check. The job holds the lock of that number, and of 0 where there is none: about
 * another subject it would work beside the job that holds its lock.
 */
function explainMisfit({ of }: FailedCheck, { number }: CheckReport): string | undefined {
  if (of === 'pull-requests')
    return number === undefined ? 'the event names no pull request, and the check is of one' : undefined;
  return number === undefined ? undefined : `the event names pull request #${number}, and the check is of the default branch`;
}

/** Returns why a workflow run of Baton itself starts nothing; undefined for any other. */
export function explainOwn(
  { workflow, path }: Pick<FailedCheck, 'workflow' | 'path'>,
  ownFile: string | undefined,
): string | undefined {
  const isOwn = ownFile !== undefined && path.split('/').at(-1) === ownFile.split('/').at(-1);
  return isOwn ? `the workflow ${workflow} is the one that calls Baton, and its own workflow runs start nothing` : undefined;
}

function checkTip(trigger: Trigger, tip: string): Result<Trigger, string> {
  const head = trigger.check?.head ?? '';
  if (head === tip) return success(trigger);
  return failure(
    `the check is of commit ${head.slice(0, 12)}, and the default branch is at ${tip.slice(0, 12)} now, whose own check counts`,
  );
}

async function addPull(
  checks: Checks,
  { trigger, check, number }: { readonly trigger: Trigger; readonly check: FailedCheck; readonly number: number },
): Promise<Result<Trigger, string>> {
  const pull = await checks.readPull(number);
  const name = `pull request #${number}`;
  if (pull === undefined) return failure(`GitHub does not have ${name}`);
  const { subject, open, editedAt } = pull;
  if (!open) return failure(`${name} is closed`);
  const moved = explainMoved(subject, trigger);
  if (moved !== undefined) return failure(moved);
  const { at = '' } = trigger;
  if (editedAt !== null && Date.parse(editedAt) >= Date.parse(at))
    return failure(
      `the text of #${number} was edited at ${editedAt}, after ${check.workflow} had ended at ${at}; comment \`/baton run\` and the pipeline to start`,
    );
  return success({ ...trigger, subject });
}

/** Returns why a check is not about the commits that a pull request has now. */
function explainMoved({ number, head }: Subject, { subject, check }: Trigger): string | undefined {
  const isSame = head?.repository === subject.head?.repository && head?.branch === subject.head?.branch;
  if (!isSame) return `the check is not one of pull request #${number}`;
  if (head?.sha === check?.head) return undefined;
  return `pull request #${number} was at ${check?.head.slice(0, 12)} when it was checked and is at ${head?.sha.slice(0, 12)} now, whose own check counts`;
}

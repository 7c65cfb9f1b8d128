import { completeConfig } from '../../../core/config/parse/parse-whole-config.ts';
import { buildCheckTrigger } from '../../../core/trigger/build-check-trigger.ts';
import { describeCause } from '../../../core/trigger/describe-cause.ts';
import type { FailedCheck } from '../../../core/trigger/failed-check.ts';
import { isAwaitedCheck } from '../../../core/trigger/match/check-failed-check.ts';
import { checkPayloadSchema } from '../../../core/trigger/payload.ts';
import type { Trigger } from '../../../core/trigger/trigger.ts';
import { explainOwn } from '../../../engine/plan/resolve-check.ts';
import type { Checks } from '../../../ports/checks.ts';
import { StartBlocked } from '../../shared/start-blocked.ts';
import type { CheckHint } from '../event/read-trigger.ts';
import type { JobContext } from '../job/job-context.ts';
import { createKeylessEngine } from '../wire/create-engine.ts';

/** A failed check that is to be planned. */
interface ForwardedCheck {
  /** The number of the pull request; 0 for the default branch. */
  readonly number: number;
  readonly actor: string;
  /** The description of the event. It follows the word "because". */
  readonly what: string;
  readonly hint: CheckHint;
}

/** The port for checks, which is made when a check is worth a request. */
type CreateChecks = () => Promise<Pick<Checks, 'listPulls'>>;

/**
 * Reads the failed check that is to be forwarded, or says in words why it is not. The payload names the pull requests of a head
 * only sometimes, so GitHub is asked by the branch; the lowest number counts where a branch has several.
 */
export async function readForwardedCheck(context: JobContext, createChecks: CreateChecks): Promise<ForwardedCheck | string> {
  const { job } = context;
  const payload = checkPayloadSchema.safeParse(job.payload);
  if (!payload.success) return 'Nothing was started: the payload of `workflow_run` is not what GitHub sends.';
  const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
  const built = buildCheckTrigger({ id, owner, name, defaultBranch, private: isPrivate }, payload.data.workflow_run);
  if (!built.ok) return `Nothing was started: ${built.error}.`;
  const { check, actor } = built.value;
  if (check === undefined) return 'Nothing was started: the workflow run is no check.';
  const refused = explainOwn(check, job.workflow.file) ?? explainFork(built.value, check);
  if (refused !== undefined) return `Nothing was started: ${refused}.`;
  if (!(await isAwaited(context, built.value)))
    return `Nothing was started: no pipeline waits for this, ${describeCause(built.value)}.`;
  const about = { actor: actor.login, what: describeCause(built.value) };
  const hint = { event: 'workflow_run', action: 'completed', run: check.run, attempt: check.attempt } as const;
  const label = check.workflow.slice(0, 100);
  if (check.of === 'default-branch') return { ...about, number: 0, hint: { ...hint, label } };
  const branch = built.value.subject.head?.branch ?? '';
  const [number, ...others] = await (await createChecks()).listPulls({ branch, sha: check.head });
  if (number === undefined)
    return `Nothing was started: no open pull request of this repository has the branch ${branch} at ${check.head.slice(0, 12)}, which ${check.workflow} checked.`;
  return { ...about, what: `${about.what}${describeOthers(others)}`, number, hint: { ...hint, number, label } };
}

/** Describes the pull requests that have the same head and are passed over. */
function describeOthers(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  const named = numbers.map((number) => `#${number}`).join(', ');
  return `; ${named} ${numbers.length === 1 ? 'has' : 'have'} the same head, and the lowest number counts`;
}

/** Returns why the check of a fork starts nothing; undefined for one of this repository. */
function explainFork({ subject, repository }: Trigger, { of, workflow }: FailedCheck): string | undefined {
  if (of === 'default-branch' || subject.head?.repository === repository.id) return undefined;
  return `${workflow} checked the branch ${subject.head?.branch ?? ''} of a fork, to which Baton never pushes; somebody with write access can comment \`/baton run\` and the name of a pipeline on the pull request`;
}

/** Returns whether a pipeline of the default branch waits for the check, so that no workflow run is dispatched for nothing. */
async function isAwaited(context: JobContext, trigger: Trigger): Promise<boolean> {
  const { config: read } = await createKeylessEngine(context);
  const config = await completeConfig(read);
  if (!config.ok) throw new StartBlocked('configuration', config.error);
  return Object.values(config.value.pipelines).some(({ on }) => isAwaitedCheck(on, trigger));
}

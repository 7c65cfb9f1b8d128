import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import { isAwaitedCheck } from '../../core/trigger/match/check-failed-check.ts';
import { checkPayloadSchema } from '../../core/trigger/payload.ts';
import type { Trigger } from '../../core/trigger/trigger.ts';
import { type CheckEvent, locateCheck } from '../../engine/plan/locate-check.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
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

/** Reads the failed check that is to be forwarded, or says in words why it is not. */
export async function readForwardedCheck(
  context: JobContext,
  createChecks: CheckEvent['createChecks'],
): Promise<ForwardedCheck | string> {
  const { job } = context;
  const payload = checkPayloadSchema.safeParse(job.payload);
  if (!payload.success) return 'Nothing was started: the payload of `workflow_run` is not what GitHub sends.';
  const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
  const located = await locateCheck({
    repository: { id, owner, name, defaultBranch, private: isPrivate },
    workflowRun: payload.data.workflow_run,
    ownFile: job.workflow.file,
    explainUnawaited: (trigger) => explainUnawaited(context, trigger),
    createChecks,
  });
  if (!located.ok) return `Nothing was started: ${located.error}.`;
  const { trigger, check, number, others } = located.value;
  const { run, attempt, workflow } = check;
  return {
    number: number ?? 0,
    actor: trigger.actor.login,
    what: `${describeCause(trigger)}${describeOthers(others)}`,
    hint: {
      event: 'workflow_run',
      action: 'completed',
      run,
      attempt,
      number,
      label: workflow.slice(0, 100),
    },
  };
}

/** Describes the pull requests that have the same head and are passed over. */
function describeOthers(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  const named = numbers.map((number) => `#${number}`).join(', ');
  return `; ${named} ${numbers.length === 1 ? 'has' : 'have'} the same head, and the lowest number counts`;
}

/** Returns why no pipeline of the default branch waits for the check, so that no workflow run is dispatched for nothing. */
async function explainUnawaited(context: JobContext, trigger: Trigger): Promise<string | undefined> {
  const { config: read } = await createKeylessEngine(context);
  const config = await completeConfig(read);
  if (!config.ok) throw new StartBlocked('configuration', config.error);
  if (Object.values(config.value.pipelines).some(({ on }) => isAwaitedCheck(on, trigger))) return undefined;
  return `no pipeline waits for this, ${describeCause(trigger)}`;
}

import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import { isAwaitedCheck } from '../../core/trigger/match/check-failed-check.ts';
import { buildRepository, checkPayloadSchema } from '../../core/trigger/payload.ts';
import { locateCheck } from '../../engine/plan/locate-check.ts';
import { StartBlocked } from '../../host/start-blocked.ts';
import { readRepositoryConfig } from '../engine/read-repository-config.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import { updateConfigIssue } from './config-issue.ts';

type CheckWork = Queued<'failed-check'>;

/** Finds the pull request of a failed check that a pipeline waits for, and queues the event under its lock. */
export async function planCheck(context: WorkContext, work: CheckWork): Promise<void> {
  const { log } = context;
  const payload = checkPayloadSchema.safeParse(work.payload);
  if (!payload.success) return log.warning('A failed check was left alone: its payload is not what GitHub sends.');
  try {
    const located = await locate(context, work, payload.data);
    if (!located.ok) return log.debug?.(`No pipeline was started: ${located.error}.`);
    const { number } = located.value;
    const { delivery, arrivedAt, installation } = work;
    await context.add({
      id: `check ${delivery}`,
      key: lockKey(work.repository.id, number ?? 0),
      work: { kind: 'event', name: 'workflow_run', payload: work.payload, installation, delivery, arrivedAt, pull: number },
    });
  } catch (thrown) {
    // Another try would meet the same fault.
    if (!(thrown instanceof StartBlocked)) throw thrown;
    if (thrown.by === 'configuration') await updateConfigIssue(context, work);
  }
}

function locate(context: WorkContext, { installation, repository }: CheckWork, payload: typeof checkPayloadSchema._output) {
  const { settings } = context;
  const create = () => context.openGitHub({ installation, repository });
  return locateCheck({
    repository: buildRepository(payload.repository),
    workflowRun: payload.workflow_run,
    ownFile: settings.agentWorkflow,
    async explainUnawaited(trigger) {
      const read = await readRepositoryConfig(context, await create());
      const config = await completeConfig(context.checkConfig(read.text));
      if (!config.ok) throw new StartBlocked('configuration', config.error);
      if (Object.values(config.value.pipelines).some(({ on }) => isAwaitedCheck(on, trigger))) return undefined;
      return `no pipeline waits for this, ${describeCause(trigger)}`;
    },
    createChecks: async () => (await create()).github.checks,
  });
}

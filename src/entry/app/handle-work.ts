import { executionTitle } from '../../core/run/names.ts';
import { tryHeldAgain } from './budget/held.ts';
import { createAppEngine } from './engine/app-engine.ts';
import { advance } from './handlers/advance.ts';
import { updateConfigIssue } from './handlers/config-issue.ts';
import { checkKnownBody, openDelivery } from './handlers/open-delivery.ts';
import { planEvent, startAfterWait } from './handlers/plan-event.ts';
import { readOrder } from './handlers/read-order.ts';
import { startHeld } from './handlers/start-held.ts';
import { lookAtBranch, type OpenEngine, resumeStage } from './slots/resume-stage.ts';
import { lookAtPool, startWaiting } from './slots/start-waiting.ts';
import type { Work, WorkContext } from './work/queued-work.ts';
import { lockOf } from './work/queued-work.ts';

/** Opens the engine for a stage that no workflow run starts: its records have the id 0. */
const openEngine: OpenEngine = async (context, work) => {
  const { owner, name } = work.repository;
  const workflowRun = { id: 0, attempt: 1, url: `${context.settings.serverUrl}/${owner}/${name}/actions` };
  return (await createAppEngine(context, { ...work, workflowRun })).engine;
};

export async function handleWork(context: WorkContext, work: Work): Promise<void> {
  switch (work.kind) {
    case 'delivery':
      return openDelivery(context, work);
    case 'known-body':
      return checkKnownBody(context, work);
    case 'event':
      return planEvent(context, work);
    case 'config':
      await updateConfigIssue(context, work);
      return tryHeldAgain(context, work.repository);
    case 'held':
      return startHeld(context, work);
    case 'start':
      return startWaiting(context, work);
    case 'look':
      return lookAtPool(context, work);
    case 'resume':
      return resumeStage(context, work, openEngine);
    case 'branch-look':
      return lookAtBranch(context, work, openEngine);
    case 'waiting-start':
      return startAfterWait(context, work);
    case 'job': {
      const found = await readOrder(context, work);
      if (found === undefined) return context.log.info(`Workflow run ${work.job.run} carried out no order of ours.`);
      const { dispatch, delivery, workflowRun } = found;
      await context.add({
        id: `advance ${work.repository.id} ${executionTitle(dispatch)} ${work.job.run} ${work.job.attempt}`,
        key: lockOf(work.repository.id, dispatch.lock),
        work: { kind: 'advance', installation: work.installation, repository: work.repository, dispatch, delivery, workflowRun },
      });
      return context.orders.forget(work.job.run);
    }
    case 'advance':
      return advance(context, work);
    default:
      work satisfies never;
  }
}

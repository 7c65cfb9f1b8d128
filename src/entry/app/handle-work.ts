import { tryHeldAgain } from './budget/held.ts';
import { drawBegun, drawCheck, drawNeutralChecks } from './checks/draw-check.ts';
import { queueChecks } from './checks/queue-checks.ts';
import { createAppEngine } from './engine/app-engine.ts';
import { addAdvance, advance } from './handlers/advance.ts';
import { updateConfigIssue } from './handlers/config-issue.ts';
import { drawRun } from './handlers/draw-run.ts';
import { checkEndedRun } from './handlers/ended-run.ts';
import { checkKnownBody, openDelivery } from './handlers/open-delivery.ts';
import { openSourceDelivery } from './handlers/open-source-delivery.ts';
import { planCheck } from './handlers/plan-check.ts';
import { planEvent, startAfterWait } from './handlers/plan-event.ts';
import { press } from './handlers/press.ts';
import { readOrder } from './handlers/read-order.ts';
import { startHeld } from './handlers/start-held.ts';
import { tellEndpoint } from './handlers/tell-endpoint.ts';
import { lookAtBranch, type OpenEngine, resumeStage } from './slots/resume-stage.ts';
import { lookAtPool, startWaiting } from './slots/start-waiting.ts';
import { fireTick } from './watch/fire-tick.ts';
import { lookAtInstallation, lookAtInstallations } from './watch/look-at-installations.ts';
import { noteRepository } from './watch/note-repository.ts';
import { addSweeps, sweepRepository } from './watch/sweep-runs.ts';
import type { Queued, Work, WorkContext } from './work/queued-work.ts';
import { createSeenRuns } from './work/seen-runs.ts';

/** Opens the engine for a stage that no workflow run starts: its records have the id 0. */
const openEngine: OpenEngine = async (context, work) => {
  const { owner, name } = work.repository;
  const workflowRun = { id: 0, attempt: 1, url: `${context.settings.serverUrl}/${owner}/${name}/actions` };
  return (await createAppEngine(context, { ...work, workflowRun })).engine;
};

/** Reads what an agent job has done, and queues its recording. */
async function readJob(context: WorkContext, work: Queued<'job'>): Promise<void> {
  const found = await readOrder(context, work);
  if (found === undefined) return context.log.info(`Workflow run ${work.job.run} carried out no order of ours.`);
  return addAdvance(context, work, found);
}

/** Does a piece of work, and queues the checks of the runs that it has changed. */
export async function handleWork(app: WorkContext, work: Work): Promise<void> {
  const context = { ...app, seen: createSeenRuns() };
  await perform(context, work);
  await queueChecks(context, 'delivery' in work && typeof work.delivery === 'string' ? work.delivery : '');
}

async function perform(context: WorkContext, work: Work): Promise<void> {
  switch (work.kind) {
    case 'delivery':
      return openDelivery(context, work);
    case 'known-body':
      return checkKnownBody(context, work);
    case 'source':
      return openSourceDelivery(context, work);
    case 'tell':
      return tellEndpoint(context, work);
    case 'event':
      return planEvent(context, work);
    case 'config':
      await updateConfigIssue(context, work);
      await noteRepository(context, work);
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
    case 'job':
      return readJob(context, work);
    case 'ended-run':
      return checkEndedRun(context, work);
    case 'failed-check':
      return planCheck(context, work);
    case 'repository':
      return noteRepository(context, work);
    case 'installation':
      return lookAtInstallation(context, work);
    case 'installations':
      return lookAtInstallations(context, work);
    case 'sweep':
      return sweepRepository(context, work);
    case 'sweeps':
      return addSweeps(context, work);
    case 'tick':
      return fireTick(context, work);
    case 'draw':
      return drawRun(context, work);
    case 'click':
      return press(context, work);
    case 'check':
      return drawCheck(context, work);
    case 'check-begun':
      return drawBegun(context, work);
    case 'neutral-check':
      return drawNeutralChecks(context, work);
    case 'advance':
      return advance(context, work);
    default:
      work satisfies never;
  }
}

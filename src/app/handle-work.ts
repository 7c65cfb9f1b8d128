import type { Queue, QueueItem } from '../ports/queue.ts';
import { drawCheck, drawNeutralChecks } from './checks/draw-check.ts';
import { drawGroupChecks, lookAtGroupsOf } from './checks/draw-group.ts';
import { queueChecks } from './checks/queue-checks.ts';
import { lookForRequests, startChildren } from './children/look-for-requests.ts';
import { createAppEngine } from './engine/app-engine.ts';
import { addAdvance, advance } from './handlers/advance.ts';
import { updateConfigIssue } from './handlers/config-issue.ts';
import { drawRun } from './handlers/draw-run.ts';
import { checkEndedRun } from './handlers/ended-run.ts';
import { handOver } from './handlers/hand-over.ts';
import { handleButton } from './handlers/handle-button.ts';
import { checkKnownBody, openDelivery } from './handlers/open-delivery.ts';
import { openSourceDelivery } from './handlers/open-source-delivery.ts';
import { planCheck } from './handlers/plan-check.ts';
import { planEvent } from './handlers/plan-event.ts';
import { readOrder } from './handlers/read-order.ts';
import { resumeInBudget, startEvent } from './handlers/start-later.ts';
import { tellEndpoint } from './handlers/tell-endpoint.ts';
import { createWaitForGitHub } from './handlers/wait-for-github.ts';
import { readMode } from './modes/read-mode.ts';
import { observeWork } from './observe-work.ts';
import { tryBudgetsAgain } from './starts/budget-line.ts';
import { lookAtClaim } from './starts/look-at-claim.ts';
import { type OpenEngine, resumeStage } from './starts/resume-stage.ts';
import { startWaiting } from './starts/start-after-slot.ts';
import type { Telemetry } from './telemetry/observe-requests.ts';
import { fireTick } from './watch/fire-tick.ts';
import { lookAtInstallation, lookAtInstallations } from './watch/look-at-installations.ts';
import { noteRepository } from './watch/note-repository.ts';
import { addSweeps, sweepRepository } from './watch/sweep-runs.ts';
import type { Queued, Work, WorkContext } from './work/queued-work.ts';
import { createSeenRuns } from './work/seen-runs.ts';

/** Hands the work of the queue to its handlers. What GitHub does not let happen now goes back to the queue. */
export function processWork(
  context: WorkContext,
  { queue, telemetry }: { readonly queue: Pick<Queue, 'process'>; readonly telemetry: Telemetry },
): void {
  const waitForGitHub = createWaitForGitHub(() => Date.parse(context.clock.now()));
  queue.process((item) =>
    observeWork(telemetry, item, (work) =>
      waitForGitHub(context, { ...item, work }, () => handleWork(context, { ...item, work })),
    ),
  );
}

/** Opens the engine for a stage that no workflow run starts: its records have the id 0. */
const openEngine: OpenEngine = async (context, work) => {
  const { owner, name } = work.repository;
  const workflowRun = { id: 0, attempt: 1, url: `${context.settings.serverUrl}/${owner}/${name}/actions` };
  const lock = work.kind === 'turn' ? { lock: work.run.lock } : {};
  return (await createAppEngine(context, { ...work, ...lock, workflowRun })).engine;
};

/** A piece of work with the item of the queue that brought it. */
interface HandedOut extends Pick<QueueItem, 'id' | 'causes'> {
  readonly work: Work;
}

/** Does a piece of work, and queues the checks of the runs that it has changed. */
export async function handleWork(app: WorkContext, { work, ...item }: HandedOut): Promise<void> {
  const context = { ...app, add: work.kind in readsOfJobs ? withCauses(app.add, item) : app.add, seen: createSeenRuns() };
  // The table has the handler of this kind, unless another version queued it.
  const handle = handlers[work.kind] as ((context: WorkContext, work: Work) => Promise<void>) | undefined;
  if (handle === undefined) return app.log.info(`Work of the kind "${work.kind}" is of another version, and left alone.`);
  await handle(context, work);
  await queueChecks(context, 'delivery' in work && typeof work.delivery === 'string' ? work.delivery : '');
}

/** The work that reads how an agent's job ended. What it queues records that: until then, nothing has come of the delivery about the job. */
const readsOfJobs: Readonly<Partial<Record<Work['kind'], true>>> = { job: true, 'ended-run': true };

/** Returns the function that queues work, which names an item and its causes as causes. */
function withCauses(add: WorkContext['add'], { id, causes = [] }: Pick<QueueItem, 'id' | 'causes'>): WorkContext['add'] {
  return (next) => add({ ...next, causes: [...causes, id] });
}

/** Starts what has its turn. */
async function haveTurn(context: WorkContext, turn: Queued<'turn'>): Promise<void> {
  if (turn.starts === 'order') return startWaiting(context, turn);
  if (turn.starts === 'stage') return resumeStage(context, turn, openEngine);
  if (turn.starts === 'event') return startEvent(context, turn);
  return resumeInBudget(context, turn);
}

/** The handler of each kind of work. */
const handlers: { readonly [Kind in Work['kind']]: (context: WorkContext, work: Queued<Kind>) => Promise<void> } = {
  delivery: openDelivery,
  'known-body': checkKnownBody,
  source: openSourceDelivery,
  tell: (context, work) => tellEndpoint(context, work),
  event: planEvent,
  async config(context, work) {
    if ((await readMode(context, work)).mode === 'app') await updateConfigIssue(context, work);
    await noteRepository(context, work);
    await tryBudgetsAgain(context, work);
    return context.runLine.wakeNext({ repository: work.repository.id }, `after a push at ${context.arrivals()}`);
  },
  turn: haveTurn,
  look: (context, work) => lookAtClaim(context, work, openEngine),
  async job(context, work) {
    const found = await readOrder(context, work);
    if (found === undefined) return context.log.debug?.(`Workflow run ${work.job.run} carried out no order of ours.`);
    return addAdvance(context, work, found);
  },
  'children-look': lookForRequests,
  'early-children': startChildren,
  'hand-over': handOver,
  'ended-run': checkEndedRun,
  'failed-check': planCheck,
  repository: noteRepository,
  installation: lookAtInstallation,
  installations: lookAtInstallations,
  sweep: sweepRepository,
  sweeps: addSweeps,
  tick: fireTick,
  draw: drawRun,
  click: handleButton,
  async check(context, work) {
    await drawCheck(context, work);
    await lookAtGroupsOf(context, work);
  },
  'neutral-check': drawNeutralChecks,
  'merge-group': drawGroupChecks,
  advance,
};

import type { Dispatch } from '../../core/record/dispatch.ts';
import { executionTitle } from '../../core/run/names.ts';
import { isCloseKey } from '../../core/run/notices.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { Starter } from '../../ports/starter.ts';
import { queueLook } from '../starts/look-at-claim.ts';
import { buildStageTurn } from '../starts/resume-stage.ts';
import { buildSlotAsk } from '../starts/start-after-slot.ts';
import { listActive, startOrder } from '../starts/start-order.ts';
import { branchOf } from '../turns/branches.ts';
import { slotsOf } from '../turns/slots.ts';
import { buildItem } from '../work/build-item.ts';
import type { ReadMode } from '../work/mode.ts';
import { type EngineRequest, jobKey, lockKey, type WorkContext } from '../work/queued-work.ts';
import type { AppDrawings } from './app-drawings.ts';

interface StarterRequest extends EngineRequest {
  readonly dispatcher: Dispatcher;
  /** The mode that the engine was created for. */
  readonly served: ReadMode;
  /** Told of a built-in that was queued. */
  readonly drawings: Pick<AppDrawings, 'follow'>;
}

/**
 * Creates the starter of the App. An order for an agent becomes a workflow run when its turn comes; an order for a built-in is
 * performed here, under the same lock.
 */
export function createAppStarter(context: WorkContext, request: StarterRequest): Starter {
  const { repository, installation, dispatcher } = request;
  return {
    async start({ text, dispatch, place, branch }) {
      if (dispatch.for === 'publish') return performHere(context, { ...request, dispatch });
      const title = executionTitle(dispatch);
      if (branch !== undefined && !(await takeBranch(context, { ...request, dispatch, branch }))) return undefined;
      if (place === undefined) return startOrder(context, { at: request, dispatcher, order: text });
      const slot = { repository: repository.id, pipeline: place.pipeline, id: title };
      const waiting = { installation, repository, order: text, slot, place, issued: dispatch.issued };
      const answer = await context.slots.acquire(buildSlotAsk(waiting), () =>
        listActive(dispatcher, { ...slot, issued: dispatch.issued }),
      );
      if (answer === 'works') return undefined;
      if (answer !== 'wait') return startOrder(context, { at: request, dispatcher, order: text, slot });
      await queueLook(context, request, slotsOf(slot));
      context.log.info(`${title} waits: ${place.limit} of \`${place.pipeline}\` are at work.`);
      return undefined;
    },
  };
}

/** Queues what needs no agent: a built-in, or the search for what a lost workflow run has left. */
async function performHere(context: WorkContext, request: StarterRequest & { readonly dispatch: Dispatch }): Promise<undefined> {
  const { repository, installation, workflowRun, drawings, served, dispatch } = request;
  const { lost } = dispatch;
  const execution = `${repository.id} ${executionTitle(dispatch)} ${dispatch.issued}`;
  if (lost !== undefined) {
    const work = { kind: 'ended-run', installation, repository, workflowRun: lost, attempt: 1, lost: dispatch } as const;
    await context.add({ id: `lost ${execution}`, key: jobKey(repository.id, lost), work });
    return undefined;
  }
  const delivery = { kind: 'built-in' } as const;
  const work = { kind: 'advance', installation, repository, dispatch, delivery, workflowRun, mode: served } as const;
  // The same built-in is due again after a pause. What follows from an end is done again once, and what is missing then, somebody has taken away.
  const isClose = dispatch.notify !== undefined && isCloseKey(dispatch.notify);
  const id = isClose ? `close ${repository.id} ${dispatch.first.id} ${executionTitle(dispatch)}` : `built-in ${execution}`;
  await context.add({ id, key: lockKey(repository.id, dispatch.lock), work });
  if (dispatch.notify === undefined) drawings.follow(dispatch);
  return undefined;
}

/** Returns whether an execution may work on the branch of its stage now. Otherwise it starts when the run that works there needs it no more. */
async function takeBranch(
  context: WorkContext,
  { installation, repository, dispatch, branch }: StarterRequest & { readonly dispatch: Dispatch; readonly branch: string },
): Promise<boolean> {
  const id = executionTitle(dispatch);
  const { run, thread, first, task: stage, lock, issued } = dispatch;
  const turn = { installation, repository, run: { run, thread, first, lock }, stage, issued };
  // The same execution may wait again, and the queue does an item once.
  const item = buildItem(buildStageTurn(turn, `resume ${repository.id} ${id} ${context.arrivals()}`));
  const asking = { repository: repository.id, branch, run: turn.run, id, subject: lock, item };
  if (await context.branches.acquire(asking)) return true;
  await queueLook(context, { installation, repository }, branchOf(asking));
  context.log.info(`${id} waits: another run works on the branch ${branch}.`);
  return false;
}

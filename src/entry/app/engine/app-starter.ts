import { explainVanishedRun } from '../../../core/output/lost-job.ts';
import { executionTitle } from '../../../core/run/names.ts';
import type { Delivery } from '../../../engine/delivery.ts';
import type { Dispatcher } from '../../../ports/dispatcher.ts';
import type { Starter } from '../../../ports/starter.ts';
import { buildTurn, listActive } from '../slots/queue-turn.ts';
import { startOrder } from '../slots/start-order.ts';
import { type EngineRequest, lockOf, type WorkContext } from '../work/queued-work.ts';
import type { AppDrawings } from './app-drawings.ts';

interface StarterRequest extends EngineRequest {
  readonly dispatcher: Dispatcher;
  /** Told of a built-in that was queued. */
  readonly drawings: Pick<AppDrawings, 'follow'>;
}

/**
 * Creates the starter of the App. An order for an agent becomes a workflow run when its turn comes; an order for a built-in is
 * performed here, under the same lock.
 */
export function createAppStarter(context: WorkContext, request: StarterRequest): Starter {
  const { repository, installation, workflowRun, dispatcher, drawings } = request;
  return {
    async start({ text, dispatch, place }) {
      const title = executionTitle(dispatch);
      if (dispatch.for === 'publish') {
        const delivery = await readLossOrBuiltin(dispatcher, dispatch.lost);
        if (delivery === undefined) return undefined;
        await context.add({
          // The same built-in is due again after a pause.
          id: `${delivery.kind} ${repository.id} ${title} ${dispatch.issued}`,
          key: lockOf(repository.id, dispatch.lock),
          work: { kind: 'advance', installation, repository, dispatch, delivery, workflowRun },
        });
        if (dispatch.notify === undefined) drawings.follow(dispatch);
        return undefined;
      }
      if (place === undefined) return startOrder(context, { dispatcher, order: text });
      const slot = { pool: `${repository.id} ${place.pipeline}`, id: `${repository.id} ${title}` };
      const waiting = { installation, repository, order: text, slot, place, issued: dispatch.issued };
      if (await context.slots.acquire(buildTurn(waiting), () => listActive(dispatcher, waiting)))
        return startOrder(context, { dispatcher, order: text, slot });
      context.log.info(`${title} waits: ${place.limit} of \`${place.pipeline}\` are at work.`);
      return undefined;
    },
  };
}

/**
 * Reads what is to be recorded without an agent job: a built-in, or the loss of the workflow run of the order. Returns
 * undefined if that workflow run is at work again.
 */
async function readLossOrBuiltin(dispatcher: Dispatcher, lost: number | undefined): Promise<Delivery | undefined> {
  if (lost === undefined) return { kind: 'built-in' };
  const failure = explainVanishedRun(lost, await dispatcher.listJobs(lost));
  return failure === undefined ? undefined : { kind: 'lost', failure };
}

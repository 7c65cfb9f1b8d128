import { explainVanishedRun } from '../../core/output/explain-vanished-run.ts';
import { executionTitle } from '../../core/pipeline/names.ts';
import type { Place } from '../../core/pipeline/place-of.ts';
import type { Delivery } from '../../engine/delivery.ts';
import type { Dispatcher } from '../../ports/github.ts';
import type { Starter } from '../../ports/starter.ts';
import { findStartedRun } from '../shared/find-started-run.ts';
import type { Turn } from './create-slots.ts';
import { lockOf } from './lock-of.ts';
import { startOrder } from './start-order.ts';
import type { EngineRequest, WorkContext } from './work.ts';

interface StarterRequest extends EngineRequest {
  readonly dispatcher: Dispatcher;
}

type Order = Parameters<Starter['start']>[0];

/** Agent jobs become workflow runs, in their turn; orders for built-ins are carried out here, under the same lock. */
export function createAppStarter(context: WorkContext, request: StarterRequest): Starter {
  const { repository, installation, workflowRun, dispatcher } = request;
  return {
    async start({ text, dispatch, place }) {
      const title = executionTitle(dispatch);
      if (dispatch.for === 'publish') {
        const delivery = await findDelivery(dispatcher, dispatch.lost);
        if (delivery === undefined) return undefined;
        await context.add({
          // After a pause the same built-in is due again.
          id: `${delivery.kind} ${repository.id} ${title} ${dispatch.issued}`,
          key: lockOf(repository.id, dispatch.lock),
          work: { kind: 'advance', installation, repository, dispatch, delivery, workflowRun },
        });
        return undefined;
      }
      if (place === undefined) return startOrder(context, { dispatcher, order: text });
      const turn = buildTurn(context, { ...request, order: { text, dispatch }, place });
      if (await context.slots.take(turn)) return startOrder(context, { dispatcher, order: text, slot: turn });
      context.log.info(`${title} waits: ${place.limit} of \`${place.pipeline}\` are at work.`);
      return undefined;
    },
    findStarted: (title, since) => findStartedRun({ dispatcher, log: context.log, title, since }),
  };
}

/** A built-in, or the loss of the workflow run that carried the order out; undefined when that is at work again. */
async function findDelivery(dispatcher: Dispatcher, lost: number | undefined): Promise<Delivery | undefined> {
  if (lost === undefined) return { kind: 'built-in' };
  const failure = explainVanishedRun(lost, await dispatcher.listJobs(lost));
  return failure === undefined ? undefined : { kind: 'lost', failure };
}

/** The queue starts it later, so that a start which fails is tried again. */
function buildTurn(context: WorkContext, request: StarterRequest & { readonly order: Order; readonly place: Place }): Turn {
  const { repository, installation, dispatcher, order, place } = request;
  const pool = `${repository.id} ${place.pipeline}`;
  const id = `${repository.id} ${executionTitle(order.dispatch)}`;
  return {
    pool,
    id,
    place,
    start: () =>
      context.add({
        // After a pause the same execution may wait again.
        id: `start ${id} ${order.dispatch.issued}`,
        key: `slots ${pool}`,
        work: { kind: 'start', installation, repository, order: order.text, slot: { pool, id } },
      }),
    listActive: () => listActive(dispatcher, { pipeline: place.pipeline, issued: order.dispatch.issued }),
  };
}

/** An order is valid for two days, and a job may take some hours more. */
const reachMilliseconds = 3 * 86_400_000;

/** Runs are named after their pipeline, and a number follows. */
async function listActive(
  dispatcher: Dispatcher,
  { pipeline, issued }: { readonly pipeline: string; readonly issued: string },
): Promise<readonly number[]> {
  const since = new Date(Date.parse(issued) - reachMilliseconds).toISOString();
  const runs = await dispatcher.findRuns(`${pipeline}-`, since);
  const own = new RegExp(`^${pipeline}-\\d`);
  return runs.filter(({ title, status }) => own.test(title) && status !== 'completed').map(({ id }) => id);
}

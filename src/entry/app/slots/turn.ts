import type { Dispatcher } from '../../../ports/dispatcher.ts';
import type { Turn } from '../work/slots.ts';
import type { Work, WorkContext } from '../work/work.ts';

type Waiting = Omit<Extract<Work, { kind: 'start' }>, 'kind'>;

interface TurnRequest {
  readonly waiting: Waiting;
  readonly dispatcher: Pick<Dispatcher, 'listRuns'>;
  /** Tells this turn from an earlier one of the same order, whose start failed. */
  readonly again?: string;
}

/** The queue starts it later, so that a start which fails is tried again. */
export function buildQueueTurn(context: Pick<WorkContext, 'add'>, { waiting, dispatcher, again }: TurnRequest): Turn {
  const { slot, place, issued } = waiting;
  // After a pause the same execution may wait again.
  const id = ['start', slot.id, issued, ...(again === undefined ? [] : [again])].join(' ');
  return {
    ...slot,
    place,
    start: () => context.add({ id, key: `slots ${slot.pool}`, work: { kind: 'start', ...waiting } }),
    listActive: () => listActive(dispatcher, { pipeline: place.pipeline, issued }),
  };
}

/** An order is valid for two days, and a job may take some hours more. */
const reachMilliseconds = 3 * 86_400_000;

/** Runs are named after their pipeline, and a number follows. */
async function listActive(
  dispatcher: Pick<Dispatcher, 'listRuns'>,
  { pipeline, issued }: { readonly pipeline: string; readonly issued: string },
): Promise<readonly number[]> {
  const since = new Date(Date.parse(issued) - reachMilliseconds).toISOString();
  const runs = await dispatcher.listRuns(`${pipeline}-`, since);
  const own = new RegExp(`^${pipeline}-\\d`);
  return runs.filter(({ title, status }) => own.test(title) && status !== 'completed').map(({ id }) => id);
}

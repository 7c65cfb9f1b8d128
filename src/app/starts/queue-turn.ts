import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { ActiveRun } from '../turns/slot-pool.ts';
import type { Turn } from '../turns/slots.ts';
import { buildItem } from '../work/build-item.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

type Waiting = Omit<Queued<'start'>, 'kind'>;

/**
 * Builds the execution that waits for a slot. The queue performs its start, so that a failed start is tried again. `again`
 * distinguishes this turn from an earlier one of the same order whose start failed.
 */
export function buildTurn(waiting: Waiting, again?: string): Turn {
  const { slot, place, issued } = waiting;
  // The same execution may wait again after a pause.
  const id = ['start', slot.id, issued, ...(again === undefined ? [] : [again])].join(' ');
  return { ...slot, place, issued, item: buildItem({ id, key: `slots ${slot.pool}`, work: { kind: 'start', ...waiting } }) };
}

/** The age of the oldest workflow run that is listed. An order is valid for two days, and a job may take some hours more. */
const reachMilliseconds = 3 * 86_400_000;

/**
 * Lists the workflow runs of a pipeline that have not completed. Their titles begin with the name of a run, which is that of
 * its pipeline and a number.
 */
export async function listActive(
  dispatcher: Pick<Dispatcher, 'listRuns'>,
  { place: { pipeline }, issued }: { readonly place: { readonly pipeline: string }; readonly issued: string },
): Promise<readonly ActiveRun[]> {
  const since = new Date(Date.parse(issued) - reachMilliseconds).toISOString();
  const runs = await dispatcher.listRuns(`${pipeline}-`, since);
  const own = new RegExp(`^${pipeline}-\\d`);
  return runs.filter(({ title, status }) => own.test(title) && status !== 'completed');
}

/**
 * Queues a look at what is at work in a pipeline where something waits: the event of a completed workflow run may be lost, and what
 * waits would then wait for ever.
 */
export async function queueLook(
  { slots, add }: Pick<WorkContext, 'slots' | 'add'>,
  {
    installation,
    repository,
    slot: { pool },
    place: { pipeline },
  }: Pick<Waiting, 'installation' | 'repository' | 'slot' | 'place'>,
): Promise<void> {
  const at = await slots.agreeLook(pool);
  if (at === undefined) return;
  const runAt = new Date(at).toISOString();
  await add({
    id: `look ${pool} ${runAt}`,
    key: `slots ${pool}`,
    runAt,
    work: { kind: 'look', installation, repository, pool, pipeline },
  });
}

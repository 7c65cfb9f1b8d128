import { findTick, normaliseCron } from '../../core/cron.ts';
import { planEvent } from '../handlers/plan-event.ts';
import { addNextTick } from '../work/add-next-tick.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import { lockKey, type Queued, type WorkContext } from '../work/queued-work.ts';
import type { KnownRepository } from '../work/repositories.ts';

/** Adds the next time of a schedule. Every process may do so: each time has one id. */
export async function addNextFiring(
  add: WorkContext['add'],
  firing: { readonly repository: Pick<RepositoryRef, 'id'>; readonly cron: string; readonly timezone: string },
  after: string,
): Promise<void> {
  const { repository, timezone } = firing;
  const cron = normaliseCron(firing.cron);
  await addNextTick(
    add,
    {
      id: `tick ${repository.id} ${cron} ${timezone}`,
      // A tick is about no thread, as in the concurrency group of the workflow.
      key: lockKey(repository.id, 0),
      cron,
      timezone,
      build: (at) => ({ kind: 'tick', repository: { id: repository.id }, cron, timezone, at }),
    },
    after,
  );
}

/**
 * Starts the runs of a schedule, and adds its next time. Where its time passed while no process ran, the newest of the times that
 * passed counts alone: its run says how many were missed. A schedule that the configuration has no more ends here.
 */
export async function fireTick(context: WorkContext, work: Queued<'tick'>): Promise<void> {
  const { repository, cron, timezone, at } = work;
  const known = await context.repositories.find(repository.id);
  const isPresent = known?.schedules.some((one) => normaliseCron(one.cron) === cron && one.timezone === timezone) === true;
  if (known === undefined || !isPresent) return;
  // The clock of this process may be a moment behind that which handed out the item.
  const firedAt = new Date(Math.max(Date.parse(context.clock.now()), Date.parse(at))).toISOString();
  await addNextFiring(context.add, work, firedAt);
  const tick = findTick(cron, firedAt, timezone);
  await planEvent(context, {
    kind: 'event',
    name: 'schedule',
    payload: { schedule: cron, repository: buildPayload(known) },
    installation: known.installation,
    delivery: `tick ${cron} ${tick}`,
    arrivedAt: tick,
  });
}

function buildPayload({ repository, private: isPrivate }: KnownRepository) {
  const { id, owner, name, defaultBranch } = repository;
  return { id, name, owner: { login: owner }, default_branch: defaultBranch, private: isPrivate };
}

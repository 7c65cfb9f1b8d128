import { addNextTick } from '../work/add-next-tick.ts';
import type { Place } from '../work/place.ts';
import type { AppContext } from '../work/queued-work.ts';

/** The minutes from one sweep of a repository to the next. */
const sweepMinutes = 10;

/** Adds the next sweep of a repository. The minutes of repositories differ, so that not all of them are swept at once. */
export async function addNextSweep(add: AppContext['add'], place: Place, after: string): Promise<void> {
  const { repository, installation } = place;
  const key = `sweep ${repository.id}`;
  const cron = `${repository.id % sweepMinutes}-59/${sweepMinutes} * * * *`;
  await addNextTick(add, { id: key, key, cron, build: () => ({ kind: 'sweep', installation, repository }) }, after);
}

import { createOpenRuns } from '../work/open-runs.ts';
import type { AppContext } from '../work/queued-work.ts';
import { createRepositories } from '../work/repositories.ts';
import { createVariables } from '../work/variables.ts';
import { addLook } from './look-at-installations.ts';
import { addNextSweep } from './sweep-runs.ts';

/** Creates what the App knows of the repositories that it serves. */
export function createWatch({ store, add, log, clock }: Pick<AppContext, 'store' | 'add' | 'log' | 'clock'>) {
  return {
    store,
    openRuns: createOpenRuns({ store, onNoted: (place) => addNextSweep(add, place, clock.now()) }),
    repositories: createRepositories(store),
    variables: createVariables({ log, now: () => Date.parse(clock.now()) }),
  };
}

/** Queues the first look of this process at installations and open runs. */
export async function addFirstLook(add: AppContext['add'], at: string): Promise<void> {
  await addLook({ add }, at);
  await add({ id: `sweeps ${at}`, key: 'sweeps', runAt: at, work: { kind: 'sweeps', at } });
}

import { createOpenRuns } from '../work/open-runs.ts';
import type { AppContext } from '../work/queued-work.ts';
import { createRepositories } from '../work/repositories.ts';
import { createVariables } from '../work/variables.ts';
import { addLook } from './look-at-installations.ts';
import { addNextSweep } from './sweep-runs.ts';

interface WatchOptions extends Pick<AppContext, 'store' | 'add' | 'log'> {
  /** Returns the present time (ISO 8601). */
  readonly now: () => string;
}

type Watch = Pick<AppContext, 'store' | 'openRuns' | 'repositories' | 'variables'>;

/** Creates what the App knows of the repositories that it serves. */
export function createWatch({ store, add, log, now }: WatchOptions): Watch {
  return {
    store,
    openRuns: createOpenRuns({ store, onNoted: (place) => addNextSweep(add, place, now()) }),
    repositories: createRepositories(store),
    variables: createVariables({ log, now: () => Date.parse(now()) }),
  };
}

/** Queues the first look of this process at installations and open runs. */
export async function addFirstLook(add: AppContext['add'], at: string): Promise<void> {
  await addLook({ add }, at);
  await add({ id: `sweeps ${at}`, key: 'sweeps', runAt: at, work: { kind: 'sweeps', at } });
}

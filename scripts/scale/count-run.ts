import { play } from '../../test/simulation/play.ts';
import { replay } from '../../test/simulation/replay/replay.ts';
import { measureTaken, type Taken } from '../../test/simulation/scale/measure.ts';
import { buildRun } from '../../test/simulation/scale/workload.ts';

/** What one run takes on each side. */
export interface Counted {
  readonly action: Taken;
  readonly app: Taken;
  /** The requests of the jobs of the Action, sent by Baton's own adapters to the local GitHub. */
  readonly sent: { readonly requests: number; readonly creations: number };
}

/** Plays one run with the Action, the same one again on the local GitHub, and one with the App. */
export async function countRun(): Promise<Counted> {
  const action = measureTaken(await play(buildRun('action')));
  const app = measureTaken(await play(buildRun('app')));
  const { requests } = await replay(buildRun('action'));
  // People ask there as well, under their names; jobs have the number of their workflow run.
  const own = requests.filter((request) => /^\d/.test(request));
  const creations = own.filter((request) => / POST /.test(request) && !/\/graphql|\/git\//.test(request)).length;
  return { action, app, sent: { requests: own.length, creations } };
}

/** Returns the requests of a run that count towards GitHub's limit: those for variables are answered with 304. */
export function countedRequests({ requests, variables }: Pick<Taken, 'requests' | 'variables'>): number {
  return requests - variables;
}

import type { EventRun } from '../../adapters/github/workflow-runs.ts';
import { PutOff } from '../../ports/queue.ts';
import type { InstalledRepository } from '../work/installed-repository.ts';
import type { Mode } from '../work/mode.ts';
import type { WorkContext } from '../work/queued-work.ts';
import { settleMode } from './read-mode.ts';
import { mayBeAbout } from './read-title.ts';

interface ActionRequest {
  readonly place: InstalledRepository;
  readonly mode: Mode;
  /** The number of the subject, or 0. */
  readonly lock: number;
}

/** The time between two looks at workflow runs of the Action. */
const lookMilliseconds = 5_000;
/** Lists of workflow runs lag behind events, and GitHub needs a moment from the start of a workflow run to its condition. */
const lagMilliseconds = 120_000;
/** The age of the oldest workflow run that is listed: an order is valid for two days, and its jobs may take a day more. */
const reachMilliseconds = 3 * 86_400_000;

/**
 * Throws `PutOff` while a workflow run of the Action is queued or in progress for a subject, because it will write. Returns the workflow runs that
 * were listed; none is listed, and no request made, when the Action has not served the repository for long.
 */
export async function awaitAction(context: WorkContext, { place, mode, lock }: ActionRequest): Promise<readonly EventRun[]> {
  if (mode.isSettled) return [];
  const { github } = await context.openGitHub(place);
  const now = Date.parse(context.clock.now());
  const start = mode.mode === 'app' ? Math.min(Date.parse(mode.since), now) : now;
  const runs = await github.listAllRuns(context.settings.workflow, new Date(start - reachMilliseconds).toISOString());
  const open = runs.filter(({ status }) => status !== 'completed');
  const busy = open.find(({ title }) => mayBeAbout(title, lock));
  if (busy !== undefined)
    throw new PutOff(`#${lock} waits until workflow run ${busy.id} of the Action has ended.`, {
      until: new Date(now + lookMilliseconds).toISOString(),
    });
  if (mode.mode === 'app' && open.length === 0 && now - Date.parse(mode.since) > lagMilliseconds)
    await settleMode(context, place.repository.id, mode);
  return runs;
}

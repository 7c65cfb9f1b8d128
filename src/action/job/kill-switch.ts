import { isPause } from '../../core/config/defaults.ts';
import { oneLine } from '../../core/markdown/elements.ts';
import type { Environment } from './job-io.ts';

/**
 * Returns why everything stops: the repository variable `BATON_PAUSE`, which `run.yml` passes on. Every value but those for
 * "no" means a pause, since somebody set it. GitHub reads variables when a workflow run is queued, so a workflow run that is
 * under way completes, and the next one starts no agent.
 */
export function findKillSwitch(environment: Environment): string | undefined {
  const value = (environment.BATON_PAUSE ?? '').trim();
  if (!isPause(value)) return undefined;
  return `Baton is paused: the variable BATON_PAUSE is "${oneLine(value, 100)}". Nothing starts and nothing is published; what an agent leaves is kept. Delete the variable, or set it to false, to go on; then start Baton's workflow by hand with no input, or wait for its next cron: what a run waits for is started again`;
}

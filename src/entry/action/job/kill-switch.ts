import { oneLine } from '../../../core/markdown/inline.ts';
import type { Environment } from './job-io.ts';

/** Values of the variable that mean the same as none. */
const off: ReadonlySet<string> = new Set(['', 'false', '0', 'no', 'off']);

/**
 * Why everything stops: the repository variable `BATON_PAUSE`, which `run.yml` passes on. Whatever it says but "no" means
 * stop, since somebody wanted that. GitHub reads variables when a workflow run is queued: a link of a chain that is under way
 * comes to its end, and the next one starts no agent.
 */
export function findKillSwitch(environment: Environment): string | undefined {
  const value = (environment.BATON_PAUSE ?? '').trim();
  if (off.has(value.toLowerCase())) return undefined;
  return `Baton is paused: the variable BATON_PAUSE is "${oneLine(value, 100)}". Nothing starts and nothing is published; what an agent leaves is kept. Delete the variable, or set it to false, to go on; then start Baton's workflow by hand with no input, or wait for its next cron: what a run waits for is started again`;
}

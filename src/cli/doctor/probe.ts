import { hasReason } from '../../adapters/github/client/translate-error.ts';
import type { Probe } from '../../core/doctor/facts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DispatchedRun, Dispatcher } from '../../ports/dispatcher.ts';
import type { SetupReader } from '../../ports/setup.ts';
import { findPlan } from './read-key.ts';

/**
 * The input `event` of a run that only tries the key. Baton knows no such event, so the job opens its key, reads the configuration
 * and ends.
 */
const harmless = JSON.stringify({ event: 'doctor' });

/** The waits between two looks at the run: about ten minutes in all. */
const waits = [1, 1, 1, 2, 3, 4, ...Array.from({ length: 59 }, () => 10)].map((seconds) => seconds * 1_000);

interface ProbePorts {
  readonly reader: SetupReader;
  readonly dispatcher: Pick<Dispatcher, 'dispatchEvent'>;
  readonly clock: Clock;
}

/** Starts the workflow once so that its job `plan` tries the key, and waits for its end. Nothing but the run itself is written. */
export async function probeKey({ reader, dispatcher, clock }: ProbePorts): Promise<Probe> {
  const started = await startRun(dispatcher);
  if (!('id' in started)) return started;
  for (const wait of waits) {
    await clock.sleep(wait);
    const run = await reader.readRun(started.id).catch(absentAsUndefined);
    if (run?.isCompleted !== true) continue;
    const plan = await findPlan(reader, started.id);
    if (plan === undefined) return untried('its run has no job plan that ended', `whoever reads ${started.url}`);
    return { outcome: plan.conclusion === 'success' ? 'fits' : 'fails', url: plan.url };
  }
  return untried('the run has not ended within ten minutes', `whoever looks at ${started.url} later`);
}

async function startRun(dispatcher: ProbePorts['dispatcher']): Promise<DispatchedRun | Probe> {
  try {
    const started = await dispatcher.dispatchEvent(harmless);
    return started ?? untried('GitHub has started the run without naming it', "whoever looks at the repository's Actions page");
  } catch (error) {
    if (!hasReason(error, 'forbidden', 'not-found', 'dispatch-forbidden', 'rejected')) throw error;
    const isRefused = hasReason(error, 'rejected');
    const next = isRefused ? 'whoever fixes the workflow' : 'somebody with write access, or a token with "Actions: write"';
    return untried(`the run could not be started: ${error.message}`, next);
  }
}

/** Returns undefined for a run that GitHub does not show yet. */
function absentAsUndefined(error: unknown): undefined {
  if (!hasReason(error, 'not-found')) throw error;
  return undefined;
}

function untried(why: string, next: string): Probe {
  return { outcome: 'untried', why, next };
}

/**
 * The gates of the engine: who asks what may keep a start back. The list of all gates, and those over records, are in `core/gate`.
 *
 * 1. `ask.ts` asks the pause, and the budgets of what is to be started in a run. Gates of a new run are asked in `plan`.
 * 2. `budget.ts` decides whether budgets let a run or an agent start; `hold-starts.ts` lets a run wait for them.
 * 3. `worker.ts` is no gate: it is the one place that says who is at work on an execution.
 */

import { pauseGate } from '../../core/gate/stop.ts';
import type { State } from '../../core/run/state.ts';
import type { Effect } from '../../core/state/decide.ts';
import type { Effects, EngineSettings } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';

/** Returns whether nothing of a run may start now: the run is paused, or the repository is (`BATON_PAUSE`). */
export function isPaused(
  { settings }: { readonly settings: Pick<EngineSettings, 'paused'> },
  state: Pick<State, 'paused'>,
): boolean {
  return settings.paused === true || pauseGate.ask(state).kind === 'wait';
}

/**
 * Asks what may keep back the starts that were decided, in the order of the list: the pause, then budgets. Returns the effects that
 * may happen. After a pause, `resumeRun` or `sweep` finds what is due. The starter of the App asks for branch and slot, last of all.
 */
export async function passGates(
  engine: Effects,
  { effects, reading }: { readonly effects: readonly Effect[]; readonly reading: RunReading },
): Promise<readonly Effect[]> {
  const open = isPaused(engine, reading.state) ? effects.filter(({ kind }) => kind !== 'dispatch-task') : effects;
  const budgets = await loadBudgets(engine);
  return budgets === undefined ? open : budgets.withinBudgets(engine, { effects: open, reading });
}

/** Loads what holds runs for budgets. Only the App has entries, so that a job does not load what counts. */
export async function loadBudgets({ ports: { budgets } }: Effects): Promise<typeof import('./hold-starts.ts') | undefined> {
  return budgets === undefined ? undefined : import('./hold-starts.ts');
}

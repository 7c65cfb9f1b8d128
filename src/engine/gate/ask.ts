/**
 * The gates of the engine: who asks what may keep a start back. The list of all gates, and those over records, are in `core/gate`.
 *
 * 1. `ask.ts` asks the pause, usage limits and the budgets of what is to be started in a run. Gates of a new run are asked in `plan`.
 * 2. `budget.ts` decides whether budgets let a run or an agent start; `hold-starts.ts` lets a run wait for them.
 * 3. `worker.ts` is no gate: it is the one place that says who is at work on an execution.
 */

import { isLong, listClosedAt } from '../../core/gate/closed-limits.ts';
import { pauseGate } from '../../core/gate/stop.ts';
import { hasMetLimit } from '../../core/gate/suspend.ts';
import type { State } from '../../core/run/state.ts';
import type { Effect } from '../../core/state/decide.ts';
import type { Actions, Effects, EngineSettings } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';

/** Returns whether nothing of a run may start now: the run is paused, or the repository is (`BATON_PAUSE`). */
export function isPaused(
  { settings }: { readonly settings: Pick<EngineSettings, 'paused'> },
  state: Pick<State, 'paused'>,
): boolean {
  return settings.paused === true || pauseGate.ask(state).kind === 'wait';
}

/**
 * Returns whether a usage limit has closed that would refuse an agent now. What was lost before it closed waits for the next sweep; the App also
 * knows what other runs have met, and starts the agent when that opens.
 */
export async function isLimited(
  { ports }: { readonly ports: Pick<Actions['ports'], 'clock' | 'log' | 'line'> },
  { state, first }: Pick<RunReading, 'state' | 'first'>,
  start: Extract<Effect, { kind: 'dispatch-task' }>,
): Promise<boolean> {
  const { stage, due } = start;
  if (start.for !== 'agent') return false;
  const isClosed =
    (hasMetLimit(state) && listClosedAt(state, { stage, due, now: ports.clock.now() }).some(isLong)) ||
    (await ports.line?.awaitLimit({ state, first, stage, due })) === true;
  if (isClosed) ports.log.info(`${state.run.run}/${stage} does not start now: a usage limit is closed that would refuse it.`);
  return isClosed;
}

/**
 * Asks what may keep back the starts that were decided, in the order of the list: the pause, usage limits that have closed since, then budgets. Returns the effects that
 * may happen. After a pause, `resumeRun` or `sweep` finds what is due. The starter of the App asks for branch and slot, last of all.
 */
export async function passGates(
  engine: Effects,
  { effects, reading }: { readonly effects: readonly Effect[]; readonly reading: RunReading },
): Promise<readonly Effect[]> {
  const isPausedNow = isPaused(engine, reading.state);
  const open: Effect[] = [];
  for (const effect of effects)
    if (effect.kind !== 'dispatch-task' || !(isPausedNow || (await isLimited(engine, reading, effect)))) open.push(effect);
  const budgets = await loadBudgets(engine);
  return budgets === undefined ? open : budgets.withinBudgets(engine, { effects: open, reading });
}

/** Loads what holds runs for budgets. Only the App has entries, so that a job does not load what counts. */
export async function loadBudgets({ ports: { budgets } }: Effects): Promise<typeof import('./hold-starts.ts') | undefined> {
  return budgets === undefined ? undefined : import('./hold-starts.ts');
}

import { canWait, waitsUntil } from '../../core/budget/check-budgets.ts';
import { describeObstacles } from '../../core/budget/describe-budget.ts';
import { budgetsOf } from '../../core/config/schema/budget-schema.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { buildRunUsage } from '../../core/run/usage.ts';
import { type Effect, endEarly } from '../../core/state/decide.ts';
import { renderHeldRun } from '../../core/view/comment/refusal.ts';
import { hasMarker, viewMarker } from '../../core/view/markers.ts';
import type { BudgetEntries } from '../../ports/starter.ts';
import type { Effects } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { lockOf } from '../order/build-order.ts';
import type { RunReading } from '../thread/read-run.ts';
import { findObstacles } from './budget.ts';

/** The time after which a run asks again whose budget could not be read. */
const unreadMilliseconds = 5 * 60_000;

interface HeldRequest {
  readonly effects: readonly Effect[];
  readonly reading: RunReading;
}

/**
 * Returns the effects without starts of agents that budgets forbid, with the App alone: the run waits for the next period, or it ends
 * where a budget says `over: refuse`. The first agents of a run were let in with it. Without entries runs that are under way go on.
 */
export async function withinBudgets(engine: Effects, { effects, reading }: HeldRequest): Promise<readonly Effect[]> {
  const { state } = reading;
  const { budgets: entries, clock } = engine.ports;
  // Children may start while the first stage is at work.
  const isUnderWay = state.tasks.length > 0 || state.spawned.length > 0;
  const isFurther = isUnderWay && effects.some(isAgentStart);
  if (entries === undefined || !isFurther) return effects;
  const { pipeline } = state.run.body;
  // The budgets of today count, so that a higher one lets the run go on.
  const config = (await entries.readConfig()) ?? state.run.body.config;
  if (budgetsOf(config, pipeline).length === 0) return effects;
  await noteUsage(entries, state);
  const found = await findObstacles(engine, { config, pipeline, open: await entries.list(), starts: 'agent' });
  if ('unread' in found) {
    const until = new Date(Date.parse(clock.now()) + unreadMilliseconds).toISOString();
    engine.ports.log.warning(`Run ${state.run.run} waits: ${found.unread}.`);
    return holdRun(engine, { effects, reading, until });
  }
  const { obstacles } = found;
  if (obstacles.length === 0) return effects;
  if (!canWait(obstacles)) return endEarly(state, describeObstacles(obstacles, 'again'));
  const until = waitsUntil(obstacles);
  await tellWaiting(engine, { reading, until, reason: describeObstacles(obstacles, 'waits') });
  return holdRun(engine, { effects, reading, until });
}

function isAgentStart(effect: Effect): boolean {
  return effect.kind === 'dispatch-task' && effect.for === 'agent';
}

async function holdRun(
  engine: Effects,
  { effects, reading, until }: HeldRequest & { readonly until: string },
): Promise<readonly Effect[]> {
  const { run, thread } = reading.state.run;
  await engine.ports.budgets?.resumeAt({ run, thread, first: reading.first, lock: lockOf(reading.state.run) }, until);
  return effects.filter((effect) => !isAgentStart(effect));
}

/** Says once for each period that a run waits. */
async function tellWaiting(
  engine: Effects,
  { reading, until, reason }: { readonly reading: RunReading; readonly until: string; readonly reason: string },
): Promise<void> {
  const { state } = reading;
  const marker = viewMarker('refused', encodeURIComponent(`budget ${state.run.run} ${until}`));
  if (reading.thread.some((comment) => hasMarker(comment, marker))) return;
  await warnIfRefused(engine, { what: `Run ${state.run.run} waits for its budget, and nobody was told` }, async () => {
    await engine.ports.threads.create(viewThreadOf(state.run), renderHeldRun(state.run.run, reason, marker), marker);
  });
}

/** Enters what a run has used by now, and whether it has ended. Without entries or a budget does nothing. */
export async function noteRunUsage(engine: Effects, state: State): Promise<void> {
  const { budgets: entries } = engine.ports;
  const { config, pipeline } = state.run.body;
  if (entries !== undefined && budgetsOf(config, pipeline).length > 0) await noteUsage(entries, state);
}

/** Enters a run that goes on unless it is there: the Action began it after the entries were filled. */
export async function enterRun(engine: Pick<Effects, 'ports'>, state: State): Promise<void> {
  const { budgets: entries } = engine.ports;
  const { config, pipeline } = state.run.body;
  if (entries === undefined || budgetsOf(config, pipeline).length === 0) return;
  if (!(await entries.list()).some(({ run }) => run === state.run.run)) await noteUsage(entries, state);
}

function noteUsage(entries: BudgetEntries, state: State): Promise<void> {
  return entries.note(startOf(state), {
    run: state.run.run,
    pipeline: state.run.body.pipeline,
    startedAt: state.run.body.startedAt,
    usage: buildRunUsage(state),
    finishedAt: state.end?.body.finishedAt,
  });
}

/** Returns the id under which the start of a run is in the entries. */
export function startOf({ run: { run, body } }: Pick<State, 'run'>): string {
  return `${body.pipeline} ${body.start ?? run}`;
}

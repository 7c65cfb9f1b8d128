import { problemText } from '../../core/problem.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import { resumeRun } from '../../engine/effects/resume.ts';
import type { Planned } from '../../engine/plan/start-from-event.ts';
import { readRun } from '../../engine/thread/read-run.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { findWaiting, finishWaiting, holdStart } from '../starts/budget-line.ts';
import { queueLook } from '../starts/look-at-claim.ts';
import { runOf } from '../turns/run-line.ts';
import type { BudgetWaiter, TurnOf, WorkContext } from '../work/queued-work.ts';
import { learnTrigger } from './learn-trigger.ts';
import { type Started, tryStart } from './plan-event.ts';

type EventTurn = TurnOf<'event'>;

/** Tries once more to start what has waited for the end of a run, or for a budget. */
export async function startEvent(context: WorkContext, turn: EventTurn): Promise<void> {
  const { waiter } = turn;
  return waiter.resource === 'run' ? startAfterRun(context, turn) : startInBudget(context, { ...turn, waiter });
}

const takenBack = 'What waited for a budget was taken back, is done, or waits on.';

/** The time after which a start is tried again that `BATON_PAUSE` has kept back: nobody hears that a pause is over. */
const pausedMilliseconds = 600_000;

async function startInBudget(context: WorkContext, turn: EventTurn & { readonly waiter: BudgetWaiter }): Promise<void> {
  const waiting = await findWaiting(context, turn);
  if (waiting === undefined) return context.log.info(takenBack);
  const { event, pipeline, repository, subject, installation } = turn;
  const trigger = learnTrigger(event);
  const started = trigger.ok ? await tryStart(context, { work: event, trigger: trigger.value, only: pipeline }) : 'done';
  if (started === undefined) return context.log.info('What waited for a budget waits for a push that fixes the configuration.');
  if (started !== 'done' && started.isPaused) {
    const until = new Date(Date.parse(context.arrivals()) + pausedMilliseconds).toISOString();
    return holdStart(context, { installation, repository, subject, pipeline, event, label: waiting.label ?? '' }, until);
  }
  if (started !== 'done' && isNothingLeft(started) && trigger.ok && hasSubject(trigger.value))
    await context.runLine.wakeNext({ ...turn, repository: repository.id }, `after ${event.arrivedAt}`);
  await finishWaiting(context, repository.id, waiting);
}

/** Returns whether a start has begun nothing, and waits for nothing: the next one has its turn. */
function isNothingLeft({ runs, refused }: Started): boolean {
  return runs.length === 0 && !refused.some((one) => one.isQueued === true || isHeldBack(one));
}

/** Lets a run go on that has waited for its budget. */
export async function resumeInBudget(context: WorkContext, turn: TurnOf<'run'>): Promise<void> {
  const waiting = await findWaiting(context, turn);
  if (waiting === undefined) return context.log.info(takenBack);
  const { installation, repository, run } = turn;
  const workflowRun = { id: 0, attempt: 1, url: '' };
  const { engine } = await createAppEngine(context, { installation, repository, workflowRun, lock: run.lock });
  const reading = await readRun(engine, run);
  if (!reading.ok) context.log.warning(`${run.run}: ${problemText(reading.error)}`);
  if (reading.ok && reading.value.state.end === undefined && reading.value.state.paused === undefined) {
    const { started } = await resumeRun(engine, { reading: reading.value });
    context.log.info(`${run.run} was held back by a budget; started now: ${started.join(', ') || 'nothing'}.`);
  }
  await finishWaiting(context, repository.id, waiting);
}

/** Returns whether a start waits for a budget. */
function isHeldBack({ budget }: Planned['refused'][number]): boolean {
  return budget?.until !== undefined;
}

/** The longest time for which a run goes on: whatever waited for its end has waited for nothing. */
const longestRunMilliseconds = 35 * 86_400_000;

/**
 * Starts the run of an event that has waited for the end of an earlier one (`on-conflict: queue`). Rights and configuration are asked
 * for again. An event that cannot start any more is dropped, and the next one has its turn; while the configuration lets nothing start at
 * all, it waits on.
 */
async function startAfterRun(context: WorkContext, turn: EventTurn): Promise<void> {
  const { event, pipeline, repository, subject, waiter } = turn;
  const of = { repository: repository.id, subject, pipeline };
  if (!(await context.runLine.has(of, waiter.id))) return;
  const trigger = learnTrigger(event);
  const started = trigger.ok ? await tryStart(context, { work: event, trigger: trigger.value, only: pipeline }) : undefined;
  const isYoung = Date.parse(context.clock.now()) - Date.parse(event.arrivedAt) < longestRunMilliseconds;
  if (isYoung && (started === undefined ? trigger.ok : mayStartLater(started))) return queueLook(context, turn, runOf(of));
  await context.runLine.remove(of, waiter.id);
  if (started?.runs.length) return;
  if (started?.refused.some(isHeldBack) === true)
    return context.log.info(`#${subject}: an event that waited for the end of a run waits for a budget now.`);
  context.log.info(`#${subject}: an event that waited starts nothing any more.`);
  await context.runLine.wakeNext(of, `after ${waiter.id}`);
}

/** Returns whether an event that has waited for the end of a run waits on: for the end of a pause, or of a run. */
function mayStartLater({ isPaused, refused }: Started): boolean {
  return isPaused || refused.some(({ isQueued }) => isQueued === true);
}

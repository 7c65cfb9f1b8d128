import { problemText } from '../../core/problem.ts';
import { hasSubject } from '../../core/trigger/trigger.ts';
import { resumeRun } from '../../engine/effects/resume.ts';
import type { Planned } from '../../engine/plan/start-from-event.ts';
import { readRun } from '../../engine/thread/read-run.ts';
import { findHeld, finishHeld, type HeldStart, hold } from '../budget/held.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { queueLookAtStart, queueNextStart } from '../starts/engine-line.ts';
import type { LockedRun } from '../turns/branches.ts';
import type { RepositoryRef } from '../work/installed-repository.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';
import { learnTrigger } from './learn-trigger.ts';
import { type EventFacts, type Started, tryStart } from './plan-event.ts';

type HeldWork = Queued<'held'>;

/** Tries once more what waited for a budget: starts the pipeline, or lets the run go on. */
export async function startHeld(context: WorkContext, work: HeldWork): Promise<void> {
  const kept = await findHeld(context, work);
  if (kept === undefined) return context.log.info('What waited for a budget was taken back, is done, or waits on.');
  const { held } = kept;
  const tried =
    'run' in held ? await resumeHeld(context, work, { ...held.run, lock: kept.subject }) : await retryHeld(context, held);
  if (tried === 'done') return finishHeld(context, work.held, kept);
  if (tried === 'blocked') return context.log.info('What waited for a budget waits for a push that fixes the configuration.');
  const { installation, repository } = work;
  const until = new Date(Date.parse(context.arrivals()) + pausedMilliseconds).toISOString();
  await hold(context, { installation, repository, subject: kept.subject }, { held, until });
}

/** The time after which a start is tried again that `BATON_PAUSE` has kept back: nobody hears that a pause is over. */
const pausedMilliseconds = 600_000;

async function resumeHeld(context: WorkContext, { installation, repository }: HeldWork, run: LockedRun): Promise<'done'> {
  const workflowRun = { id: 0, attempt: 1, url: '' };
  const { engine } = await createAppEngine(context, { installation, repository, workflowRun, lock: run.lock });
  const reading = await readRun(engine, run);
  if (!reading.ok) context.log.warning(`${run.run}: ${problemText(reading.error)}`);
  if (!reading.ok || reading.value.state.end !== undefined || reading.value.state.paused !== undefined) return 'done';
  const { started } = await resumeRun(engine, { reading: reading.value });
  context.log.info(`${run.run} was held back by a budget; started now: ${started.join(', ') || 'nothing'}.`);
  return 'done';
}

async function retryHeld(context: WorkContext, { event, pipeline }: HeldStart): ReturnType<typeof planAgain> {
  const trigger = learnTrigger(event);
  return trigger.ok ? planAgain(context, { work: event, trigger: trigger.value, only: pipeline }) : 'done';
}

/**
 * Tries again to start a pipeline that waited for a budget. `blocked`: the configuration lets nothing start at all. `paused`: `BATON_PAUSE`
 * keeps it from starting.
 */
async function planAgain(
  context: WorkContext,
  event: EventFacts & { readonly only: string },
): Promise<'done' | 'blocked' | 'paused'> {
  const started = await tryStart(context, event);
  if (started === undefined) return 'blocked';
  if (started.isPaused) return 'paused';
  const { work, trigger, only: pipeline } = event;
  const isOver =
    started.runs.length === 0 && !started.refused.some((refused) => refused.isQueued === true || isHeldBack(refused));
  if (isOver && hasSubject(trigger))
    await queueNextStart(context, {
      installation: work.installation,
      repository: trigger.repository,
      subject: trigger.subject.number,
      pipeline,
      after: work.arrivedAt,
    });
  return 'done';
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
export async function startAfterWait(
  context: WorkContext,
  { installation, repository, start: key }: Queued<'waiting-start'>,
): Promise<void> {
  const waiting = await context.waitingStarts.find(key);
  if (waiting === undefined) return;
  const { work, pipeline, subject } = waiting;
  const trigger = learnTrigger(work);
  const started = trigger.ok ? await tryStart(context, { work, trigger: trigger.value, only: pipeline }) : undefined;
  const isYoung = Date.now() - Date.parse(work.arrivedAt) < longestRunMilliseconds;
  if (isYoung && (started === undefined ? trigger.ok : mayStartLater(started))) {
    const end = key.slice(`starts/${repository.id}/${subject}/`.length);
    return queueLookAtStart(context, { installation, repository, subject, key: end });
  }
  await context.waitingStarts.remove(key);
  if (started?.runs.length) return;
  if (started?.refused.some(isHeldBack) === true)
    return context.log.info(`#${subject}: an event that waited for the end of a run waits for a budget now.`);
  context.log.info(`#${subject}: an event that waited starts nothing any more.`);
  await queueNextStart(context, { installation, repository, subject, pipeline, after: key });
}

/** Returns whether an event that has waited for the end of a run waits on: for the end of a pause, or of a run. */
function mayStartLater({ isPaused, refused }: Started): boolean {
  return isPaused || refused.some(({ isQueued }) => isQueued === true);
}

/** Tries what waits in a repository to start a run: its config has changed, which may have kept everything from starting. */
export async function tryStartsAgain(context: WorkContext, repository: RepositoryRef): Promise<void> {
  const all = await context.waitingStarts.list({ repository: repository.id });
  const lines = Map.groupBy(all, ({ subject, pipeline }) => `${subject} ${pipeline}`);
  for (const [first] of lines.values()) {
    if (first === undefined) continue;
    const { subject, pipeline, work } = first;
    const after = `a push at ${context.arrivals()}`;
    await queueNextStart(context, { installation: work.installation, repository, subject, pipeline, after });
  }
}

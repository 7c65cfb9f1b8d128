import { problemText } from '../../../core/problem.ts';
import type { RunRef } from '../../../core/record/find-runs.ts';
import { resumeRun } from '../../../engine/effects/resume.ts';
import { readRun } from '../../../engine/thread/read-run.ts';
import { findHeld, finishHeld, type HeldStart, hold } from '../budget/held.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import { readLock } from '../modes/read-title.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';
import { hearTrigger } from './hear-trigger.ts';
import { planAgain } from './plan-event.ts';

type HeldWork = Queued<'held'>;

/** Tries once more what waited for a budget: starts the pipeline, or lets the run go on. */
export async function startHeld(context: WorkContext, work: HeldWork): Promise<void> {
  const kept = await findHeld(context, work);
  if (kept === undefined) return context.log.info('What waited for a budget was taken back, is done, or waits on.');
  const { held } = kept;
  const tried = 'run' in held ? await resumeHeld(context, work, held.run) : await startAgain(context, held);
  if (tried === 'done') return finishHeld(context, work.held, kept);
  if (tried === 'blocked') return context.log.info('What waited for a budget waits for a push that mends the configuration.');
  const { installation, repository } = work;
  const until = new Date(Date.parse(context.arrivals()) + pausedMilliseconds).toISOString();
  await hold(context, { installation, repository, subject: kept.subject }, { held, until });
}

/** The time after which a start is tried again that `BATON_PAUSE` has kept back: nobody hears that a pause is over. */
const pausedMilliseconds = 600_000;

async function resumeHeld(context: WorkContext, { installation, repository }: HeldWork, run: RunRef): Promise<'done'> {
  const workflowRun = { id: 0, attempt: 1, url: '' };
  const { engine } = await createAppEngine(context, { installation, repository, workflowRun, lock: readLock(run.run) });
  const reading = await readRun(engine, run);
  if (!reading.ok) context.log.warning(`${run.run}: ${problemText(reading.error)}`);
  if (!reading.ok || reading.value.state.end !== undefined || reading.value.state.paused !== undefined) return 'done';
  const { started } = await resumeRun(engine, { reading: reading.value });
  context.log.info(`${run.run} was held back by a budget; started now: ${started.join(', ') || 'nothing'}.`);
  return 'done';
}

async function startAgain(context: WorkContext, { event, pipeline }: HeldStart): ReturnType<typeof planAgain> {
  const trigger = hearTrigger(event);
  return trigger.ok ? planAgain(context, { work: event, trigger: trigger.value, only: pipeline }) : 'done';
}

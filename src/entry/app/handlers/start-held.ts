import { problemText } from '../../../core/problem.ts';
import type { RunRef } from '../../../core/record/find-runs.ts';
import { resumeRun } from '../../../engine/effects/resume.ts';
import { readRun } from '../../../engine/thread/read-run.ts';
import { findHeld, finishHeld, type HeldStart } from '../budget/held.ts';
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
  const isDone = 'run' in held ? await resumeHeld(context, work, held.run) : await startAgain(context, held);
  if (isDone) await finishHeld(context, work.held, kept);
}

async function resumeHeld(context: WorkContext, { installation, repository }: HeldWork, run: RunRef): Promise<true> {
  const workflowRun = { id: 0, attempt: 1, url: '' };
  const { engine } = await createAppEngine(context, { installation, repository, workflowRun, lock: readLock(run.run) });
  const reading = await readRun(engine, run);
  if (!reading.ok) context.log.warning(`${run.run}: ${problemText(reading.error)}`);
  if (!reading.ok || reading.value.state.end !== undefined || reading.value.state.paused !== undefined) return true;
  const { started } = await resumeRun(engine, { reading: reading.value });
  context.log.info(`${run.run} was held back by a budget; started now: ${started.join(', ') || 'nothing'}.`);
  return true;
}

/** Returns false if nothing can start at all: then a push that mends the configuration tries again. */
async function startAgain(context: WorkContext, { event, pipeline }: HeldStart): Promise<boolean> {
  const trigger = hearTrigger(event);
  return !trigger.ok || planAgain(context, { work: event, trigger: trigger.value, only: pipeline });
}

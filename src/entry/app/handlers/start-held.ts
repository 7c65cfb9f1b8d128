import { problemText } from '../../../core/problem.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { resumeRun } from '../../../engine/effects/resume.ts';
import { readRun } from '../../../engine/thread/read-run.ts';
import { findHeld } from '../budget/held.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Work, WorkContext } from '../work/queued-work.ts';
import { planAgain } from './plan-event.ts';

/** Tries once more what waited for a budget: starts the pipeline, or lets the run go on. */
export async function startHeld(context: WorkContext, work: Extract<Work, { kind: 'held' }>): Promise<void> {
  const held = await findHeld(context, work.held);
  if (held === undefined) return context.log.info('A start that waited for a budget was taken back, or is done.');
  if ('run' in held) {
    // What waits again is kept anew.
    await context.store.delete(work.held);
    const workflowRun = { id: 0, attempt: 1, url: '' };
    const { engine } = await createAppEngine(context, { ...work, workflowRun });
    const reading = await readRun(engine, held.run);
    if (!reading.ok) return context.log.warning(`${held.run.run}: ${problemText(reading.error)}`);
    if (reading.value.state.end !== undefined || reading.value.state.paused !== undefined) return;
    const { started } = await resumeRun(engine, { reading: reading.value });
    return context.log.info(`${held.run.run} goes on after its wait for a budget: ${started.join(', ') || 'nothing to start'}.`);
  }
  const trigger = parseTrigger(held.event.name, held.event.payload);
  const isHeldAgain = trigger.ok && (await planAgain(context, { work: held.event, trigger: trigger.value, only: held.pipeline }));
  if (!isHeldAgain) await context.store.delete(work.held);
}

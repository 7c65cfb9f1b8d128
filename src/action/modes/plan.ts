// This folder holds one file for each mode of the Action. A mode reads its event, lets the engine do the work and reports the
// result.

import { unsignedNote } from '../../core/config/check-signing-key.ts';
import { oneLine } from '../../core/markdown/elements.ts';
import { startIdOf, type Trigger } from '../../core/trigger/trigger.ts';
import { renderOverviewAfter } from '../../core/view/summary/dry-run.ts';
import { renderPlanSummary } from '../../core/view/summary/plan.ts';
import { type Planned, startFromEvent } from '../../engine/plan/start-from-event.ts';
import { StartBlocked, StartRefused } from '../../host/start-blocked.ts';
import { readChange } from '../event/read-change.ts';
import { readTrigger } from '../event/read-trigger.ts';
import type { JobContext } from '../job/job-context.ts';
import { writeOutputs } from '../report/outputs.ts';
import { writeSummary } from '../report/summary.ts';
import { createEngine, type WiredEngine } from '../wire/create-engine.ts';
import { sweepInPassing } from './sweep.ts';

/** Decides what an event starts, and starts it. */
export async function plan(context: JobContext): Promise<void> {
  const wired = await createEngine(context, { contents: 'read' });
  const change = await readChange(context, wired.github.subjects);
  // Most events start something, and what people say of a run that goes on is answered by other code.
  if (change !== undefined) return (await import('./plan-change.ts')).planChange(context, { wired, change });
  const planned = await planEvent(context, wired);
  if (planned !== undefined) {
    await writeOutputs(context, {
      task: planned.inline?.text ?? '',
      tasks: JSON.stringify(planned.runs.flatMap(({ run, started }) => started.map((stage) => `${run}/${stage}`))),
      run: planned.runs[0]?.run ?? '',
    });
  }
  await sweepInPassing(context, { wired, hasTask: planned?.inline !== undefined });
}

/** Plans the runs that an event starts. Returns undefined if the event cannot be a trigger, with the reason in log and summary. */
export async function planEvent(context: JobContext, wired: WiredEngine): Promise<Planned | undefined> {
  const { job, log } = context;
  const trigger = await readTrigger(context, { ...wired.github, dispatcher: wired.dispatcher });
  if (!trigger.ok) {
    log.info(`No pipeline was started: ${trigger.error}.`);
    await writeSummary(context, `No pipeline was started: ${oneLine(trigger.error, 1_000)}.`);
    return undefined;
  }
  const { engine, effects } = wired;
  const planned = await startFromEvent(engine, {
    trigger: trigger.value,
    config: wired.config,
    commit: job.sha,
    inline: true,
    start: startIdOf(trigger.value, `workflow run ${job.workflowRun.id}`),
  });
  if (!planned.ok) throw new StartBlocked('configuration', planned.error);
  const summary = renderPlanSummary(planned.value, effects && [...effects, ...describeInline(planned.value)]);
  log.info(summary);
  const note = engine.ports.signer === undefined ? [unsignedNote] : [];
  const overviews = planned.value.runs.map(({ state }) => renderOverviewAfter(state, { isDry: effects !== undefined }));
  await writeSummary(context, [summary, ...overviews, ...note].join('\n\n'));
  refuseByHand(trigger.value, planned.value);
  return effects === undefined ? planned.value : { ...planned.value, inline: undefined };
}

/** Fails the job of a start by hand whose inputs were refused: the person looks at this job, and at nothing else. */
function refuseByHand({ kind, named }: Trigger, { matches }: Planned): void {
  if (kind !== 'manual') return;
  const checks = matches.find(({ pipeline }) => pipeline === named)?.checks ?? [];
  const fault = checks.find(({ check, passed }) => check === 'inputs' && !passed);
  if (fault !== undefined) throw new StartRefused(`BATON-E914: Pipeline ${named} was not started. ${fault.detail}`);
}

/** Describes the agent that would start in this workflow run. It is no request, so the dry ports do not list it. */
function describeInline({ inline }: Planned): readonly string[] {
  if (inline === undefined) return [];
  const { run, task, execution, for: job } = inline.dispatch;
  return [`start ${run}/${task} execution ${execution} for ${job}`];
}

// This folder performs queued work: it plans events and changes, reads the orders of finished agent jobs, records their
// results, and reports faults of the configuration.

import { problemText } from '../../../core/problem.ts';
import { type Change, describeChange, parseChange } from '../../../core/trigger/change.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { hasSubject, startIdOf } from '../../../core/trigger/trigger.ts';
import { renderPlanSummary } from '../../../core/view/summary/plan.ts';
import { applyChange } from '../../../engine/decision/apply-change.ts';
import { startFromEvent } from '../../../engine/plan/start-from-event.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Work, WorkContext } from '../work/queued-work.ts';
import { updateConfigIssue } from './config-issue.ts';

/** Applies a change of a subject to the runs about it. */
async function planChange(
  context: WorkContext,
  { change, installation }: { readonly change: Change; readonly installation: number },
): Promise<void> {
  const { repository, subject } = change;
  const workflowRun = { id: 0, attempt: 1, url: subject.url };
  const { engine, config } = await createAppEngine(context, { installation, repository, workflowRun });
  const changed = await applyChange(engine, { change, config: config.read });
  // Faults of the config are reported to people who start a run, and by the push that brought them.
  if (!changed.ok) return context.log.error(`#${subject.number}: ${changed.error.map(problemText).join(' ')}`);
  const said = changed.value.map((run) => `run ${run.run}: ${run.said}`).join('; ');
  context.log.info(`#${subject.number}: ${describeChange(change)}; ${said === '' ? 'no run about it was under way' : said}.`);
}

/** Starts the runs that an event asks for. Each agent task becomes a job of its own. */
export async function planEvent(context: WorkContext, work: Extract<Work, { kind: 'event' }>): Promise<void> {
  const change = parseChange(work.name, work.payload);
  if (change !== undefined) return planChange(context, { change, installation: work.installation });
  const trigger = parseTrigger(work.name, work.payload);
  if (!trigger.ok) return context.log.info(`No pipeline was started: ${trigger.error.reason}`);
  const { repository } = trigger.value;
  const { arrivedAt } = work;
  // No workflow run starts the run, so the record has the id 0.
  const workflowRun = { id: 0, attempt: 1, url: trigger.value.subject.url };
  const { engine, config } = await createAppEngine(context, { installation: work.installation, repository, workflowRun });
  const planned = await startFromEvent(engine, {
    trigger: hasSubject(trigger.value) ? trigger.value : { ...trigger.value, firedAt: arrivedAt },
    config: config.read,
    commit: config.commit,
    inline: false,
    start: startIdOf(trigger.value, `delivery ${work.delivery}`),
  });
  if (planned.ok) return context.log.info(renderPlanSummary(planned.value));
  for (const problem of planned.error) context.log.error(problemText(problem));
  await updateConfigIssue(context, { installation: work.installation, repository });
}

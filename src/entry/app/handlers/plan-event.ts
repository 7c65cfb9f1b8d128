import { problemText } from '../../../core/problem.ts';
import { type Change, describeChange, parseChange } from '../../../core/trigger/change.ts';
import { parseTrigger } from '../../../core/trigger/parse-trigger.ts';
import { hasSubject, startIdOf } from '../../../core/trigger/trigger.ts';
import { renderPlanSummary } from '../../../core/view/summary/plan.ts';
import { applyChange } from '../../../engine/decision/apply-change.ts';
import { planRun } from '../../../engine/plan/plan-run.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Work, WorkContext } from '../work/work.ts';
import { checkConfig } from './check-config.ts';

/** Lets the runs about a subject answer to its change. */
export async function planChange(
  context: WorkContext,
  { change, installation }: { readonly change: Change; readonly installation: number },
): Promise<void> {
  const { repository, subject } = change;
  const workflowRun = { id: 0, attempt: 1, url: subject.url };
  const { engine, config } = await createAppEngine(context, { installation, repository, workflowRun });
  const changed = await applyChange(engine, { change, configText: config.text });
  // What is wrong with it is told where somebody wants to start something, and by the push that brought it.
  if (!changed.ok) return context.log.error(`#${subject.number}: ${changed.error.map(problemText).join(' ')}`);
  const said = changed.value.map((run) => `run ${run.run}: ${run.said}`).join('; ');
  context.log.info(`#${subject.number}: ${describeChange(change)}; ${said === '' ? 'no run about it was under way' : said}.`);
}

/** Starts what an event asks for. Every agent link becomes a job of its own. */
export async function planEvent(context: WorkContext, work: Extract<Work, { kind: 'event' }>): Promise<void> {
  const change = parseChange(work.name, work.payload);
  if (change !== undefined) return planChange(context, { change, installation: work.installation });
  const trigger = parseTrigger(work.name, work.payload);
  if (!trigger.ok) return context.log.info(`No pipeline was started: ${trigger.error.reason}`);
  const { repository } = trigger.value;
  const { arrivedAt } = work;
  // The run is started here, not by a workflow run: 0 says so in the record.
  const workflowRun = { id: 0, attempt: 1, url: trigger.value.subject.url };
  const { engine, config } = await createAppEngine(context, { installation: work.installation, repository, workflowRun });
  const planned = await planRun(engine, {
    trigger: hasSubject(trigger.value) ? trigger.value : { ...trigger.value, firedAt: arrivedAt },
    configText: config.text,
    commit: config.commit,
    inline: false,
    start: startIdOf(trigger.value, `delivery ${work.delivery}`),
  });
  if (planned.ok) return context.log.info(renderPlanSummary(planned.value));
  for (const problem of planned.error) context.log.error(problemText(problem));
  await checkConfig(context, { installation: work.installation, repository });
}

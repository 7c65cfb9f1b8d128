import { renderPlanSummary } from '../../core/text/summary-plan.ts';
import { hasSubject } from '../../core/trigger/has-subject.ts';
import { nameStart } from '../../core/trigger/name-start.ts';
import { parseChange } from '../../core/trigger/parse-change.ts';
import { parseTrigger } from '../../core/trigger/parse-trigger.ts';
import { planRun } from '../../engine/plan-run.ts';
import { checkConfig } from './check-config.ts';
import { createAppEngine } from './create-app-engine.ts';
import { planChange } from './plan-change.ts';
import type { Work, WorkContext } from './work.ts';

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
    start: nameStart(trigger.value, `delivery ${work.delivery}`),
  });
  if (planned.ok) return context.log.info(renderPlanSummary(planned.value));
  for (const { code, message } of planned.error) context.log.error(`${code}: ${message}`);
  await checkConfig(context, { installation: work.installation, repository });
}

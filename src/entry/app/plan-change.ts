import type { Change } from '../../core/trigger/change.ts';
import { describeChange } from '../../core/trigger/describe-change.ts';
import { changeRuns } from '../../engine/change-runs.ts';
import { createAppEngine } from './create-app-engine.ts';
import type { WorkContext } from './work.ts';

/** Lets the runs about a subject answer to its change. */
export async function planChange(
  context: WorkContext,
  { change, installation }: { readonly change: Change; readonly installation: number },
): Promise<void> {
  const { repository, subject } = change;
  const workflowRun = { id: 0, attempt: 1, url: subject.url };
  const { engine, config } = await createAppEngine(context, { installation, repository, workflowRun });
  const changed = await changeRuns(engine, { change, configText: config.text });
  // What is wrong with it is told where somebody wants to start something, and by the push that brought it.
  if (!changed.ok)
    return context.log.error(`#${subject.number}: ${changed.error.map(({ code, message }) => `${code}: ${message}`).join(' ')}`);
  const said = changed.value.map((run) => `run ${run.run}: ${run.said}`).join('; ');
  context.log.info(`#${subject.number}: ${describeChange(change)}; ${said === '' ? 'no run about it was under way' : said}.`);
}

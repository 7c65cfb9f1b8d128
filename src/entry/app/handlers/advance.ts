import { problemText } from '../../../core/problem.ts';
import { advanceRun } from '../../../engine/publish/advance-run.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Work, WorkContext } from '../work/queued-work.ts';

/** Records the result of an execution and starts the next tasks, under the subject's lock. */
export async function advance(context: WorkContext, work: Extract<Work, { kind: 'advance' }>): Promise<void> {
  const { engine } = await createAppEngine(context, work);
  const advanced = await advanceRun(engine, work);
  const name = `${work.dispatch.run}/${work.dispatch.task}`;
  if (!advanced.ok) throw new Error(`${name}: ${problemText(advanced.error)}`);
  context.log.info(`${name}: ${advanced.value.task?.outcome ?? 'nothing to record'}.`);
}

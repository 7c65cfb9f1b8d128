import { problemText } from '../../core/problem.ts';
import { executionTitle } from '../../core/run/names.ts';
import { startEarlyChildren } from '../../engine/publish/start-early-children.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

/** Records and starts the children that an agent has asked for while it is at work, under the subject's lock. */
export async function startChildren(context: WorkContext, work: Queued<'early-children'>): Promise<void> {
  const { dispatch } = work;
  const { engine } = await createAppEngine(context, { ...work, lock: dispatch.lock });
  const started = await startEarlyChildren(engine, work);
  const title = executionTitle(dispatch);
  if (!started.ok) throw new Error(`${title}: ${problemText(started.error)}`);
  context.log.info(
    `${title}: ${started.value.length === 0 ? 'no child task was started' : `started ${started.value.join(', ')}`}.`,
  );
}

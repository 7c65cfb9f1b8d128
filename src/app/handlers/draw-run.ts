import { problemText } from '../../core/problem.ts';
import { performEffects } from '../../engine/effects/perform-effects.ts';
import { readRun } from '../../engine/thread/read-run.ts';
import { readStatusComment } from '../../engine/view/status-comment.ts';
import { createAppEngine } from '../engine/app-engine.ts';
import type { Queued, WorkContext } from '../work/queued-work.ts';

/** Draws the status comment of a run, unless the work that it was left to has drawn it. */
export async function drawRun(context: WorkContext, work: Queued<'draw'>): Promise<void> {
  const { installation, repository, run } = work;
  if (!(await context.postponed.has(repository.id, run.run))) return;
  const workflowRun = { id: 0, attempt: 1, url: '' };
  const { engine } = await createAppEngine(context, { installation, repository, workflowRun });
  const reading = await readRun(engine, run);
  if (!reading.ok) throw new Error(`${run.run}: ${problemText(reading.error)}`);
  const status = await readStatusComment(engine, reading.value);
  await performEffects(engine, { effects: [{ kind: 'update-views' }], reading: reading.value, status });
}

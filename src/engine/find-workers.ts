import { dueStages } from '../core/pipeline/decide.ts';
import { executionTitle } from '../core/pipeline/names.ts';
import type { State } from '../core/pipeline/state.ts';
import type { StartedRun } from '../ports/starter.ts';
import type { Engine, EnginePorts } from './engine-ports.ts';

/** The workflow runs that are at work for a run, or will be: those that its due executions were dispatched as. */
export async function findWorkers(engine: Engine, state: State): Promise<readonly StartedRun[]> {
  const { workflowRuns } = engine.ports;
  if (workflowRuns === undefined) return [];
  const { run, body } = state.run;
  const found: StartedRun[] = [];
  for (const { stage, due } of dueStages(state)) {
    const title = executionTitle({ run, task: stage, execution: due.execution });
    const dispatched = await workflowRuns.findRuns(title, body.startedAt);
    found.push(...dispatched.filter(({ status }) => status !== 'completed').map(({ id, url }) => ({ id, url })));
    const isInline = dispatched.length === 0 && due.cause === state.run.seq;
    if (isInline && (await isAtWork(workflowRuns, { engine, id: body.workflowRun.id }))) found.push(body.workflowRun);
  }
  return found.map(({ id, url }) => ({ id, url }));
}

/** The workflow run that planned carries out the first task of a run itself. Our own is not at work for another. */
async function isAtWork(
  workflowRuns: NonNullable<EnginePorts['workflowRuns']>,
  { engine, id }: { readonly engine: Engine; readonly id: number },
): Promise<boolean> {
  if (id === 0 || id === engine.settings.workflowRun.id) return false;
  return (await workflowRuns.listJobs(id)).some(({ status }) => status !== 'completed');
}

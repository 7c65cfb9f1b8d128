import { jobFor } from '../../core/run/acting-agent.ts';
import { dueStages } from '../../core/run/decide.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { Due, State } from '../../core/run/state.ts';
import type { Engine } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { type Performed, performEffects } from './perform-effects.ts';

interface GoOnRequest {
  readonly reading: RunReading;
  /** Only this stage; all that are due where it is absent. */
  readonly stage?: string;
}

/**
 * Starts what a pause has kept from starting: what is due and nobody works at. An agent job that had found the pause has
 * ended without a record, so a workflow run of that title says nothing unless it is still under way.
 */
export async function resumeRun(engine: Engine, request: GoOnRequest): Promise<Pick<Performed, 'started' | 'state'>> {
  const { reading } = request;
  const { state } = reading;
  const effects = [];
  for (const { stage, due } of dueStages(state)) {
    if (request.stage !== undefined && request.stage !== stage) continue;
    if (request.stage === undefined && (await isAtWork(engine, { state, stage, due }))) continue;
    effects.push({ kind: 'dispatch-task' as const, stage, for: jobFor(state, stage), due });
  }
  if (effects.length === 0) return { started: [], state };
  return performEffects(engine, {
    effects: [...effects, { kind: 'update-status' }],
    reading,
    status: await readStatusComment(engine, reading),
    recovering: false,
    inline: false,
  });
}

/** The first task of a run is carried out where the run was planned, by a workflow run without its title. */
async function isAtWork(
  { ports, settings }: Engine,
  { state, stage, due }: { readonly state: State; readonly stage: string; readonly due: Due },
): Promise<boolean> {
  const { workflowRuns, starter } = ports;
  const { run, body, seq } = state.run;
  const title = executionTitle({ run, task: stage, execution: due.execution });
  if (workflowRuns === undefined) return (await starter.readStarted(title, body.startedAt)) !== undefined;
  const dispatched = await workflowRuns.listRuns(title, body.startedAt);
  if (dispatched.length > 0) return dispatched.some(({ status }) => status !== 'completed');
  const { id } = body.workflowRun;
  if (due.cause !== seq || id === 0 || id === settings.workflowRun.id) return false;
  return (await workflowRuns.listJobs(id)).some(({ status }) => status !== 'completed');
}

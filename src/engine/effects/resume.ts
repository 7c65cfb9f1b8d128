import { jobFor } from '../../core/run/acting-agent.ts';
import { dueStages } from '../../core/run/decide.ts';
import type { Engine } from '../engine-ports.ts';
import { isAtWork } from '../order/workers.ts';
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
    if (request.stage === undefined && (await isAtWork(engine, { reading, stage, due }))) continue;
    effects.push({ kind: 'dispatch-task' as const, stage, for: jobFor(state, stage), due });
  }
  if (effects.length === 0) return { started: [], state };
  return performEffects(engine, {
    effects: [...effects, { kind: 'update-views' }],
    reading,
    status: await readStatusComment(engine, reading),
  });
}

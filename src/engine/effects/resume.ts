import type { Dispatch } from '../../core/record/dispatch.ts';
import { jobFor } from '../../core/run/acting-agent.ts';
import { dueStages } from '../../core/run/decide.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import type { Engine } from '../engine-ports.ts';
import { isAtWork } from '../order/workers.ts';
import { readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { type Performed, performEffects } from './perform-effects.ts';

interface GoOnRequest {
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
  /** Only this stage; all that are due where it is absent. */
  readonly stage?: string;
}

/**
 * Starts what a pause has kept from starting: what is due and nobody works at. An agent job that had found the pause has
 * ended without a record, so a workflow run of that title says nothing unless it is still under way.
 */
export async function resumeRun(engine: Engine, request: GoOnRequest): Promise<Pick<Performed, 'started' | 'state'>> {
  const { reading, first } = request;
  const { state } = reading;
  const effects = [];
  for (const { stage, due } of dueStages(state)) {
    if (request.stage !== undefined && request.stage !== stage) continue;
    if (request.stage === undefined && (await isAtWork(engine, { state, first, stage, due }))) continue;
    effects.push({ kind: 'dispatch-task' as const, stage, for: jobFor(state, stage), due });
  }
  if (effects.length === 0) return { started: [], state };
  const status = await readOwnView(engine, { reading, first, marker: statusMarker(state.run.run) });
  return performEffects(engine, {
    effects: [...effects, { kind: 'update-status' }],
    reading,
    first,
    status: status?.id ?? 0,
    recovering: false,
    inline: false,
  });
}

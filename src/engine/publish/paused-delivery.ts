import { lastDecision } from '../../core/run/decisions.ts';
import type { AdvanceRequest } from '../delivery.ts';
import type { Performed } from '../effects/perform-effects.ts';
import { resumeRun } from '../effects/resume.ts';
import type { Engine } from '../engine-ports.ts';
import { isPaused, type RunReading } from '../thread/read-run.ts';

/**
 * What comes of a delivery that a pause leaves nothing to record of: an agent that was not started, a built-in that must not be
 * carried out. Who goes on starts it again; where that was before this came, it is started here. Undefined for all other deliveries.
 */
export async function handlePausedDelivery(
  engine: Engine,
  { request, reading }: { readonly request: AdvanceRequest; readonly reading: RunReading },
): Promise<Pick<Performed, 'started' | 'state'> | undefined> {
  const { state } = reading;
  const { delivery, dispatch } = request;
  const isStopped = delivery.kind === 'output' && delivery.output.stopped === 'paused';
  if (state.end !== undefined || (!isStopped && delivery.kind !== 'built-in')) return undefined;
  if (isPaused(engine, state)) {
    engine.ports.log.info(`${dispatch.run}/${dispatch.task} waits for the end of the pause.`);
    return { started: [], state };
  }
  if (!isStopped) return undefined;
  // The word of an agent job alone starts nothing: one that always said so would be started for ever.
  const resumed = lastDecision(state.decisions, ['resume']);
  const isLate = resumed !== undefined && Date.parse(resumed.body.decidedAt) > Date.parse(dispatch.issued);
  return isLate ? resumeRun(engine, { reading, stage: dispatch.task }) : { started: [], state };
}

import { lastDecision } from '../../core/run/decisions.ts';
import type { AdvanceRequest } from '../delivery.ts';
import type { Performed } from '../effects/perform-effects.ts';
import { resumeRun } from '../effects/resume.ts';
import type { Effects } from '../engine-ports.ts';
import { isPaused, type RunReading } from '../thread/read-run.ts';

/**
 * Handles a delivery of which a pause leaves nothing to record: an agent that was not started, or a built-in that must not be
 * carried out. The end of the pause starts it again; if the pause ended before the delivery came, it is started here. Returns
 * undefined for all other deliveries.
 */
export async function handlePausedDelivery(
  engine: Effects,
  { dispatch, delivery, reading }: Pick<AdvanceRequest, 'dispatch' | 'delivery'> & { readonly reading: RunReading },
): Promise<Pick<Performed, 'started' | 'state'> | undefined> {
  const { state } = reading;
  const isStopped = delivery.kind === 'output' && delivery.output.stopped === 'paused';
  if (state.end !== undefined || (!isStopped && delivery.kind !== 'built-in')) return undefined;
  if (isPaused(engine, state)) {
    engine.ports.log.info(`${dispatch.run}/${dispatch.task} waits for the end of the pause.`);
    return { started: [], state };
  }
  if (!isStopped) return undefined;
  // The word of an agent job alone starts nothing: a job that always said so would be started for ever.
  const resumed = lastDecision(state.decisions, ['resume']);
  const isLate = resumed !== undefined && Date.parse(resumed.body.decidedAt) > Date.parse(dispatch.issued);
  return isLate ? resumeRun(engine, { reading, stage: dispatch.task }) : { started: [], state };
}

import { describeCause } from '../../core/trigger/describe-cause.ts';
import { happenedAt, type Trigger } from '../../core/trigger/trigger.ts';
import type { Effects } from '../engine-ports.ts';
import type { RunReading } from '../thread/read-run.ts';
import { applyDecision } from './apply-decision.ts';

interface ReplaceRequest {
  readonly reading: RunReading;
  readonly trigger: Trigger;
  /** The name of the event that asks for the new run. */
  readonly start: string;
}

/** Ends the run that prevents a newer one from starting (`on-conflict: replace`). Returns in words why it cannot. */
export async function replaceRun(engine: Effects, { reading, trigger, start }: ReplaceRequest): Promise<string | undefined> {
  const { run, thread } = reading.state.run;
  const decided = await applyDecision(engine, {
    run,
    thread,
    first: reading.first,
    verb: 'supersede',
    actor: trigger.actor,
    reason: `${describeCause(trigger)}, which starts a newer run`,
    source: { kind: 'event', event: start },
    askedAt: happenedAt(trigger),
  });
  return decided.ok ? undefined : decided.error;
}

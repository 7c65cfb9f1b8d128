import type { Pipeline } from '../config/schema/config-schema.ts';
import { type ChangeKey, responseTo } from '../config/schema/pipeline-schemas.ts';
import type { RunRecord } from '../record/record.ts';
import { pipelineOf } from '../run/pipeline-of.ts';
import { isBot } from '../trigger/accounts.ts';
import type { Change } from '../trigger/change.ts';

const keys: Readonly<Partial<Record<Change['kind'], ChangeKey>>> = {
  'label-removed': 'label-removed',
  closed: 'closed',
  merged: 'closed',
  pushed: 'pushed',
};

/** Returns what a change of its subject means for a run that is under way. The config decides, as it was when the run began. */
export function classifyChange(run: RunRecord, change: Change): 'continue' | 'cancel' | 'pause' | 'resume' {
  if (change.kind === 'paused') return 'pause';
  if (change.kind === 'resumed') return 'resume';
  return respond({ label: run.body.trigger.label, pipeline: pipelineOf(run) }, change);
}

/** The thing that a change is about: a run, or an event that waits to start one. */
interface Started {
  /** The label that it was started by; empty for another event. */
  readonly label: string;
  readonly pipeline: Pick<Pipeline, 'on-change'>;
}

/** Returns whether a change of its subject takes out an event that waits to start a run: it would cancel that run. */
export function isTakenOut(waiting: Started, change: Change): boolean {
  return change.kind !== 'paused' && change.kind !== 'resumed' && respond(waiting, change) === 'cancel';
}

function respond(started: Started, change: Change): ReturnType<typeof responseTo> {
  if (!concerns(started, change)) return 'continue';
  const key = keys[change.kind];
  // The thread of the run is gone, so nobody could see how the run continues.
  return key === undefined ? 'cancel' : responseTo(started.pipeline['on-change'], key);
}

/**
 * Returns whether a change matters to a run. A label that did not start the run does not, and commits of bots may be the run's
 * own.
 */
function concerns(started: Started, { kind, label, actor }: Change): boolean {
  if (kind === 'label-removed') return started.label !== '' && label?.toLowerCase() === started.label.toLowerCase();
  return kind !== 'pushed' || !isBot(actor);
}

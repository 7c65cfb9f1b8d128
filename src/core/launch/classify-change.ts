import { type ChangeKey, type OnChange, responseTo } from '../config/schema/pipeline-schemas.ts';
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
export function classifyChange(run: RunRecord, change: Change): ChangeMeaning {
  return classifyFor({ label: run.body.trigger.label, onChange: pipelineOf(run)['on-change'] }, change);
}

type ChangeMeaning = 'continue' | 'cancel' | 'pause' | 'resume';

/** A run, or a start that waits: the label that it began with, and what its pipeline says to changes. */
interface Begun {
  readonly label: string;
  readonly onChange: OnChange | undefined;
}

/** Returns what a change of its subject means for a run, or for a start that waits. */
export function classifyFor(begun: Begun, change: Change): ChangeMeaning {
  if (change.kind === 'paused') return 'pause';
  if (change.kind === 'resumed') return 'resume';
  if (!concerns(begun, change)) return 'continue';
  const key = keys[change.kind];
  // The thread of the run is gone, so nobody could see how the run continues.
  return key === undefined ? 'cancel' : responseTo(begun.onChange, key);
}

/** Returns whether a change matters to a run. A label that did not start it does not, and commits of bots may be its own. */
function concerns(begun: Begun, { kind, label, actor }: Change): boolean {
  if (kind === 'label-removed') return begun.label !== '' && label?.toLowerCase() === begun.label.toLowerCase();
  return kind !== 'pushed' || !isBot(actor);
}

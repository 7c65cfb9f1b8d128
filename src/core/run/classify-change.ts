import { type ChangeKey, responseTo } from '../config/schema/pipeline-schemas.ts';
import type { RunRecord } from '../record/record.ts';
import { isBot } from '../trigger/accounts.ts';
import type { Change } from '../trigger/change.ts';
import { pipelineOf } from './pipeline-of.ts';

const keys: Readonly<Partial<Record<Change['kind'], ChangeKey>>> = {
  'label-removed': 'label-removed',
  closed: 'closed',
  merged: 'closed',
  pushed: 'pushed',
};

/** What a change of its subject means to a run that goes on: its config says so, as it was when the run began. */
export function classifyChange(run: RunRecord, change: Change): 'continue' | 'cancel' | 'pause' | 'resume' {
  if (change.kind === 'paused') return 'pause';
  if (change.kind === 'resumed') return 'resume';
  if (!concerns(run, change)) return 'continue';
  const key = keys[change.kind];
  // Its thread is gone, so nobody could see how it goes on.
  return key === undefined ? 'cancel' : responseTo(pipelineOf(run)['on-change'], key);
}

/** Labels that did not start the run say nothing about it; commits of bots may be its own. */
function concerns({ body }: RunRecord, { kind, label, actor }: Change): boolean {
  if (kind === 'label-removed') return body.trigger.label !== '' && label?.toLowerCase() === body.trigger.label.toLowerCase();
  return kind !== 'pushed' || !isBot(actor);
}

import type { BatonRecord, DecisionRecord } from '../record/record.ts';
import { lastDecision } from './last-decision.ts';

/** The pause that holds: nobody went on since. Who lets a run go on that ended in a pause means that it works. */
export function findPause(records: readonly BatonRecord[]): DecisionRecord | undefined {
  const last = lastDecision(records, ['pause', 'resume', 'retry']);
  return last?.body.verb === 'pause' ? last : undefined;
}

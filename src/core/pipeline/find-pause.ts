import type { BatonRecord, DecisionRecord } from '../record/record.ts';
import { lastDecision } from './last-decision.ts';

/** The pause that holds: nobody went on since. */
export function findPause(records: readonly BatonRecord[]): DecisionRecord | undefined {
  const last = lastDecision(records, ['pause', 'resume']);
  return last?.body.verb === 'pause' ? last : undefined;
}

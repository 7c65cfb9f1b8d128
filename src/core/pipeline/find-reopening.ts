import type { BatonRecord, DecisionRecord } from '../record/record.ts';
import { lastDecision } from './last-decision.ts';

/** The last decision by which a run goes on after its end. */
export function findReopening(records: readonly BatonRecord[]): DecisionRecord | undefined {
  return lastDecision(records, ['retry']);
}

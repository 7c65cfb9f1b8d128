import type { DecisionVerb } from '../record/decision.ts';
import type { BatonRecord, DecisionRecord } from '../record/record.ts';

/** The last decision of these kinds about a run, among its records in whatever order. */
export function lastDecision(records: readonly BatonRecord[], verbs: readonly DecisionVerb[]): DecisionRecord | undefined {
  return records
    .filter((record): record is DecisionRecord => record.kind === 'decision' && verbs.includes(record.body.verb))
    .toSorted((a, b) => a.seq - b.seq)
    .at(-1);
}

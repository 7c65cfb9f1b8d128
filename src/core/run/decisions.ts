import { compareBy } from '../compare-by.ts';
import type { BatonRecord, DecisionRecord, DecisionVerb, EndRecord } from '../record/record.ts';
import type { State } from './state.ts';

/** The last decision of these kinds about a run, among its records in whatever order. */
export function lastDecision(records: readonly BatonRecord[], verbs: readonly DecisionVerb[]): DecisionRecord | undefined {
  return records
    .filter((record): record is DecisionRecord => record.kind === 'decision' && verbs.includes(record.body.verb))
    .toSorted(compareBy(({ seq }) => seq))
    .at(-1);
}

/** The last decision by which a run goes on after its end. */
export function findReopening(records: readonly BatonRecord[]): DecisionRecord | undefined {
  return lastDecision(records, ['retry']);
}

/** The end of a run among its records: the last one, unless somebody asked for another attempt after it. */
export function findEnd(records: readonly BatonRecord[]): EndRecord | undefined {
  const ends = records.filter((record): record is EndRecord => record.kind === 'end');
  const end = ends.toSorted(compareBy(({ seq }) => seq)).at(-1);
  const reopening = findReopening(records);
  return end !== undefined && reopening !== undefined && reopening.seq > end.seq ? undefined : end;
}

/** The pause that holds: nobody went on since. Who lets a run go on that ended in a pause means that it works. */
export function findPause(records: readonly BatonRecord[]): DecisionRecord | undefined {
  const last = lastDecision(records, ['pause', 'resume', 'retry']);
  return last?.body.verb === 'pause' ? last : undefined;
}

/** How often a run went on after its end. */
export function countReopenings({ decisions }: Pick<State, 'decisions'>): number {
  return decisions.filter(({ body }) => body.verb === 'retry').length;
}

/**
 * The `execution` in the envelope of an end: a run that goes on after its end gets another one, which must have a place of its
 * own. A `seq` is beyond every number that stood there before.
 */
export function nextEndExecution(state: Pick<State, 'decisions' | 'tip'>, execution: number): number {
  return findReopening(state.decisions) === undefined ? execution : state.tip.seq + 1;
}

import { compareBy } from '../compare-by.ts';
import type { DecisionRecord, DecisionVerb } from '../record/decision-record.ts';
import type { BatonRecord, EndRecord, RunRecord } from '../record/record.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** Finds the last decision of these kinds about a run, among its records in any order. */
export function lastDecision(records: readonly BatonRecord[], verbs: readonly DecisionVerb[]): DecisionRecord | undefined {
  return records
    .filter((record): record is DecisionRecord => record.kind === 'decision' && verbs.includes(record.body.verb))
    .toSorted(compareBy(({ seq }) => seq))
    .at(-1);
}

/** Finds the last decision that reopened a run after its end. */
export function findReopening(records: readonly BatonRecord[]): DecisionRecord | undefined {
  return lastDecision(records, ['retry']);
}

/** Finds the end of a run among its records: the last one, unless somebody asked for another attempt after it. */
export function findEnd(records: readonly BatonRecord[]): EndRecord | undefined {
  const ends = records.filter((record): record is EndRecord => record.kind === 'end');
  const end = ends.toSorted(compareBy(({ seq }) => seq)).at(-1);
  const reopening = findReopening(records);
  return end !== undefined && reopening !== undefined && reopening.seq > end.seq ? undefined : end;
}

/**
 * Finds the time at which a run was over: that of the comment or event that ended it, else that of its end record. The record can be
 * much later, because the job that writes it may have to wait.
 */
export function findEndTime(records: readonly BatonRecord[]): string | undefined {
  const end = findEnd(records);
  return end === undefined ? undefined : (lastDecision(records, ['cancel', 'supersede'])?.body.askedAt ?? end.body.finishedAt);
}

/**
 * Returns the pause decision in force, if any. A later `resume` or `retry` lifts it: whoever retries a run that ended during a
 * pause wants it to work.
 */
export function findPause(records: readonly BatonRecord[]): DecisionRecord | undefined {
  const last = lastDecision(records, ['pause', 'resume', 'retry']);
  return last?.body.verb === 'pause' ? last : undefined;
}

/** Returns the `seq` of the record with which an execution was started that was due at another one: a pause that was in force keeps it back. */
export function startedAt({ decisions }: Pick<State, 'decisions'>, cause: number): number {
  const stops = decisions.filter(({ body: { verb } }) => verb === 'pause' || verb === 'resume' || verb === 'retry');
  if (stops.findLast(({ seq }) => seq <= cause)?.body.verb !== 'pause') return cause;
  return stops.find(({ seq, body }) => seq > cause && body.verb !== 'pause')?.seq ?? Number.POSITIVE_INFINITY;
}

/** Returns whether a run asks for more money at the limit on its cost, in the place of an end (`limits.on-limit`). */
export function asksAtLimit(run: RunRecord): boolean {
  const { limits } = pipelineOf(run);
  return limits['on-limit'] === 'ask' && limits['max-cost-usd'] !== undefined;
}

/**
 * Returns what a run may cost, in millionths of a USD: its `limits.max-cost-usd`, and what people have added. Undefined where nothing
 * limits it. `until`: the `seq` up to which decisions count.
 */
export function costLimitOf(
  { run, decisions }: Pick<State, 'run' | 'decisions'>,
  until = Number.POSITIVE_INFINITY,
): number | undefined {
  const most = pipelineOf(run).limits['max-cost-usd'];
  const raises = decisions.flatMap(({ body, seq }) => (body.verb === 'raise' && seq <= until ? [body.usd ?? 0] : []));
  return most === undefined ? undefined : [most, ...raises].reduce((sum, usd) => sum + Math.round(usd * 1_000_000), 0);
}

/** Lists the logins of outsiders whose text a run works with: that of its start, and answers to its questions. */
export function outsidersOf({ run, decisions }: Pick<State, 'run' | 'decisions'>): readonly string[] {
  const later = decisions.flatMap(({ body }) => (body.outside === true ? [body.actor.login] : []));
  return [...new Set([...(run.body.outside ?? []), ...later])];
}

/** Counts how often a run was reopened after its end. */
export function countReopenings({ decisions }: Pick<State, 'decisions'>): number {
  return decisions.filter(({ body }) => body.verb === 'retry').length;
}

/**
 * Returns the execution number for an `end` record that is written after this state. After a reopening that is the next `seq` of
 * the run, which is larger than any number used before, so that this end does not collide with the first one.
 */
export function nextEndExecution(state: Pick<State, 'decisions' | 'tip'>, execution: number): number {
  return findReopening(state.decisions) === undefined ? execution : state.tip.seq + 1;
}

/** Returns whether this very event has decided about a run before: its job runs again, perhaps because it died on the way. */
export function isDecidedBy({ decisions }: Pick<State, 'decisions'>, event: string): boolean {
  return decisions.some(({ body: { source } }) => source.kind === 'event' && source.event === event);
}

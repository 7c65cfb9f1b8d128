import type { Conditions } from '../../../src/core/condition/conditions.ts';
import type { Config } from '../../../src/core/config/schema/config-schema.ts';
import type { BatonRecord, RecordDraft, StoredRecord } from '../../../src/core/record/record.ts';
import { decide, type Effect } from '../old-derivation/run/decide.ts';
import type { State } from '../old-derivation/run/state.ts';
import { deriveState } from '../old-derivation/state/derive-state.ts';
import { buildRun, repo, runId, subject } from '../record-builders.ts';
import { type Draw, drawEvent, listEvents } from './run-events.ts';
import type { CommentDraft } from './write-records.ts';

/** The list of records as it was after one comment. */
export interface PlayedComment {
  readonly records: readonly StoredRecord[];
  /** The time at which it was written. */
  readonly now: string;
}

interface Played {
  readonly config: Config;
  /** Numbers that say what happens, and how. The run is as long as they last. */
  readonly draws: readonly number[];
  readonly conditions: Conditions;
}

const minute = 60_000;
/** Minutes between two comments: mostly few, at times so many that a question or a wait is over. */
const pauses = [1, 1, 2, 3, 5, 9, 90, 9 * 24 * 60] as const;

/**
 * Plays a run of a configuration from its first record on, as the old code decides it, and returns its records after each comment. Every
 * comment holds what one job or person wrote at once, and the end of the run where that follows from it.
 */
export function playRun({ config, draws, conditions }: Played): readonly PlayedComment[] {
  const left = [...draws];
  const draw: Draw = (below) => (left.shift() ?? 0) % below;
  const first = buildRun({}, { config, startedAt: '2026-03-18T08:00:00Z' });
  let now = Date.parse(first.body.startedAt);
  let comment: PlayedComment = { records: [store(first)], now: new Date(now).toISOString() };
  const played = [withEnd(comment, { cause: 1, conditions })];
  while (left.length > 0) {
    comment = played.at(-1) ?? comment;
    const state = derive(comment.records, conditions);
    now += (pauses[draw(pauses.length)] ?? 1) * minute;
    const moment = { state, now: new Date(now).toISOString(), draw };
    const event = drawEvent(listEvents(state), draw);
    // Where nobody does anything, a sweep looks whether a question has waited too long.
    const draft = event?.build(moment) ?? { drafts: [], cause: -1 };
    played.push(append(comment, { draft, now: moment.now, conditions }));
    if (event === undefined && played.at(-1)?.records.length === comment.records.length) break;
  }
  return played;
}

function derive(records: readonly StoredRecord[], conditions: Conditions): State {
  const state = deriveState(records, runId, conditions);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

interface Appended {
  readonly draft: CommentDraft;
  readonly now: string;
  readonly conditions: Conditions;
}

function append({ records }: PlayedComment, { draft, now, conditions }: Appended): PlayedComment {
  const seq = records.length;
  const added = [...records, ...draft.drafts.map((each, index) => store(toRecord(each, seq + 1 + index)))];
  if (draft.cancels === true) return { records: [...added, buildEnd(added, { outcome: 'cancelled', reason: '', now })], now };
  return withEnd({ records: added, now }, { cause: seq + 1 + draft.cause, conditions });
}

/** Adds the end of a run, where it follows from the record with this `seq`. */
function withEnd({ records, now }: PlayedComment, { cause, conditions }: { cause: number; conditions: Conditions }): PlayedComment {
  const end = decide(derive(records, conditions), { cause, now }).find((effect) => effect.kind === 'end-run');
  return end === undefined ? { records, now } : { records: [...records, buildEnd(records, { ...end, now })], now };
}

type Ending = Pick<Extract<Effect, { kind: 'end-run' }>, 'outcome' | 'reason'> & { readonly now: string };

function buildEnd(records: readonly StoredRecord[], { outcome, reason, now }: Ending): StoredRecord {
  const seq = records.length + 1;
  const body = { outcome, reason, finishedAt: now };
  return store(toRecord({ kind: 'end', run: runId, task: '', attempt: 0, execution: seq, body }, seq));
}

function toRecord(draft: RecordDraft, seq: number): BatonRecord {
  return { ...draft, repo, thread: subject, seq, prev: `sha256:${seq - 1}` };
}

function store(record: BatonRecord): StoredRecord {
  return { record, digest: `sha256:${record.seq}`, comment: 100 + record.seq, envelope: {} };
}

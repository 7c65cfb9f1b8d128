import type { Conditions } from '../../../src/core/condition/conditions.ts';
import type { Config } from '../../../src/core/config/schema/config-schema.ts';
import type { BatonRecord, RecordDraft, StoredRecord } from '../../../src/core/record/record.ts';
import { decide, type Effect } from '../old-derivation/run/decide.ts';
import type { State } from '../old-derivation/run/state.ts';
import { deriveState } from '../old-derivation/state/derive-state.ts';
import { buildRun, repo, runId, subject } from '../record-builders.ts';
import type { Draw } from './moment.ts';
import { drawEvent, listEvents } from './run-events.ts';
import type { CommentDraft } from './write-records.ts';

/** A list of records from which a job decided: as it was after one comment, or without the end of the run that this job then wrote with it. */
export interface PlayedComment {
  readonly records: readonly StoredRecord[];
  /** The time at which it was written. */
  readonly now: string;
  /** The state that the old code derives from these records. */
  readonly state: State;
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
 * Plays a run of a configuration from its first record on, as the old code decides it, and returns its records as they were decided from. Every
 * comment holds what one job or person wrote at once, and the end of the run where that follows from it.
 */
export function playRun({ config, draws, conditions }: Played): readonly PlayedComment[] {
  const left = [...draws];
  const draw: Draw = (below) => (left.shift() ?? 0) % below;
  const first = buildRun({}, { config, startedAt: '2026-03-18T08:00:00Z' });
  let now = Date.parse(first.body.startedAt);
  const played = append([], { drafts: [store(first)], cause: 1, now: first.body.startedAt, conditions });
  while (left.length > 0) {
    const last = played.at(-1);
    if (last === undefined) break;
    const { state, records } = last;
    now += (pauses[draw(pauses.length)] ?? 1) * minute;
    const moment = { state, now: new Date(now).toISOString(), draw };
    const draft = drawEvent(listEvents(state), draw)?.build(moment);
    if (draft === undefined) break;
    const drafts = draft.drafts.map((each, index) => store(toRecord(each, records.length + 1 + index)));
    const cause = records.length + 1 + draft.cause;
    played.push(...append(records, { ...draft, drafts, cause, now: moment.now, conditions }));
  }
  return played;
}

function derive(records: readonly StoredRecord[], conditions: Conditions): State {
  const state = deriveState(records, runId, conditions);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

interface Appended extends Pick<CommentDraft, 'cancels'> {
  readonly drafts: readonly StoredRecord[];
  /** The `seq` of the record from which more follows. */
  readonly cause: number;
  readonly now: string;
  readonly conditions: Conditions;
}

/** Appends the records of a comment, and the end of the run where it follows from them or somebody ended it. */
function append(before: readonly StoredRecord[], { drafts, cause, now, conditions, cancels }: Appended): PlayedComment[] {
  const records = [...before, ...drafts];
  const state = derive(records, conditions);
  const decided = decide(state, { cause, now }).find((effect) => effect.kind === 'end-run');
  const end = cancels === true ? ({ outcome: 'cancelled', reason: 'somebody cancelled it' } as const) : decided;
  if (end === undefined) return [{ records, now, state }];
  const ended = [...records, buildEnd(records, { ...end, now })];
  return [
    { records, now, state },
    { records: ended, now, state: derive(ended, conditions) },
  ];
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

import type { Dispatch } from './dispatch.ts';
import type { RunRecord, StoredRecord } from './record.ts';

/** The first record of a run, with the comment that holds it. */
export type StoredRun = StoredRecord & { readonly record: RunRecord };

/** The name of a run, the thread that holds its records, and the position of the first one: all that is needed to read it. */
export type RunRef = Pick<Dispatch, 'run' | 'thread' | 'first'>;

/** The runs that are searched for. A field that is absent sets no condition. */
export interface RunQuery {
  readonly pipeline?: string;
  /** Number of the subject: a runs issue holds runs about many. */
  readonly about?: number | undefined;
  /** Only runs whose first record stands in an older comment than this one. */
  readonly before?: number;
}

/** Returns the record if it is the first one of a run; undefined for any other kind of record. */
export function toStoredRun(stored: StoredRecord | undefined): StoredRun | undefined {
  return stored !== undefined && isStoredRun(stored) ? stored : undefined;
}

function isStoredRun(stored: StoredRecord): stored is StoredRun {
  return stored.record.kind === 'run';
}

/** Returns the runs whose first record is among these records, the newest first. Ids of comments ascend over all threads. */
export function findRuns(records: readonly (StoredRecord | undefined)[], query: RunQuery = {}): readonly StoredRun[] {
  return records
    .filter((stored) => stored !== undefined)
    .filter(isStoredRun)
    .filter((stored) => isAsked(stored, query))
    .toSorted((a, b) => b.comment - a.comment);
}

function isAsked({ comment, record: { body } }: StoredRun, { pipeline, about, before }: RunQuery): boolean {
  return (
    (pipeline === undefined || body.pipeline === pipeline) &&
    (about === undefined || body.trigger.subject.number === about) &&
    (before === undefined || comment < before)
  );
}

/** Returns where a run is found: the time of its first record is that of the comment, or, where it is not known, that of the start. */
export function runRefOf({ record, comment, writtenAt }: StoredRun): RunRef {
  return { run: record.run, thread: record.thread, first: { id: comment, at: writtenAt ?? record.body.startedAt } };
}
